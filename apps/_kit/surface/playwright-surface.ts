import type { Locator, Page } from 'playwright-core';
import type { Surface, Target } from './surface.ts';

/** A Surface in a browser that Playwright drives: fast, for tests and the web backend. */
export function createPlaywrightSurface(page: Page): Surface {
  const find = (target: Target): Locator => {
    const scope = target.within ? find(target.within) : page;
    const found = scope.getByRole(target.role, { name: target.name, exact: typeof target.name === 'string' });
    return target.nth === undefined ? found : found.nth(target.nth);
  };
  return {
    open: async (url) => {
      await page.goto(url);
      await page.locator('#root > *').first().waitFor();
    },
    click: (target) => find(target).click(),
    doubleClick: (target) => find(target).dblclick(),
    rightClick: (target) => find(target).click({ button: 'right' }),
    hover: (target) => find(target).hover(),
    fill: (target, text) => find(target).fill(text),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (target, option) => {
      await find(target).click();
      await pickOption(page.getByRole('option', { name: option, exact: typeof option === 'string' }));
    },
    drag: (from, to) => dragByHand(page, find(from), find(to)),
    upload: async (target, paths) => {
      const chosen = page.waitForEvent('filechooser');
      await find(target).click();
      await (await chosen).setFiles([...paths]);
    },
    download: async (target) => {
      const started = page.waitForEvent('download');
      await find(target).click();
      return (await started).path();
    },
    read: async (target) => {
      await find(target).waitFor();
      return (await find(target).evaluateAll(textsOf))[0] ?? '';
    },
    readAll: (target) => find(target).evaluateAll(textsOf),
    isVisible: (target) => find(target).first().isVisible(),
    waitFor: (target) => find(target).first().waitFor(),
    waitUntilGone: (target) => find(target).first().waitFor({ state: 'hidden' }),
    currentUrl: async () => page.url(),
    title: () => page.title(),
  };
}

const textsOf = (nodes: Element[]): string[] =>
  nodes.map((node) => {
    const isField = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
    return (isField ? node.value : (node as HTMLElement).innerText).trim();
  });

/** A list takes no choice in the instant it opens, and the next list may hold an option of the same name. */
export async function pickOption(option: Locator): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await option.click();
    const isClosed = await option
      .first()
      .waitFor({ state: 'hidden', timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (isClosed) return;
  }
  throw new Error('The list stays open whatever is chosen.');
}

/** Like a hand: press, move in steps, release. Pointer-event drags need the way, not only its ends. */
async function dragByHand(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('Cannot drag there: the target is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
}
