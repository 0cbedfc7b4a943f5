import { expect, it } from 'vitest';
import { labelTree, openNodes } from './label-tree.ts';

const label = (id: number, name: string, parentId: number | null = null) => ({
  id,
  name,
  parentId,
  color: '#000000',
  hidden: false,
  unread: 0,
  total: 0,
});

const labels = [
  label(1, 'Work'),
  label(2, 'Family'),
  label(3, 'School', 2),
  label(4, 'Trips', 3),
  label(5, 'House', 2),
];

it('lists labels below their parents, by name', () => {
  expect(labelTree(labels).map(({ path, depth }) => `${depth} ${path}`)).toEqual([
    '0 Family',
    '1 Family/House',
    '1 Family/School',
    '2 Family/School/Trips',
    '0 Work',
  ]);
});

it('hides what lies under a closed label', () => {
  const shown = openNodes(labelTree(labels), new Set([3]));
  expect(shown.map(({ path }) => path)).toEqual(['Family', 'Family/House', 'Family/School', 'Work']);
});
