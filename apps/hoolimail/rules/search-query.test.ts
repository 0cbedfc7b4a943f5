import { describe, expect, test } from 'vitest';
import { termsOf } from '#kit/search/parse-search.ts';
import { looksEverywhere, parseSearch, type Query } from './search-query.ts';

const words = (text: string, field: 'all' | 'from' | 'subject' | 'to' = 'all', whole = false): Query => ({
  is: 'words',
  in: field,
  words: text,
  whole,
});
const and = (...all: Query[]): Query => ({ is: 'and', all });
const or = (...any: Query[]): Query => ({ is: 'or', any });
const not = (query: Query): Query => ({ is: 'not', query });

describe('a search as typed', () => {
  test.each<[string, Query]>([
    ['', and()],
    ['   ', and()],
    ['pam', words('pam')],
    ['Pam paper', and(words('pam'), words('paper'))],
    ['"sales call"', words('sales call', 'all', true)],
    ['"sales call', words('sales call', 'all', true)],
    ['Café', words('cafe')],
    ['from:pam', words('pam', 'from')],
    ['From:Pam', words('pam', 'from')],
    ['from: pam', and(words('from'), words('pam'))],
    ['from:me', { is: 'owner', in: 'from' }],
    ['from:pam@x.com', words('pam x com', 'from')],
    ['subject:"two words"', words('two words', 'subject', true)],
    ['subject:(a b)', and(words('a', 'subject'), words('b', 'subject'))],
    ['from:{pam jim}', or(words('pam', 'from'), words('jim', 'from'))],
    ['from:(pam OR jim)', or(words('pam', 'from'), words('jim', 'from'))],
    ['a OR b', or(words('a'), words('b'))],
    ['a b OR c d', and(words('a'), or(words('b'), words('c')), words('d'))],
    ['a AND b', and(words('a'), words('b'))],
    ['{a b c}', or(words('a'), words('b'), words('c'))],
    ['-a', not(words('a'))],
    ['a -from:b', and(words('a'), not(words('b', 'from')))],
    ['-(a b)', not(and(words('a'), words('b')))],
    ['x-ray', words('x ray')],
    ['a (b', and(words('a'), words('b'))],
    ['a) b', and(words('a'), words('b'))],
    ['OR a OR', words('a')],
    ['-', and()],
    ['--a', not(words('a'))],
    ['has:attachment', { is: 'attachment' }],
    ['has:wings', { is: 'nothing' }],
    ['is:unread', { is: 'state', state: 'unread' }],
    ['is:purple', { is: 'nothing' }],
    ['in:Sent', { is: 'in', place: 'sent' }],
    ['in:draft', { is: 'in', place: 'drafts' }],
    ['label:dundies', { is: 'label', name: 'dundies' }],
    ['label:"Dundies 2026"', { is: 'label', name: 'dundies 2026' }],
    ['category:promotions', { is: 'category', name: 'promotions' }],
    ['before:2026/3/28', { is: 'day', side: 'before', day: '2026-03-28' }],
    ['after:2026-03-28', { is: 'day', side: 'after', day: '2026-03-28' }],
    ['older_than:3d', { is: 'age', side: 'older', count: 3, unit: 'd' }],
    ['newer_than:2m', { is: 'age', side: 'newer', count: 2, unit: 'm' }],
    ['older_than:soon', { is: 'nothing' }],
    ['before:yesterday', { is: 'nothing' }],
    ['before:2026-02-31', { is: 'nothing' }],
    ['larger:5M', { is: 'size', side: 'larger', bytes: 5 * 1024 * 1024 }],
    ['smaller:10k', { is: 'size', side: 'smaller', bytes: 10 * 1024 }],
    ['9:30', words('9 30')],
    ['http://x.y', and(words('http'), words('x y'))],
    ['!!!', and()],
  ])('%s', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected);
  });

  test('deep nesting and long input come to an end', () => {
    expect(parseSearch(`${'('.repeat(400)}a${')'.repeat(400)}`)).toEqual(words('a'));
    expect(() => parseSearch('-'.repeat(500))).not.toThrow();
  });
});

test('spam and trash are looked at only when named', () => {
  expect(looksEverywhere(parseSearch('paper'))).toBe(false);
  expect(looksEverywhere(parseSearch('paper in:anywhere'))).toBe(true);
  expect(looksEverywhere(parseSearch('paper (in:trash OR in:spam)'))).toBe(true);
  expect(looksEverywhere(parseSearch('paper -in:trash'))).toBe(false);
});

test('highlights are the words looked for, not those excluded', () => {
  const terms = termsOf(parseSearch('paper -toner from:pam is:unread'));
  expect(terms.map(({ words }) => words)).toEqual(['paper', 'pam']);
});
