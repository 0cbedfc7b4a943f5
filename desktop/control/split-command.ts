/** Splits a command line into words as a POSIX shell reads quotes and backslashes, and expands nothing. */
export function splitCommand(line: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let rest = line;
  const take = (length: number) => {
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const [first = ''] = rest;
    if (/\s/.test(first)) {
      if (word !== null) words.push(word);
      word = null;
      take(1);
      continue;
    }
    const [length, text] = readPart(rest);
    word = (word ?? '') + text;
    take(length);
  }
  return word === null ? words : [...words, word];
}

/** One quoted or plain part of a word: how long it is in the line, and what it says. */
function readPart(rest: string): [length: number, text: string] {
  if (rest.startsWith("'")) {
    const end = rest.indexOf("'", 1);
    if (end < 0) throw new UnreadableCommand('a single quote');
    return [end + 1, rest.slice(1, end)];
  }
  if (rest.startsWith('"')) {
    const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(rest);
    if (!quoted) throw new UnreadableCommand('a double quote');
    return [quoted[0].length, (quoted[1] as string).replace(/\\(["\\])/g, '$1')];
  }
  if (rest.startsWith('\\')) {
    if (rest.length === 1) throw new UnreadableCommand('a backslash');
    return [2, rest.slice(1, 2)];
  }
  const [plain = ''] = /^[^\s'"\\]+/.exec(rest) ?? [];
  return [plain.length, plain];
}

export class UnreadableCommand extends Error {
  constructor(what: string) {
    super(`The command ends within ${what}. Close it, or send the command as a list of words.`);
  }
}
