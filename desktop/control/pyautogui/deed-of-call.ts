import type { Deed } from '../hands.ts';
import { BadCall, type Call, type PyFunction } from './define-function.ts';
import { keyFunctions } from './key-functions.ts';
import { mouseFunctions } from './mouse-functions.ts';

const functions: Readonly<Record<string, PyFunction>> = { ...mouseFunctions, ...keyFunctions };

/** What a call does, by pyautogui's conventions. Throws a BadCall when its arguments are wrong. */
export function deedOfCall(call: Call): Deed {
  const known = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined;
  if (!known) throw new BadCall(`pyautogui has no function ${call.name}()`);
  return known(call);
}
