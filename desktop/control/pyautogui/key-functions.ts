import { z } from 'zod';
import { describeIssues } from '../describe-issues.ts';
import { keysymOf, keysymsOf } from '../keyboard.ts';
import { BadCall, defineFunction, type PyFunction, seconds, times } from './define-function.ts';

const LONGEST_TEXT = 100_000;
const MOST_KEYS = 1000;
const list = z.array(z.string()).max(MOST_KEYS);
const names = z.union([z.string().transform((name) => [name]), list]);
const checkedKey = z.string().superRefine((name, context) => check(() => keysymOf(name), context));
const checkedKeys = names.superRefine((all, context) => check(() => all.forEach(keysymOf), context));

function check(assertion: () => void, context: { addIssue(message: string): void }): void {
  try {
    assertion();
  } catch (error) {
    context.addIssue((error as Error).message);
  }
}

const text = z.union([z.string().max(LONGEST_TEXT), list]).superRefine((message, context) => {
  check(() => (typeof message === 'string' ? keysymsOf(message) : message.forEach(keysymOf)), context);
});
const write = defineFunction(
  { message: text, interval: seconds },
  async ({ message, interval }, { display, pause }) => {
    const { keyboard } = display;
    if (typeof message === 'string' && interval === 0) return keyboard.type(message);
    const isText = typeof message === 'string';
    for (const part of message) {
      await (isText ? keyboard.type(part) : keyboard.press(part));
      if (interval > 0) await pause(interval * 1000);
    }
  },
);
const press = defineFunction(
  { keys: checkedKeys, presses: times.default(1), interval: seconds },
  async ({ keys, presses, interval }, { display, pause }) => {
    for (let i = 0; i < presses; i++) {
      for (const key of keys) await display.keyboard.press(key);
      if (interval > 0) await pause(interval * 1000);
    }
  },
);
const keyDown = defineFunction({ key: checkedKey }, async ({ key }, { display }) =>
  display.keyboard.down(key),
);
const keyUp = defineFunction({ key: checkedKey }, async ({ key }, { display }) => display.keyboard.up(key));

/** Takes its keys one by one or as a list, so that they have no names to bind to. */
const hotkey: PyFunction = ({ args, kwargs }) => {
  const given = z
    .object({ keys: checkedKeys, interval: seconds })
    .safeParse({ keys: args.length === 1 ? args[0] : args, interval: kwargs.interval });
  if (!given.success) throw new BadCall(`hotkey(): ${describeIssues(given.error)}`);
  const { keys, interval } = given.data;
  return async ({ display, pause }) => {
    if (interval === 0) return display.keyboard.chord(keys);
    for (const key of keys) {
      await display.keyboard.down(key);
      await pause(interval * 1000);
    }
    for (const key of keys.toReversed()) await display.keyboard.up(key);
  };
};

export const keyFunctions: Readonly<Record<string, PyFunction>> = {
  ...{ write, typewrite: write, press, hotkey, keyDown, keyUp },
};
