import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { announcementsIn, dragInstructions, useDragSensors } from './sensors.ts';

interface SortableListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => UniqueIdentifier;
  nameOf: (item: Item) => string;
  /** The list stays in its new order until the promise settles; then `items` has the last word. */
  onMove: (item: Item, to: { index: number; before: Item | null }) => Promise<unknown>;
  children: (item: Item) => ReactNode;
  className?: string;
}

/** A list put in order by dragging its lines with the mouse, or by their grips with Space and arrows. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, children, className } = props;
  const sensors = useDragSensors();
  const [moved, setMoved] = useState<readonly Item[] | null>(null);
  const shown = moved ?? items;
  const nameById = (id: UniqueIdentifier) => {
    const item = shown.find((one) => idOf(one) === id);
    return item ? nameOf(item) : label;
  };

  async function end({ active, over }: DragEndEvent) {
    const from = shown.findIndex((item) => idOf(item) === active.id);
    const to = shown.findIndex((item) => idOf(item) === over?.id);
    const item = shown[from];
    if (!item || to < 0 || to === from) return;
    const next = arrayMove([...shown], from, to);
    setMoved(next);
    await onMove(item, { index: to, before: next[to + 1] ?? null }).catch(() => undefined);
    setMoved(null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void end(event)}
      accessibility={{
        announcements: announcementsIn(nameById),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext items={shown.map(idOf)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {shown.map((item) => (
            <SortableLine key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
              {children(item)}
            </SortableLine>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableLine({ id, name, children }: { id: UniqueIdentifier; name: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
      className={cx(
        'group/line relative flex items-center bg-surface',
        isDragging && 'z-10 cursor-grabbing rounded-control shadow-popup',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        aria-label={`Reorder ${name}`}
        onKeyDown={listeners?.onKeyDown as React.KeyboardEventHandler | undefined}
        className="flex h-8 w-5 shrink-0 cursor-grab! items-center justify-center text-foreground-muted opacity-0 focus-visible:opacity-100 group-hover/line:opacity-70"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
