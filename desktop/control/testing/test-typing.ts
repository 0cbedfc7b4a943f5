import { expect, test } from 'vitest';
import type { ActionInput } from '#protocol/control.ts';
import type { TestPc } from '../../testing/with-test-pc.ts';

const SIGNS = 'Signs <>&`~!@#$%^*()_+-=[]{}|\\;:,./? é ñ ß Ç € “” 漢字かな 한글 Ж 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 end';
const QUOTES = `Quotes "double" 'single' ${SIGNS}`;
const THOUSAND = 'The quick <brown> fox jumps over the lazy dog; '.repeat(22).slice(0, 1000);
const page = (title: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><textarea autofocus rows="20" cols="80">`;
const LOOK = { still_ms: 300, max_ms: 5000 };

const press = (...keys: string[]): ActionInput => ({ action_type: 'HOTKEY', keys });
const type = (text: string): ActionInput => ({ action_type: 'TYPING', text });

/** Any text, exactly, in every program. */
export function testTyping(on: TestPc): void {
  const clipboard = async () => (await on.control.execute('xclip -o -selection clipboard')).output.trimEnd();

  /** Everything in the window that has the focus. */
  async function copied(): Promise<string> {
    await on.control.bash('printf nothing | xclip -i -selection clipboard >/dev/null 2>&1');
    await on.control.screenshot({ settle: LOOK });
    await on.control.act([press('ctrl', 'a'), press('ctrl', 'c')]);
    await expect.poll(clipboard, { timeout: 10_000 }).not.toBe('nothing');
    return clipboard();
  }
  async function open(command: string[], title: string): Promise<void> {
    await on.control.launch(command);
    await expect
      .poll(
        () =>
          on.control.activateWindow(title).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    await on.control.screenshot({ settle: { still_ms: 700, max_ms: 10_000 } });
  }
  /** LibreOffice shows its window long before it takes keys. */
  async function openOffice(kind: string): Promise<void> {
    await open(['libreoffice', `--${kind.toLowerCase()}`, '--norestore'], `LibreOffice ${kind}`);
    const hasFocus = /<(?:paragraph|table-cell) [^>]*st:focused="true"/;
    await expect.poll(on.control.accessibility, { timeout: 20_000, interval: 300 }).toMatch(hasFocus);
    await on.control.screenshot({ settle: LOOK });
  }
  /** Types over whatever is there. */
  async function typed(text: string): Promise<string> {
    await on.control.act([press('ctrl', 'a'), press('delete'), type(text)]);
    return copied();
  }

  test('a terminal gets what is typed, tabs and line ends included, and tells it', async () => {
    await open(
      ['xfce4-terminal', '--title', 'typing here', '-x', 'sh', '-c', 'cat >/tmp/typed; exec bash'],
      'typing here',
    );
    await on.control.act([type(`${QUOTES}\nsecond\tline\n${THOUSAND}\n`)]);
    await on.control.screenshot({ settle: LOOK });
    await on.control.act([press('ctrl', 'd')]);
    await expect
      .poll(async () => (await on.control.readFile('/tmp/typed')).toString('utf8'))
      .toBe(`${QUOTES}\nsecond\tline\n${THOUSAND}\n`);
    await on.control.act([type('echo "it is $((40 + 2))"\n')]);
    await expect.poll(() => on.control.terminal()).toContain('it is 42');
    await on.control.closeWindow('typing here');
    await on.control.act([press('enter')]);
  });

  test('`<` and what is not ASCII is typed exactly, with and without Python', async () => {
    await open(['mousepad'], 'Mousepad');
    expect(await typed(QUOTES)).toBe(QUOTES);
    const text = JSON.stringify(QUOTES);
    for (const code of [`pyautogui.typewrite(${text})`, `text = ${text}; pyautogui.write(text)`]) {
      await on.control.act([press('ctrl', 'a'), press('delete')]);
      await on.control.execute(['python', '-c', `import pyautogui; ${code}`]);
      expect(await copied()).toBe(QUOTES);
    }
  });

  test('1,000 characters take no more than 3 s, whatever Caps Lock says', async () => {
    await on.control.activateWindow('Mousepad');
    await on.control.act([press('ctrl', 'a'), press('capslock')]);
    const began = performance.now();
    await on.control.act([type(THOUSAND)]);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await copied()).toBe(THOUSAND.trimEnd());
    await on.control.act([press('a'), press('capslock'), press('a')]);
    expect(await copied()).toBe('Aa');
  });

  test('more foreign characters than there are spare keys, and a layout that changes meanwhile', async () => {
    await on.control.activateWindow('Mousepad');
    const han = Array.from({ length: 90 }, (_, i) => String.fromCodePoint(0x4e00 + i * 11)).join('');
    expect(await typed(han)).toBe(han);
    await on.control.bash('setxkbmap de');
    expect(await typed(`yz ${SIGNS}`)).toBe(`yz ${SIGNS}`);
    await on.control.bash('setxkbmap us');
    expect(await typed(`yz ${SIGNS}`)).toBe(`yz ${SIGNS}`);
    const loans = async () => (await on.control.bash('xkbcomp -w0 :0 - 2>&1 | grep -c U6F22')).output.trim();
    expect(await loans()).not.toBe('0');
    await expect.poll(loans).toBe('0');
    await on.control.bash('pkill mousepad');
  });

  test('Firefox gets it, and tells what is on its page', async () => {
    await on.control.writeFile('/tmp/fox.html', page('for the fox'));
    await open(['firefox-esr', 'file:///tmp/fox.html'], 'for the fox');
    await on.control.act([{ action_type: 'CLICK', x: 400, y: 300 }]);
    expect(await typed(QUOTES)).toBe(QUOTES);
    const tree = await on.control.accessibility();
    expect(tree).toMatch(/<application name="Firefox"/);
    expect(tree).toMatch(
      /<entry [^>]*st:focused="true"[^>]*cp:screencoord="\(\d+, \d+\)" cp:size="\(\d+, \d+\)"/,
    );
    expect(tree).toContain('漢字かな 한글');
  }, 60_000);

  test('ten accessibility reads at once are all answered', async () => {
    const trees = await Promise.all(Array.from({ length: 10 }, () => on.control.accessibility()));
    for (const tree of trees)
      expect(tree).toMatch(/^<desktop-frame [\s\S]*<application name="Firefox"[\s\S]*<\/desktop-frame>$/);
    await on.control.bash('pkill firefox');
  });

  test('Chromium gets it', async () => {
    await on.control.writeFile('/tmp/metal.html', page('for the metal'));
    const app = ['--no-first-run', '--user-data-dir=/tmp/chromium', '--app=file:///tmp/metal.html'];
    await open(['chromium', ...app], 'for the metal');
    await on.control.act([{ action_type: 'CLICK', x: 400, y: 300 }]);
    expect(await typed(QUOTES)).toBe(QUOTES);
    await on.control.bash('pkill chromium');
  }, 60_000);

  test('Writer gets it', async () => {
    await openOffice('Writer');
    expect(await typed(QUOTES)).toBe(QUOTES);
    await on.control.bash('pkill soffice');
    await expect.poll(async () => (await on.control.execute('pgrep soffice')).output).toBe('');
  }, 60_000);

  test('Calc gets it, and tells the cells that are shown', async () => {
    await openOffice('Calc');
    await on.control.act([type(`${QUOTES}\t7\n`)]);
    expect(await copied()).toBe(`${QUOTES}\t7`);
    expect(await on.control.accessibility()).toMatch(/<table-cell name="B1"[^>]*>7</);
    await on.control.bash('pkill soffice');
  }, 60_000);
}
