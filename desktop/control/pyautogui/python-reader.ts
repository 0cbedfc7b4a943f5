/** Thrown where code is more than this reader knows: then only Python can say what it means. */
export class NotPlain extends Error {}

/** A value that is written out; a way of easing, which makes no difference, is null. */
export type Literal = string | number | boolean | null | Literal[];

export interface LiteralArguments {
  args: Literal[];
  kwargs: Record<string, Literal>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  t: '\t',
  r: '\r',
};
const WORDS: Readonly<Record<string, Literal>> = { True: true, False: false, None: null };
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d*)?(?![\w.])/y;
const IDENTIFIER = /[A-Za-z_]\w*/y;
const EASING = /pyautogui\.(?:linear|ease[A-Za-z]+)\b/y;
const SPACE = /[ \t]*/y;
/** Within brackets a line may end and hold a comment. */
const LOOSE_SPACE = /(?:\s|#.*)*/y;

/** Reads literals of Python from a place in code onwards. Strict: whatever it does not know, it refuses. */
export class PythonReader {
  readonly #code: string;
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#code.length;
  }

  /** Takes what matches here; undefined when it does not. The pattern is sticky. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#code)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  take(text: string): boolean {
    const isHere = this.#code.startsWith(text, this.#at);
    if (isHere) this.#at += text.length;
    return isHere;
  }

  expect(text: string): void {
    if (!this.take(text)) throw new NotPlain();
  }

  skipSpace(): void {
    this.match(SPACE);
  }

  name(): string {
    const name = this.match(IDENTIFIER);
    if (!name) throw new NotPlain();
    return name;
  }

  /** From after the opening bracket of a call to after its closing one. */
  arguments(): LiteralArguments {
    const args: Literal[] = [];
    const kwargs: Record<string, Literal> = {};
    this.#list(')', () => {
      const keyword = this.match(/[A-Za-z_]\w*(?=\s*=(?!=))/y);
      if (keyword === undefined) {
        if (Object.keys(kwargs).length > 0) throw new NotPlain();
        args.push(this.literal());
        return;
      }
      if (Object.hasOwn(kwargs, keyword)) throw new NotPlain();
      this.match(/\s*=\s*/y);
      kwargs[keyword] = this.literal();
    });
    return { args, kwargs };
  }

  literal(): Literal {
    const number = this.match(NUMBER);
    if (number !== undefined) return Number(number);
    if (this.take('[')) return this.#items(']').items;
    if (this.take('(')) {
      const { items, hasComma } = this.#items(')');
      return items.length === 1 && !hasComma ? (items[0] as Literal) : items;
    }
    if (this.match(EASING) !== undefined) return null;
    const word = this.match(/(?:True|False|None)\b/y);
    return word === undefined ? this.#string() : (WORDS[word] as Literal);
  }

  #items(close: string): { items: Literal[]; hasComma: boolean } {
    const items: Literal[] = [];
    const hasComma = this.#list(close, () => void items.push(this.literal()));
    return { items, hasComma };
  }

  /** Answers whether there was a comma after the last item. */
  #list(close: string, readItem: () => void): boolean {
    this.match(LOOSE_SPACE);
    if (this.take(close)) return false;
    for (;;) {
      readItem();
      this.match(LOOSE_SPACE);
      if (this.take(close)) return false;
      this.expect(',');
      this.match(LOOSE_SPACE);
      if (this.take(close)) return true;
    }
  }

  #string(): string {
    const quote = this.match(/['"]/y);
    if (!quote || this.#code.startsWith(quote + quote, this.#at)) throw new NotPlain();
    let text = '';
    for (;;) {
      if (this.take(quote)) return text;
      const plain = this.match(/[^'"\\\n\r]+/y) ?? this.match(/['"]/y);
      text += plain ?? this.#escape();
    }
  }

  #escape(): string {
    this.expect('\\');
    const coded = this.match(/x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}/y);
    const known = coded === undefined && ESCAPES[this.match(/[\\'"ntr]/y) ?? ''];
    if (known) return known;
    const code = Number.parseInt(coded?.slice(1) ?? '', 16);
    if (!(code <= 0x10_ffff) || (code >= 0xd800 && code <= 0xdfff)) throw new NotPlain();
    return String.fromCodePoint(code);
  }
}
