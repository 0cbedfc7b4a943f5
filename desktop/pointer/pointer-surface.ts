import { setTimeout as sleep } from 'node:timers/promises';
import type { Spot, Surface, Target } from '#kit/surface/surface.ts';
import type { ActionInput } from '#protocol/control.ts';
import type { ControlClient } from '../control/control-client.ts';
import type { Point } from '../control/hands.ts';
import type { Pc } from '../pc.ts';
import { chooseFile, visit } from './browser-window.ts';
import { createHand, type Hand, type StepOptions } from './hand.ts';
import { keysOf } from './keys.ts';
import type { Page } from './page-eyes.ts';
import { createPointing, describe, type Pointing, wantedOf } from './pointing.ts';
import { until } from './until.ts';
import { startWatchedFirefox, type WatchedFirefox } from './watched-firefox.ts';

const DRAG_S = 0.4;
/** A list takes no choice in the instant it opens, and the next list may hold an option of the same name. */
const CHOICE_TRIES = 5;
const LOOKS_AFTER_CHOICE = 20;
const LOOK_EVERY_MS = 50;
const MIDDLE: Spot = { x: 0.5, y: 0.5 };

export interface PointerSurface extends Surface {
  /** Closes the browser. */
  close(): Promise<void>;
}

/** A Surface in the PC's own Firefox, by the real mouse and keyboard. Nobody else must be at the PC meanwhile. */
export async function openPointerSurface(pc: Pc, options: StepOptions = {}): Promise<PointerSurface> {
  const { control } = pc;
  if (!control) throw new Error('There is no mouse to move: this PC has no desktop.');
  const firefox = await startWatchedFirefox({ ...pc, control });
  const hand = createHand(control, options);
  const parts = { firefox, control, hand, pointing: createPointing(firefox, hand) };
  return {
    ...createEyes(parts),
    ...createMouse(parts),
    ...createKeyboard(parts),
    close: () => firefox.close(),
  };
}

interface Parts {
  readonly firefox: WatchedFirefox;
  readonly control: ControlClient;
  readonly hand: Hand;
  readonly pointing: Pointing;
}

type Eyes = Pick<
  Surface,
  'read' | 'readAll' | 'isVisible' | 'waitFor' | 'waitUntilGone' | 'currentUrl' | 'title'
>;

function createEyes({ firefox }: Parts): Eyes {
  const isVisible = async (target: Target) =>
    (await firefox.ask<boolean>({ ask: 'isVisible', wanted: wantedOf(target) })) ?? false;
  const readAll = (target: Target) =>
    until(`read ${describe(target)}`, () =>
      firefox.ask<string[]>({ ask: 'texts', wanted: wantedOf(target) }),
    );
  const page = () => until('look at the page', () => firefox.ask<Page>({ ask: 'page' }));
  const waitFor = async (target: Target) => {
    await until(`see ${describe(target)}`, async () => (await isVisible(target)) || null);
  };
  return {
    isVisible,
    readAll,
    waitFor,
    async waitUntilGone(target) {
      await until(`see ${describe(target)} go`, async () => !(await isVisible(target)) || null);
    },
    async read(target) {
      await waitFor(target);
      const texts = await readAll(target);
      if (texts.length > 1) throw new Error(`Which one? There are ${texts.length} of ${describe(target)}.`);
      return texts[0] ?? '';
    },
    currentUrl: async () => (await page()).url,
    title: async () => (await page()).title,
  };
}

type Mouse = Omit<Surface, keyof Eyes | keyof ReturnType<typeof createKeyboard>>;

function createMouse(parts: Parts): Mouse {
  const { firefox, control, hand, pointing } = parts;
  const { click, pointAt, whereIs } = pointing;
  return {
    click: (target) => click(target, 'Click'),
    clickAt: (target, spot) => click(target, 'Click', { spot, mayBeCovered: true }),
    doubleClick: (target) => click(target, 'Double-click', { action: 'DOUBLE_CLICK' }),
    rightClick: (target) => click(target, 'Right-click', { action: 'RIGHT_CLICK' }),
    async hover(target) {
      const { x, y } = await pointAt(target);
      await hand.act(`Point at ${describe(target)}`, [{ action_type: 'MOVE_TO', x, y, duration: 0.1 }]);
    },
    choose: (target, option) => choose(parts, target, option),
    async drag(from, to, spots) {
      const [start, end] = [
        { spot: spots?.from ?? MIDDLE, mayBeCovered: true },
        { spot: spots?.to ?? MIDDLE, mayBeCovered: true },
      ];
      // Both are brought into view before the button goes down: nothing scrolls while one drags.
      await pointAt(to, end);
      const way = dragActions(await pointAt(from, start), await whereIs(to, end));
      await hand.act(`Drag ${describe(from)} to ${describe(to)}`, way);
    },
    async dragBy(from, { x, y }, spot = MIDDLE) {
      const start = await pointAt(from, { spot, mayBeCovered: true });
      const way = dragActions(start, { x: start.x + Math.round(x), y: start.y + Math.round(y) });
      await hand.act(`Drag ${describe(from)} by ${x}, ${y}`, way);
    },
    async upload(target, [path, ...others]) {
      if (!path || others.length > 0)
        throw new Error(
          `The file dialog is given one path at a time, not ${others.length + (path ? 1 : 0)}.`,
        );
      await click(target, 'Click');
      await chooseFile(control, hand, path);
    },
    async download(target) {
      const saved = firefox.nextDownload();
      await Promise.all([saved, click(target, 'Click')]);
      return saved;
    },
  };
}

const dragActions = (from: Point, to: Point): ActionInput[] => [
  { action_type: 'MOVE_TO', ...from, duration: 0.1 },
  { action_type: 'DRAG_TO', ...to, duration: DRAG_S },
];

async function choose({ firefox, pointing }: Parts, target: Target, name: string | RegExp): Promise<void> {
  const option: Target = { role: 'option', name };
  const isOpen = () => firefox.ask<boolean>({ ask: 'isVisible', wanted: wantedOf(option) });
  await pointing.click(target, 'Open');
  for (let tries = 0; tries < CHOICE_TRIES; tries++) {
    await pointing.click(option, 'Choose');
    for (let looks = 0; looks < LOOKS_AFTER_CHOICE; looks++, await sleep(LOOK_EVERY_MS))
      if (!(await isOpen())) return;
  }
  throw new Error(`The list stays open whatever is chosen: ${describe(option)} of ${describe(target)}.`);
}

function createKeyboard({ firefox, hand, pointing }: Parts) {
  return {
    open: (url: string) => visit(firefox, hand, url),
    async fill(target: Target, text: string) {
      await pointing.click(target, 'Click');
      await hand.act(`Replace what ${describe(target)} holds`, [
        { action_type: 'HOTKEY', keys: ['ctrl', 'a'] },
        text ? { action_type: 'TYPING', text } : { action_type: 'PRESS', key: 'delete' },
      ]);
    },
    type: (text: string) => hand.act('Type', [{ action_type: 'TYPING', text }]),
    press: (key: string) => hand.act(`Press ${key}`, [{ action_type: 'HOTKEY', keys: keysOf(key) }]),
  };
}
