import { describe, expect, it } from 'vitest';
import { nextSort, toggleSelection } from './data-table.ts';

describe('nextSort', () => {
  it('starts a new column in its own first direction', () => {
    expect(nextSort('date', { key: 'name', direction: 'desc' }, 'desc')).toEqual({
      key: 'date',
      direction: 'desc',
    });
    expect(nextSort('name', undefined)).toEqual({ key: 'name', direction: 'asc' });
  });
  it('turns the direction of the current column', () => {
    expect(nextSort('date', { key: 'date', direction: 'desc' }, 'desc')).toEqual({
      key: 'date',
      direction: 'asc',
    });
  });
});

describe('toggleSelection', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  it('ticks and unticks one row and leaves the given set alone', () => {
    const selected = new Set(['a']);
    expect([...toggleSelection(keys, selected, { key: 'c', checked: true, from: null })]).toEqual(['a', 'c']);
    expect([...toggleSelection(keys, selected, { key: 'a', checked: false, from: null })]).toEqual([]);
    expect([...selected]).toEqual(['a']);
  });
  it('ticks a range in either direction', () => {
    expect([...toggleSelection(keys, new Set(), { key: 'd', checked: true, from: 'b' })]).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect([...toggleSelection(keys, new Set(), { key: 'b', checked: true, from: 'd' })]).toEqual([
      'b',
      'c',
      'd',
    ]);
  });
  it('takes one row when the start of the range is gone from the page', () => {
    expect([...toggleSelection(keys, new Set(), { key: 'b', checked: true, from: 'z' })]).toEqual(['b']);
  });
});
