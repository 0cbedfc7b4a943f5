import { expect, it } from 'vitest';
import { createKeyReader } from './shortcut-list.ts';

it('reads single keys, shifted letters and two-key sequences', () => {
  const read = createKeyReader();
  expect(read('e', false)).toBe('archive');
  expect(read('#', true)).toBe('trash');
  expect(read('I', true)).toBe('markRead');
  expect(read('g', false)).toBeUndefined();
  expect(read('i', false)).toBe('goInbox');
  expect(read('*', true)).toBeUndefined();
  expect(read('a', false)).toBe('selectAll');
  expect(read('a', false)).toBe('replyAll');
});

it('forgets a first key whose second means nothing', () => {
  const read = createKeyReader();
  read('g', false);
  expect(read('x', false)).toBeUndefined();
  expect(read('x', false)).toBe('select');
});
