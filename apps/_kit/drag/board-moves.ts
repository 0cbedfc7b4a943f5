export interface BoardColumn<Card> {
  id: string;
  label: string;
  cards: readonly Card[];
}

type Id = string | number;

/** The board when a card hangs over another card or over a column: it takes that card's place, or the column's end. */
export function moveCard<Card extends { id: Id }>(
  columns: readonly BoardColumn<Card>[],
  cardId: Id,
  overId: Id,
): readonly BoardColumn<Card>[] {
  const holds = (column: BoardColumn<Card>, id: Id) => column.cards.some((card) => card.id === id);
  const source = columns.find((column) => holds(column, cardId));
  const target = columns.find((column) => column.id === overId || holds(column, overId));
  const card = source?.cards.find(({ id }) => id === cardId);
  if (!source || !target || !card || cardId === overId) return columns;
  const isInPlace = source === target && overId === target.id;
  if (isInPlace) return columns;
  const before = target.cards.findIndex(({ id }) => id === overId);
  const rest = target.cards.filter(({ id }) => id !== cardId);
  const index = before < 0 ? rest.length : before;
  return columns.map((column) => {
    if (column === target) return { ...column, cards: rest.toSpliced(index, 0, card) };
    if (column === source) return { ...column, cards: column.cards.filter(({ id }) => id !== cardId) };
    return column;
  });
}
