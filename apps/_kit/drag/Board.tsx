import {
  closestCorners,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  type UniqueIdentifier,
  useDroppable,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { type BoardColumn, moveCard } from './board-moves.ts';
import { announcementsIn, dragInstructions, useDragSensors } from './sensors.ts';

interface BoardProps<Card> {
  columns: readonly BoardColumn<Card>[];
  nameOf: (card: Card) => string;
  /** The board stays as it was dropped until the promise settles; then `columns` has the last word. */
  onMove: (card: Card, to: { column: string; index: number }) => Promise<unknown>;
  header: (column: BoardColumn<Card>) => ReactNode;
  card: (card: Card) => ReactNode;
  className?: string;
  columnClassName?: string;
}

/** Columns of cards that are dragged within and between them, by mouse or with Space and arrows. */
export function Board<Card extends { id: UniqueIdentifier }>(props: BoardProps<Card>) {
  const { columns, nameOf, onMove, header, card: renderCard, className, columnClassName } = props;
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<readonly BoardColumn<Card>[] | null>(null);
  const [activeId, setActiveId] = useState<UniqueIdentifier | null>(null);
  const shown = dragged ?? columns;
  const cards = shown.flatMap((column) => column.cards);
  const active = cards.find((card) => card.id === activeId);
  const nameById = (id: UniqueIdentifier) => {
    const card = cards.find((one) => one.id === id);
    return card ? nameOf(card) : (columns.find((column) => column.id === id)?.label ?? '');
  };

  function over({ active: moving, over: target }: DragOverEvent) {
    if (target) setDragged((last) => moveCard(last ?? columns, moving.id, target.id));
  }
  async function end() {
    setActiveId(null);
    const column = dragged?.find(({ cards: own }) => own.some((card) => card.id === activeId));
    const index = column?.cards.findIndex((card) => card.id === activeId) ?? -1;
    const before = columns.find(({ cards: own }) => own.some((card) => card.id === activeId));
    const isMoved = column && (before?.id !== column.id || before.cards[index]?.id !== activeId);
    if (active && isMoved) await onMove(active, { column: column.id, index }).catch(() => undefined);
    setDragged(null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragStart={({ active: taken }) => setActiveId(taken.id)}
      onDragOver={over}
      onDragEnd={() => void end()}
      onDragCancel={() => {
        setActiveId(null);
        setDragged(null);
      }}
      accessibility={{
        announcements: announcementsIn(nameById),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <div className={className}>
        {shown.map((column) => (
          <section key={column.id} aria-label={column.label} className={columnClassName}>
            {header(column)}
            <Column column={column}>
              {column.cards.map((card) => (
                <Draggable key={card.id} id={card.id} name={nameOf(card)}>
                  {renderCard(card)}
                </Draggable>
              ))}
            </Column>
          </section>
        ))}
      </div>
      <DragOverlay>
        {active && <div className="rotate-1 cursor-grabbing shadow-popup">{renderCard(active)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

function Column<Card extends { id: UniqueIdentifier }>(props: {
  column: BoardColumn<Card>;
  children: ReactNode;
}) {
  const { setNodeRef } = useDroppable({ id: props.column.id });
  return (
    <SortableContext items={props.column.cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      <ul
        ref={setNodeRef}
        aria-label={`Cards in ${props.column.label}`}
        className="grid min-h-16 content-start gap-2"
      >
        {props.children}
      </ul>
    </SortableContext>
  );
}

function Draggable({ id, name, children }: { id: UniqueIdentifier; name: string; children: ReactNode }) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const described = { ...attributes, 'aria-label': `Move ${name}` };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
      className={cx('touch-none rounded-control', isDragging && 'opacity-35')}
    >
      <div {...described} {...listeners} className="rounded-control">
        {children}
      </div>
    </li>
  );
}
