import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TestPc } from '../../testing/with-test-pc.ts';
import { call } from './call.ts';

const PREFIX = 'import pyautogui; import time; pyautogui.FAILSAFE = False; ';

const HELD = `from Xlib.display import Display
display = Display()
keys = display.query_keymap()
down = [code for code in range(256) if keys[code // 8] >> code % 8 & 1]
print(down, display.screen().root.query_pointer().mask & 0x1f00)`;
const NOTHING_HELD = '[] 0';
const SHIFT_HELD = '[50] 0';

/** Mouse and keyboard: actions, and pyautogui with and without Python. */
export function testHands(on: TestPc): void {
  const post = (path: `/${string}`, json: unknown) => call(on.control.socketPath, `POST ${path}`, { json });
  const cursor = async () => (await call(on.control.socketPath, 'GET /cursor_position')).json();
  const python = (code: string) => on.control.execute(['python', '-c', PREFIX + code]);
  /** Keycodes that the X server takes for pressed, and the mask of the mouse's buttons. */
  const held = async () => (await on.control.python(HELD)).output.trim();

  test('actions are taken flat, with parameters, as words and as lists', async () => {
    await on.control.act([
      { action_type: 'MOVE_TO', x: 200, y: 500 },
      { action_type: 'WAIT', seconds: 0.01 },
      { action_type: 'DONE' },
    ]);
    expect(await cursor()).toEqual([200, 500]);
    const nested = { action_type: 'MOVE_TO', parameters: { x: 210, y: 510 } };
    expect((await post('/actions', nested)).json()).toEqual({ status: 'success', cursor: [210, 510] });
    expect((await post('/actions', { actions: ['WAIT', 'CALL_USER', 'FAIL'] })).status).toBe(200);
  });

  test('the screen that follows comes with the answer, once it is still', async () => {
    const before = await on.control.screenshot({ settle: true });
    const opened = await on.control.act([{ action_type: 'RIGHT_CLICK', x: 700, y: 300 }], {
      screenshot: true,
    });
    expect(opened).toMatchObject({ cursor: { x: 700, y: 300 }, still: true });
    expect(opened.screenshot).toEqual(await on.control.screenshot());
    expect(opened.screenshot).not.toEqual(before);
    await on.control.act([{ action_type: 'PRESS', key: 'escape' }]);
  });

  test.each([
    [{ action_type: 'CLICK', x: 5000, y: 10 }, /\(5000, 10\) is off the screen, which is 1280 × 800/],
    [{ action_type: 'CLICK', x: 10 }, /Give both x and y/],
    [{ action_type: 'CLICK', clicks: 2 }, /CLICK: Unrecognized key: "clicks"/],
    [{ action_type: 'JUMP' }, /There is no action "JUMP". Known are MOVE_TO/],
    [{ action_type: 'PRESS', key: 'ctrl+c' }, /Press keys together as a hotkey: \["ctrl","c"\]/],
    [{ action_type: 'TYPING', text: 'a\u0007' }, /No key types the character U\+0007/],
    [{ action_type: 'TYPING' }, /TYPING: text/],
    ['nonsense', /There is no action "nonsense"/],
  ])('%j is refused and nothing is done', async (bad, reason) => {
    await on.control.act([{ action_type: 'MOVE_TO', x: 300, y: 300 }]);
    const answer = await post('/actions', [{ action_type: 'MOVE_TO', x: 1, y: 1 }, bad]);
    expect(answer.status).toBe(400);
    expect(answer.json().message).toMatch(reason);
    expect(answer.json().message).toContain('Nothing was done');
    expect(await cursor()).toEqual([300, 300]);
  });

  test.each([
    ['without Python', 'pyautogui.moveTo(50, 60); pyautogui.moveRel(5, 5); time.sleep(0.01)'],
    ['with Python', 'x = 50; pyautogui.moveTo(x, 60, 0.05, pyautogui.easeOutQuad); pyautogui.move(5, 5)'],
  ])('pyautogui moves the mouse %s', async (_, code) => {
    expect(await python(code)).toEqual({ status: 'success', output: '', error: '', returncode: 0 });
    expect(await cursor()).toEqual([55, 65]);
  });

  test.each([
    ['for', 'for i in range(3): pyautogui.moveTo(100 + i, 100); print(i, end="")', '012'],
    ['if', 'if pyautogui.size().width == 1280: print("wide")', 'wide\n'],
    ['def', 'def f():\n    return pyautogui.position()\nprint(f().x == pyautogui.position()[0])', 'True\n'],
    ['a string with one', 'x = "a; for b"; print(x)', 'a; for b\n'],
  ])('code on one line may begin with %s', async (_, code, output) => {
    expect(await python(code)).toEqual({ status: 'success', output, error: '', returncode: 0 });
  });

  test('failures are visible: code that is wrong ends with an error', async () => {
    const unknown = await python('pyautogui.press("no such key")');
    expect(unknown).toMatchObject({ status: 'success', returncode: 1 });
    expect(unknown.error).toMatch(/PyAutoGUIException: press\(\): keys: There is no key "no such key"/);
    expect((await python('pyautogui.click(where=1)')).error).toContain("unexpected keyword argument 'where'");
    expect(await python('for :')).toMatchObject({
      returncode: 1,
      error: expect.stringContaining('SyntaxError'),
    });
    expect((await python('pyautogui.locateOnScreen("a.png")')).error).toContain('Look at a screenshot');
  });

  test('pyautogui answers questions and takes pictures', async () => {
    await on.control.act([{ action_type: 'MOVE_TO', x: 640, y: 400 }]);
    const code = [
      'p = pyautogui.position(); s = pyautogui.size()',
      'print(p.x, p.y, s.width, s.height, pyautogui.onScreen(1280, 0), len(pyautogui.pixel(1, 1)))',
      'shot = pyautogui.screenshot("/tmp/shot.png", region=(0, 0, 30, 20)); print(shot.size)',
      'print("enter" in pyautogui.KEYBOARD_KEYS, pyautogui.easeInOutQuad(1))',
    ].join('\n');
    expect((await python(`\n${code}`)).output).toBe('640 400 1280 800 False 3\n(30, 20)\nTrue 1\n');
    expect((await on.control.readFile('/tmp/shot.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  test('a drag is a press, a way and a release', async () => {
    const { cursor: at } = await on.control.act([
      { action_type: 'MOVE_TO', x: 900, y: 300 },
      { action_type: 'DRAG_TO', x: 1000, y: 400 },
    ]);
    expect(at).toEqual({ x: 1000, y: 400 });
    expect(await held()).toBe(NOTHING_HELD);
  });

  test('keys and buttons stay down until they are let go, and never after a failure', async () => {
    await on.control.act([{ action_type: 'KEY_DOWN', key: 'shift' }]);
    expect(await held()).toBe(SHIFT_HELD);
    await on.control.act([{ action_type: 'KEY_UP', key: 'shift' }]);
    expect(await held()).toBe(NOTHING_HELD);
    const failing = { name: 'pixel', args: [5000, 1] };
    await on.control.act([
      { action_type: 'KEY_DOWN', key: 'ctrl' },
      { action_type: 'MOUSE_DOWN', x: 640, y: 700 },
    ]);
    expect((await post('/pyautogui', failing)).status).toBe(400);
    expect(await held()).toBe(NOTHING_HELD);
  });

  test('what several ask for is done one after the other', async () => {
    const both = [100, 1100].map((x) =>
      on.control.act([
        { action_type: 'MOVE_TO', x, y: 700 },
        { action_type: 'WAIT', seconds: 0.2 },
        { action_type: 'MOVE_TO', x: x + 50, y: 700 },
      ]),
    );
    await sleep(100);
    const [x] = (await cursor()) as unknown as [number];
    await Promise.all(both);
    expect([100, 1100]).toContain(x);
    expect([150, 1150]).toContain(((await cursor()) as unknown as [number])[0]);
  });
}
