import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import type { Desk } from '../hands.ts';
import { readPlainScript } from './plain-script.ts';
import { PythonReader } from './python-reader.ts';

const PREFIX = 'import pyautogui; import time; pyautogui.FAILSAFE = False; ';

/** What a script does to a desk, in order; null when only Python could say. */
async function done(code: string): Promise<unknown[] | null> {
  const deeds = readPlainScript(code);
  if (!deeds) return null;
  const log: unknown[] = [];
  const note = (name: string) => vi.fn(async (...args: unknown[]) => void log.push([name, ...args]));
  const mouse = ['move', 'press', 'release', 'click', 'scroll'].map((name) => [name, note(name)]);
  const keys = ['type', 'press', 'down', 'up', 'chord'].map((name) => [name, note(`key ${name}`)]);
  const desk = {
    display: {
      ...Object.fromEntries(mouse),
      keyboard: Object.fromEntries(keys),
      pointer: async () => ({ x: 10, y: 20 }),
    },
    screen: { width: 1280, height: 800 },
    pause: note('pause'),
  } as unknown as Desk;
  for (const deed of deeds) await deed(desk);
  return log;
}

test.each<[string, unknown[]]>([
  [
    'pyautogui.click(100, 200)',
    [
      ['move', 100, 200],
      ['click', 'left', 1],
    ],
  ],
  [
    "pyautogui.click(x=1, y=2, clicks=3, button='right')",
    [
      ['move', 1, 2],
      ['click', 'right', 3],
    ],
  ],
  ['pyautogui.click()', [['click', 'left', 1]]],
  [
    'pyautogui.click((5, 6))',
    [
      ['move', 5, 6],
      ['click', 'left', 1],
    ],
  ],
  [
    'pyautogui.doubleClick(7, 8); pyautogui.tripleClick()',
    [
      ['move', 7, 8],
      ['click', 'left', 2],
      ['click', 'left', 3],
    ],
  ],
  ['pyautogui.moveTo(3, 4, 0, pyautogui.easeInQuad)', [['move', 3, 4]]],
  ['pyautogui.moveRel(-5, 5)', [['move', 5, 25]]],
  [
    'pyautogui.scroll(-3); pyautogui.hscroll(2)',
    [
      ['scroll', 0, 3],
      ['scroll', 2, 0],
    ],
  ],
  [
    'pyautogui.hotkey("ctrl", "c"); pyautogui.hotkey(["alt", "f4"])',
    [
      ['key chord', ['ctrl', 'c']],
      ['key chord', ['alt', 'f4']],
    ],
  ],
  [
    "pyautogui.press('enter', presses=2)",
    [
      ['key press', 'enter'],
      ['key press', 'enter'],
    ],
  ],
  [String.raw`pyautogui.write('a\n\'é\u20ac\\')`, [['key type', "a\n'é€\\"]]],
  ['time.sleep(0.5); pass', [['pause', 500]]],
  [
    'pyautogui.PAUSE = 0.2; pyautogui.keyDown("a")',
    [
      ['key down', 'a'],
      ['pause', 200],
    ],
  ],
  [
    'pyautogui.typewrite("a", interval=0.1)',
    [
      ['key type', 'a'],
      ['pause', 100],
    ],
  ],
  [
    'pyautogui.click(\n  100, # left\n  200,\n)\n# done\n\npyautogui.keyUp("b")',
    [
      ['move', 100, 200],
      ['click', 'left', 1],
      ['key up', 'b'],
    ],
  ],
])('%s takes the fast path', async (code, log) => {
  expect(await done(PREFIX + code)).toEqual(log);
});

test('the display that some clients set first makes no difference', async () => {
  const settings = `import os; os.environ["DISPLAY"] = ":0"; os.environ['XAUTHORITY'] = '/home/user/.Xauthority'; `;
  expect(await done(`${settings}${PREFIX}pyautogui.click()`)).toEqual([['click', 'left', 1]]);
});

test.each([
  'for i in range(3): pyautogui.click()',
  'x = 1',
  'pyautogui.click(x, 2)',
  'pyautogui.click(1 + 1, 2)',
  'pyautogui.write(f"a{1}")',
  'pyautogui.write("a" "b")',
  'pyautogui.write("""a""")',
  "pyautogui.write('a' * 3)",
  String.raw`pyautogui.write('\d')`,
  'pyautogui.write("open',
  'pyautogui.click(01, 2)',
  'pyautogui.click(1_0, 2)',
  'pyautogui.click(*[1, 2])',
  'pyautogui.click(x=1, 2)',
  'pyautogui.click(x=1, x=2)',
  'print(pyautogui.position())',
  'pyautogui.position()',
  'pyautogui.screenshot("a.png")',
  'pyautogui.click()\n  pyautogui.click()',
  'pyautogui.click() pyautogui.click()',
  'pyautogui.press("no such key")',
  'pyautogui.click(button="fourth")',
  'pyautogui.click(where=1)',
  'pyautogui.toString()',
  'import subprocess',
  'os.system("ls")',
  'time.sleep(-1)',
])('%s is left to Python', async (code) => {
  expect(await done(PREFIX + code)).toBeNull();
});

test('a module that was not imported is left to Python, which says so', async () => {
  expect(await done('pyautogui.click()')).toBeNull();
});

test('literals mean what they mean to Python', () => {
  const literals = [
    `'plain'`,
    `"it's"`,
    String.raw`'tab\tnew\nquote\'back\\slash'`,
    String.raw`"\x41\u00e9\U0001F600"`,
    `'漢字 👩‍👧'`,
    `-12`,
    `3.25`,
    `5.`,
    `0`,
    `True`,
    `None`,
    `[1, 'a', [2]]`,
    `(1,)`,
    `(7)`,
    `()`,
    `[1,\n # two\n 2,]`,
  ];
  const script =
    'import ast,json,sys; print(json.dumps([ast.literal_eval(x) for x in json.load(sys.stdin)]))';
  const expected = JSON.parse(
    execFileSync('python3', ['-c', script], { input: JSON.stringify(literals), encoding: 'utf8' }),
  );
  expect(literals.map((text) => new PythonReader(text).literal())).toEqual(expected);
});
