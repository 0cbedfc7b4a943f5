import type { Locator, Page } from 'playwright-core';
import type { Spot, Surface, Target } from './surface.ts';

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
    clickAt: async (target, spot) => {
      const { x, y } = await pointAt(find(target), spot);
      await page.mouse.click(x, y);
    },
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
    drag: async (from, to, spots) => {
      await pointAt(find(to), spots?.to);
      await page.mouse.move(...xy(await pointAt(find(from), spots?.from)));
      await page.mouse.down();
      await release(page, await visiblePoint(find(to), spots?.to));
    },
    dragBy: async (from, way, spot) => {
      const start = await pointAt(find(from), spot);
      await page.mouse.move(...xy(start));
      await page.mouse.down();
      await release(page, { x: start.x + way.x, y: start.y + way.y });
    },
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

interface Point {
  x: number;
  y: number;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };
const xy = ({ x, y }: Point): [number, number] => [x, y];

/** Where a spot of an element is on the screen, once it is scrolled there and stands still. */
async function pointAt(element: Locator, spot = MIDDLE): Promise<Point> {
  const { width, height } = await boxOf(element);
  await element.hover({ position: { x: width * spot.x, y: height * spot.y }, force: true });
  return visiblePoint(element, spot);
}

async function visiblePoint(element: Locator, spot = MIDDLE): Promise<Point> {
  const box = await boxOf(element);
  return { x: box.x + box.width * spot.x, y: box.y + box.height * spot.y };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Cannot point at it: it is not on the screen.');
  return box;
}

/** Like a hand: in steps. Pointer-event drags need the way, not only its ends. */
async function release(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.up();
}
