import { ACTION_TYPES, type Action, actionSchema } from '#protocol/control.ts';
import { describeIssues } from './describe-issues.ts';
import { type Deed, drag, moveTo, type Point } from './hands.ts';
import { keysymOf, keysymsOf } from './keyboard.ts';
import type { Screen } from './screen.ts';

export class BadAction extends Error {}

/** The actions of a request as deeds: one, a list, or `{actions}`; each flat or with `parameters`, or a word such as "DONE". */
export function readActions(body: unknown, screen: Screen): Deed[] {
  const list = isRecord(body) && Array.isArray(body.actions) ? body.actions : [body].flat();
  if (list.length === 0) throw new BadAction('There is no action to perform.');
  return list.map((item, index) => {
    try {
      return deedOf(readAction(item), screen);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const which = list.length > 1 ? `Action ${index + 1} of ${list.length}: ` : '';
      throw new BadAction(`${which}${error.message} Nothing was done.`);
    }
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readAction(item: unknown): Action {
  const { action_type: type, parameters, ...flat } = isRecord(item) ? item : { action_type: item };
  const name = String(type).toUpperCase();
  if (!ACTION_TYPES.includes(name))
    throw new BadAction(`There is no action "${type}". Known are ${ACTION_TYPES.join(', ')}.`);
  const action = actionSchema.safeParse({ action_type: name, ...(isRecord(parameters) ? parameters : flat) });
  if (action.success) return action.data;
  throw new BadAction(`${name}: ${describeIssues(action.error)}.`);
}

/** Where an action takes place; undefined where the pointer is. */
function placeOf({ x, y }: { x?: number; y?: number }, { width, height }: Screen): Point | undefined {
  if (x === undefined && y === undefined) return undefined;
  if (x === undefined || y === undefined) throw new BadAction('Give both x and y, or neither.');
  if (x >= width || y >= height)
    throw new BadAction(`(${x}, ${y}) is off the screen, which is ${width} × ${height}.`);
  return { x, y };
}

function deedOf(action: Action, screen: Screen): Deed {
  const place = placeOf('x' in action ? action : {}, screen);
  const there = async (...[desk]: Parameters<Deed>) => {
    if (place) await moveTo(desk, place, 'duration' in action ? action.duration * 1000 : 0);
    return desk.display;
  };
  switch (action.action_type) {
    case 'MOVE_TO':
      return there;
    case 'CLICK':
      return async (desk) => (await there(desk)).click(action.button, action.num_clicks);
    case 'RIGHT_CLICK':
      return async (desk) => (await there(desk)).click('right');
    case 'DOUBLE_CLICK':
      return async (desk) => (await there(desk)).click(action.button, 2);
    case 'MOUSE_DOWN':
      return async (desk) => (await there(desk)).press(action.button);
    case 'MOUSE_UP':
      return async (desk) => (await there(desk)).release(action.button);
    case 'DRAG_TO':
      return (desk) => drag(desk, { to: action, button: action.button, durationMs: action.duration * 1000 });
    case 'SCROLL':
      return async (desk) => (await there(desk)).scroll(action.dx, -action.dy);
    default:
      return keyDeedOf(action);
  }
}

function keyDeedOf(action: Exclude<Action, { x?: number }>): Deed {
  switch (action.action_type) {
    case 'TYPING':
      keysymsOf(action.text);
      return ({ display }) => display.keyboard.type(action.text);
    case 'PRESS':
      keysymOf(action.key);
      return ({ display }) => display.keyboard.press(action.key);
    case 'KEY_DOWN':
      keysymOf(action.key);
      return ({ display }) => display.keyboard.down(action.key);
    case 'KEY_UP':
      keysymOf(action.key);
      return ({ display }) => display.keyboard.up(action.key);
    case 'HOTKEY':
      for (const key of action.keys) keysymOf(key);
      return ({ display }) => display.keyboard.chord(action.keys);
    case 'WAIT':
      return ({ pause }) => pause(action.seconds * 1000);
    default:
      return async () => undefined;
  }
}
