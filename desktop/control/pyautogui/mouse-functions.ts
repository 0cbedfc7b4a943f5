import { z } from 'zod';
import type { MouseButton } from '../display.ts';
import { type Desk, drag, moveTo, type Point } from '../hands.ts';
import { BadCall, defineFunction, ignored, type PyFunction, seconds, times } from './define-function.ts';

const number = z.number();
const turns = z.number().min(-10_000).max(10_000);
const pair = z.tuple([number, number]);
const x = z.union([number, pair, z.null()]).default(null);
const y = z.union([number, z.null()]).default(null);
const BUTTONS: Readonly<Record<string, MouseButton>> = {
  left: 'left',
  primary: 'left',
  1: 'left',
  middle: 'middle',
  2: 'middle',
  right: 'right',
  secondary: 'right',
  3: 'right',
};
const button = z
  .union([z.string(), number])
  .default('left')
  .transform((given, context) => {
    const known = BUTTONS[String(given).toLowerCase()];
    if (!known) context.addIssue(`There is no mouse button ${JSON.stringify(given)}`);
    return known as MouseButton;
  });

type Place = { x: number | [number, number] | null; y: number | null };

async function pointOf({ display }: Desk, { x: left, y: top }: Place): Promise<Point> {
  const here = await display.pointer();
  if (Array.isArray(left)) return { x: left[0], y: left[1] };
  return { x: left ?? here.x, y: top ?? here.y };
}

async function offsetPoint({ display }: Desk, { x: right, y: down }: Place): Promise<Point> {
  const here = await display.pointer();
  const [dx, dy] = Array.isArray(right) ? right : [right ?? 0, down ?? 0];
  return { x: here.x + dx, y: here.y + dy };
}

const isPlaced = (place: Place): boolean => place.x !== null || place.y !== null;

async function go(desk: Desk, place: Place, duration: number): Promise<void> {
  if (isPlaced(place)) await moveTo(desk, await pointOf(desk, place), duration * 1000);
}

const clicks = (fixed: { times?: number; button?: MouseButton }) => {
  const shape = {
    ...{ x, y },
    ...(fixed.times ? {} : { clicks: times.default(1) }),
    interval: seconds,
    ...(fixed.button ? {} : { button }),
    duration: seconds,
    tween: ignored,
  };
  return defineFunction(shape, async (given, desk) => {
    const { clicks: count = fixed.times ?? 1, button: which = fixed.button ?? 'left' } = given as {
      clicks?: number;
      button?: MouseButton;
    };
    await go(desk, given, given.duration);
    if (given.interval === 0) await desk.display.click(which, count);
    else
      for (let i = 0; i < count; i++) {
        await desk.display.click(which);
        await desk.pause(given.interval * 1000);
      }
  });
};

const move = defineFunction({ x, y, duration: seconds, tween: ignored }, async (given, desk) =>
  go(desk, given, given.duration),
);
const moveRelative = defineFunction(
  { xOffset: x, yOffset: y, duration: seconds, tween: ignored },
  async ({ xOffset, yOffset, duration }, desk) =>
    moveTo(desk, await offsetPoint(desk, { x: xOffset, y: yOffset }), duration * 1000),
);

const dragging = { duration: seconds, tween: ignored, button, logScreenshot: ignored, _pause: ignored };
const mouseDownUp = z.boolean().default(true);
const dragTo = defineFunction({ x, y, ...dragging, mouseDownUp }, async (given, desk) => {
  const way = { to: await pointOf(desk, given), button: given.button, durationMs: given.duration * 1000 };
  await (given.mouseDownUp ? drag(desk, way) : moveTo(desk, way.to, way.durationMs));
});
const dragRelative = defineFunction(
  { xOffset: x, yOffset: y, ...dragging, mouseDownUp },
  async (given, desk) => {
    const to = await offsetPoint(desk, { x: given.xOffset, y: given.yOffset });
    const way = { to, button: given.button, durationMs: given.duration * 1000 };
    await (given.mouseDownUp ? drag(desk, way) : moveTo(desk, way.to, way.durationMs));
  },
);

const pressing = (verb: 'press' | 'release') =>
  defineFunction({ x, y, button, duration: seconds, tween: ignored }, async (given, desk) => {
    await go(desk, given, given.duration);
    await desk.display[verb](given.button);
  });

const scrolling = (direction: 'vertical' | 'horizontal') =>
  defineFunction({ clicks: turns, x, y }, async (given, desk) => {
    await go(desk, given, 0);
    const clicks = Math.trunc(given.clicks);
    await (direction === 'vertical' ? desk.display.scroll(0, -clicks) : desk.display.scroll(clicks, 0));
  });

const position = defineFunction({}, async (_, { display }) => {
  const at = await display.pointer();
  return [at.x, at.y];
});
const size = defineFunction({}, async (_, { screen }) => [screen.width, screen.height]);
const onScreen = defineFunction({ x, y }, async (given, desk) => {
  const at = await pointOf(desk, given);
  return at.x >= 0 && at.y >= 0 && at.x < desk.screen.width && at.y < desk.screen.height;
});
const pixel = defineFunction({ x: number, y: number }, async (given, { screen }) => {
  const { bgrx, stride, width, height } = screen.grab();
  if (given.x < 0 || given.y < 0 || given.x >= width || given.y >= height)
    throw new BadCall(`pixel(): (${given.x}, ${given.y}) is off the screen, which is ${width} × ${height}`);
  const at = Math.trunc(given.y) * stride + Math.trunc(given.x) * 4;
  return [bgrx[at + 2], bgrx[at + 1], bgrx[at]];
});

export const mouseFunctions: Readonly<Record<string, PyFunction>> = {
  ...{ moveTo: move, moveRel: moveRelative, move: moveRelative },
  ...{ dragTo, dragRel: dragRelative, drag: dragRelative },
  ...{ click: clicks({}), leftClick: clicks({ times: 1, button: 'left' }) },
  rightClick: clicks({ times: 1, button: 'right' }),
  middleClick: clicks({ times: 1, button: 'middle' }),
  doubleClick: clicks({ times: 2 }),
  tripleClick: clicks({ times: 3 }),
  ...{ mouseDown: pressing('press'), mouseUp: pressing('release') },
  ...{ scroll: scrolling('vertical'), vscroll: scrolling('vertical'), hscroll: scrolling('horizontal') },
  ...{ position, size, onScreen, pixel },
};
