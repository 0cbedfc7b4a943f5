import { describe, expect, it } from 'vitest';
import { NO_SEARCH, readSearch, within, writeSearch } from './search-fields.ts';

describe('writeSearch', () => {
  it('writes each field as its operator', () => {
    expect(
      writeSearch({
        ...NO_SEARCH,
        from: 'pam',
        subject: 'beach day',
        hasAttachment: true,
        where: 'in:sent',
        after: '2026-03-01',
        hasWords: '"low tide"',
        doesntHave: 'draft old',
      }),
    ).toBe('from:pam subject:(beach day) has:attachment in:sent after:2026/03/01 "low tide" -draft -old');
  });
});

describe('readSearch', () => {
  it.each([
    'from:pam subject:(beach day) has:attachment in:sent after:2026/03/01 "low tide" -draft -old',
    'to:jim label:travel rent',
    'older_than:3d OR is',
  ])('reads %s back', (text) => {
    expect(writeSearch(readSearch(text))).toBe(text);
  });
});

it('counts the days around a date', () => {
  expect(within(7, '2026-04-02')).toEqual({ after: '2026-03-26', before: '2026-04-10' });
});
