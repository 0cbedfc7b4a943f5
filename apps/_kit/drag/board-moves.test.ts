import { expect, it } from 'vitest';
import { moveCard } from './board-moves.ts';

const board = [
  { id: 'todo', label: 'To do', cards: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  { id: 'done', label: 'Done', cards: [{ id: 4 }] },
  { id: 'later', label: 'Later', cards: [] },
];
const after = (card: number, over: number | string) =>
  moveCard(board, card, over).map(({ cards }) => cards.map(({ id }) => id));

it('moves a card within a column, to a card of another, and to an empty one', () => {
  expect(after(1, 3)).toEqual([[2, 3, 1], [4], []]);
  expect(after(3, 1)).toEqual([[3, 1, 2], [4], []]);
  expect(after(2, 4)).toEqual([[1, 3], [2, 4], []]);
  expect(after(2, 'done')).toEqual([[1, 3], [4, 2], []]);
  expect(after(2, 'later')).toEqual([[1, 3], [4], [2]]);
  expect(after(2, 'todo')).toEqual([[1, 2, 3], [4], []]);
  expect(after(9, 4)).toEqual([[1, 2, 3], [4], []]);
});
