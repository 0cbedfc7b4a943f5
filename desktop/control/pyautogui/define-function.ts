import { z } from 'zod';
import { describeIssues } from '../describe-issues.ts';
import type { Deed, Desk } from '../hands.ts';

/** A call of a function of pyautogui, arguments as Python gave them. */
export const callSchema = z.object({
  name: z.string(),
  args: z.array(z.unknown()).default([]),
  kwargs: z.record(z.string(), z.unknown()).default({}),
});
export type Call = z.output<typeof callSchema>;

/** What Python raises as an error of pyautogui. */
export class BadCall extends Error {}

/** What a call of a function does. Throws a BadCall when its arguments are wrong. */
export type PyFunction = (call: Call) => Deed;

export const seconds = z.number().min(0).max(3600).default(0);
export const times = z.int().min(0).max(10_000);
export const ignored = z.unknown().optional();
/** Every function takes these at its end; ways of easing make no difference. */
const common = { tween: ignored, logScreenshot: ignored, _pause: ignored };

/** A function by its parameters, in their order, and what it does with them. */
export function defineFunction<Shape extends z.ZodRawShape>(
  shape: Shape,
  act: (given: z.output<z.ZodObject<Shape>>, desk: Desk) => Promise<unknown>,
): PyFunction {
  const schema = z.object({ ...shape, ...common });
  const parameters = [...new Set([...Object.keys(shape), 'logScreenshot', '_pause'])];
  return (call) => {
    const given = schema.safeParse(bind(call, parameters));
    if (!given.success) throw new BadCall(`${call.name}(): ${describeIssues(given.error)}`);
    return (desk) => act(given.data as z.output<z.ZodObject<Shape>>, desk);
  };
}

/** Arguments by name, as Python binds them. */
function bind({ name, args, kwargs }: Call, parameters: readonly string[]): Record<string, unknown> {
  if (args.length > parameters.length)
    throw new BadCall(
      `${name}() takes at most ${parameters.length} arguments, and ${args.length} were given`,
    );
  const given = Object.fromEntries(args.map((value, index) => [parameters[index], value]));
  for (const [key, value] of Object.entries(kwargs)) {
    if (key in given) throw new BadCall(`${name}() got multiple values for argument '${key}'`);
    if (!parameters.includes(key) && !(key in common))
      throw new BadCall(`${name}() got an unexpected keyword argument '${key}'`);
    given[key] = value;
  }
  return given;
}
