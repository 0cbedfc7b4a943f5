/** What RFC 5545, 3.1 asks of every line of a file: CRLF, 75 octets at most, no control characters. Answers what breaks it. */
export function brokenLines(text: string): string[] {
  const problems: string[] = [];
  if (!text.endsWith('\r\n')) problems.push('The last line does not end in CRLF.');
  const lines = text.split('\r\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const bytes = Buffer.byteLength(line);
    if (bytes > 75) problems.push(`Line ${index + 1} has ${bytes} octets.`);
    if (/[\r\n]/.test(line)) problems.push(`Line ${index + 1} has a bare CR or LF.`);
    const isContinued = line.startsWith(' ');
    if (!isContinued && !/^[A-Z0-9-]+[;:]/.test(line))
      problems.push(`Line ${index + 1} has no name: ${line}`);
  }
  return [...problems, ...unbalanced(lines)];
}

function unbalanced(lines: readonly string[]): string[] {
  const open: string[] = [];
  for (const line of lines) {
    const [, word, name] = /^(BEGIN|END):(\w+)$/.exec(line) ?? [];
    if (word === 'BEGIN' && name) open.push(name);
    if (word === 'END' && open.pop() !== name) return [`${name} ends before it began.`];
  }
  return open.map((name) => `${name} does not end.`);
}
