import { describe, expect, it } from 'vitest';
import { listAt, listAtHref, listHref, threadHref } from './list-location.ts';

describe('listAt', () => {
  it('reads folders, categories, labels and searches', () => {
    expect(listAt('/', {})).toEqual({ category: 'primary', query: '', page: 1 });
    expect(listAt('/mail/starred', { page: '2' })).toEqual({ folder: 'starred', query: '', page: 2 });
    expect(listAt('/label/7', {})).toEqual({ labelId: 7, query: '', page: 1 });
    expect(listAt('/search', { q: 'from:pam' })).toEqual({ query: 'from:pam', page: 1 });
  });
  it('knows what is no list, and ignores a page that is no number', () => {
    expect(listAt('/threads/3', {})).toBeNull();
    expect(listAt('/threads/3/print', {})).toBeNull();
    expect(listAt('/mail/sent', { page: '-1' })?.page).toBe(1);
  });
});

describe('listHref', () => {
  it.each(['/', '/mail/sent?page=3', '/category/social', '/label/2', '/search?q=is%3Aunread&page=2'])(
    'gives %s back',
    (href) => {
      const input = listAtHref(href);
      expect(input && listHref(input)).toBe(href);
    },
  );
  it('carries the list in the address of a conversation', () => {
    expect(threadHref(5, { folder: 'sent', query: '', page: 2 })).toBe(
      '/threads/5?from=%2Fmail%2Fsent%3Fpage%3D2',
    );
  });
});
