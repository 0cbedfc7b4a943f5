import type { Deed } from '../hands.ts';
import { deedOfCall } from './deed-of-call.ts';
import { BadCall } from './define-function.ts';
import { type LiteralArguments, NotPlain, PythonReader } from './python-reader.ts';

const MODULES = ['pyautogui', 'time', 'os'];
const DISPLAY_SETTING = /os\.environ\[(["'])(DISPLAY|XAUTHORITY)\1\] *= *(["'])[\w:./-]*\3/y;
const PAUSE_SETTING = /pyautogui\.PAUSE *= */y;
const FAILSAFE_SETTING = /pyautogui\.FAILSAFE *= *(?:True|False)\b/y;
/** What answers something that the rest of a script would use, or print. */
const QUESTIONS = new Set(['position', 'size', 'onScreen', 'pixel']);

/**
 * A script that only calls functions of pyautogui one after the other with values that are written out: as deeds, so that no
 * Python needs to start. Null when it is anything else, also when a call in it is wrong.
 */
export function readPlainScript(code: string): Deed[] | null {
  try {
    return new PlainScript(code).read();
  } catch (error) {
    if (error instanceof NotPlain || error instanceof BadCall) return null;
    throw error;
  }
}

class PlainScript {
  readonly #reader: PythonReader;
  readonly #imported = new Set<string>();
  readonly #deeds: Deed[] = [];
  #pauseS = 0;

  constructor(code: string) {
    this.#reader = new PythonReader(code);
  }

  read(): Deed[] {
    while (!this.#reader.isAtEnd) {
      const isLineEmpty = this.#reader.match(/[ \t]*(?:#.*)?(?:\r?\n|$)/y) !== undefined;
      if (!isLineEmpty) this.#line();
    }
    return this.#deeds;
  }

  /** Statements with semicolons between, up to the end of the line. */
  #line(): void {
    for (;;) {
      this.#statement();
      this.#reader.skipSpace();
      const hasMore = this.#reader.take(';');
      this.#reader.skipSpace();
      if (this.#reader.match(/(?:#.*)?(?:\r?\n|$)/y) !== undefined) return;
      if (!hasMore) throw new NotPlain();
    }
  }

  #statement(): void {
    const reader = this.#reader;
    if (reader.match(/import +/y)) this.#import();
    else if (reader.match(/pass\b/y)) return;
    else if (reader.match(DISPLAY_SETTING)) this.#need('os');
    else if (reader.match(FAILSAFE_SETTING)) this.#need('pyautogui');
    else if (reader.match(PAUSE_SETTING)) this.#setPause();
    else this.#call();
  }

  #import(): void {
    do {
      this.#reader.skipSpace();
      const name = this.#reader.name();
      if (!MODULES.includes(name)) throw new NotPlain();
      this.#imported.add(name);
      this.#reader.skipSpace();
    } while (this.#reader.take(','));
  }

  #setPause(): void {
    this.#need('pyautogui');
    const value = this.#reader.literal();
    if (typeof value !== 'number' || value < 0) throw new NotPlain();
    this.#pauseS = value;
  }

  #call(): void {
    const module = this.#reader.name();
    this.#need(module);
    this.#reader.expect('.');
    const name = this.#reader.name();
    this.#reader.expect('(');
    const given = this.#reader.arguments();
    if (name === 'sleep' && module !== 'os') this.#wait(given);
    else if (module === 'pyautogui' && !QUESTIONS.has(name)) this.#act(name, given);
    else throw new NotPlain();
  }

  #act(name: string, { args, kwargs }: LiteralArguments): void {
    this.#deeds.push(deedOfCall({ name, args, kwargs }));
    if (this.#pauseS > 0) this.#wait({ args: [this.#pauseS], kwargs: {} });
  }

  #wait({ args, kwargs }: LiteralArguments): void {
    const [seconds] = args;
    const isSeconds = args.length === 1 && Object.keys(kwargs).length === 0;
    if (!isSeconds || typeof seconds !== 'number' || seconds < 0) throw new NotPlain();
    this.#deeds.push(({ pause }) => pause(seconds * 1000));
  }

  #need(module: string): void {
    if (!this.#imported.has(module)) throw new NotPlain();
  }
}
