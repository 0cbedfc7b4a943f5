import { describe, expect, it } from 'vitest';
import type { ListInput } from '../../list-location.ts';
import { leavesList } from './optimistic.ts';

const list = (of: Partial<ListInput>): ListInput => ({ query: '', page: 1, ...of });

describe('leavesList', () => {
  it('takes archived and snoozed conversations out of the inbox only', () => {
    expect(leavesList({ do: 'archive' }, list({ category: 'primary' }))).toBe(true);
    expect(leavesList({ do: 'snooze', until: 1 }, list({ category: 'social' }))).toBe(true);
    expect(leavesList({ do: 'archive' }, list({ folder: 'starred' }))).toBe(false);
    expect(leavesList({ do: 'archive' }, list({ labelId: 3 }))).toBe(false);
  });
  it('takes deleted ones out of everything but searches', () => {
    expect(leavesList({ do: 'trash' }, list({ folder: 'sent' }))).toBe(true);
    expect(leavesList({ do: 'trash' }, list({ labelId: 3 }))).toBe(true);
    expect(leavesList({ do: 'trash' }, list({ query: 'from:pam' }))).toBe(false);
  });
  it('takes what is given back out of spam and trash', () => {
    expect(leavesList({ do: 'untrash' }, list({ folder: 'trash' }))).toBe(true);
    expect(leavesList({ do: 'notSpam' }, list({ folder: 'spam' }))).toBe(true);
    expect(leavesList({ do: 'read' }, list({ folder: 'spam' }))).toBe(false);
  });
  it('follows labels and stars', () => {
    expect(leavesList({ do: 'removeLabel', labelId: 3 }, list({ labelId: 3 }))).toBe(true);
    expect(leavesList({ do: 'removeLabel', labelId: 3 }, list({ folder: 'all' }))).toBe(false);
    expect(leavesList({ do: 'unstar' }, list({ folder: 'starred' }))).toBe(true);
  });
});
