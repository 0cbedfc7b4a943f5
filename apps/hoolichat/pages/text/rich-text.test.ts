import { expect, test } from 'vitest';
import { isBigEmoji, type Piece, readText } from './rich-text.ts';

const flat = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      'pieces' in piece
        ? `<${piece.kind}>${flat(piece.pieces)}</>`
        : piece.kind === 'text'
          ? piece.text
          : `<${piece.kind}>${piece.text}</>`,
    )
    .join('');

test.each([
  ['plain', 'plain'],
  ['*bold* and _leaning_ and ~gone~', '<bold>bold</> and <italic>leaning</> and <strike>gone</>'],
  ['*bold with _both_*', '<bold>bold with <italic>both</></>'],
  ['2*3*4 and snake_case_name', '2*3*4 and snake_case_name'],
  ['* not bold *', '* not bold *'],
  ['see https://a.example/x_y_z?q=*1*.', 'see <link>https://a.example/x_y_z?q=*1*</>.'],
  ['`*as is*`', '<code>*as is*</>'],
  ['www.example.com!', '<link>www.example.com</>!'],
  ['ask @Ann Lee, not @Ann', 'ask <mention>@Ann Lee</>, not <mention>@Ann</>'],
])('%s', (text, expected) => {
  expect(flat(readText(text, ['Ann', 'Ann Lee']))).toBe(expected);
});

test('up to three emoji alone are big', () => {
  expect(['🎉', '👩‍🚀 👍🏽', '❤️❤️❤️'].every(isBigEmoji)).toBe(true);
  expect(['🎉🎉🎉🎉', 'ok 👍', '3', ''].some(isBigEmoji)).toBe(false);
});
