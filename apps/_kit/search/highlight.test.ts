import { describe, expect, test } from 'vitest';
import { excerpt, highlight, type Segment } from './highlight.ts';
import { parseSearch, termsOf } from './parse-search.ts';

const terms = (typed: string) => termsOf(parseSearch(typed, { prefix: 'every' }));
const marked = (segments: readonly Segment[]) =>
  segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('what was looked for is marked', () => {
  test.each([
    ['pap', 'Paper, newspaper', '[Pap]er, newspaper'],
    ['cafe', 'Cafés and CAFE\u0301S', '[Café]s and [CAFE\u0301]S'],
    ['"two words"', 'two, words; two word', '[two, words]; two word'],
    ['a b', 'a b c', '[a] [b] c'],
    ['paper pap', 'paper', '[paper]'],
    ['x -paper', 'paper x', 'paper [x]'],
    ['<b>', 'a <b>bold</b> b', 'a <[b]>[b]old</[b]> [b]'],
    ['', 'nothing', 'nothing'],
    ['anything', '', ''],
  ])('%s in %s', (typed, text, expected) => {
    expect(marked(highlight(text, terms(typed)))).toBe(expected);
  });
});

describe('an excerpt', () => {
  const long = `${'filler '.repeat(60)}the needle here${' filler'.repeat(60)}`;

  test('shows the first hit with words around it', () => {
    const shown = marked(excerpt(long, terms('needle')));
    expect(shown).toMatch(/^…filler .*the \[needle\] here filler.*filler…$/);
    expect(shown.length).toBeLessThan(150);
  });

  test('of a short text is the text, on one line', () => {
    expect(marked(excerpt('one\n\n two', terms('two')))).toBe('one [two]');
  });

  test('begins at the beginning where nothing is found', () => {
    expect(marked(excerpt(long, terms('absent')))).toMatch(/^filler .*…$/);
  });

  test('does not cut an emoji in half', () => {
    for (let length = 20; length < 30; length++)
      expect(marked(excerpt('🎉'.repeat(200), terms('x'), length)).isWellFormed()).toBe(true);
  });
});
