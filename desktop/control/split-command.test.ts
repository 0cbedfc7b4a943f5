import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { splitCommand } from './split-command.ts';

const LINES = [
  `echo hello  world`,
  `a 'b c' "d e" f\\ g`,
  `say "it's" 'a "quoted" word' pre'fix'"ed"`,
  `x "" '' y`,
  `"a\\"b\\\\c\\d" '\\n' \\"`,
  `tabs\tand\nlines`,
  `~/file $HOME *.txt # no comment`,
  ``,
  `  é ñ '漢 字' `,
];

test('words are split as Python splits them', () => {
  const script = 'import json,shlex,sys; print(json.dumps([shlex.split(x) for x in json.load(sys.stdin)]))';
  const expected = JSON.parse(
    execFileSync('python3', ['-c', script], { input: JSON.stringify(LINES), encoding: 'utf8' }),
  );
  expect(LINES.map(splitCommand)).toEqual(expected);
});

test.each([`echo 'open`, `echo "open`, `echo \\`])('%s is refused', (line) => {
  expect(() => splitCommand(line)).toThrow(/Close it/);
});
