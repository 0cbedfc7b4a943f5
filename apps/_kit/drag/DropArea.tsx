import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { announcementsIn, dragInstructions, useDragSensors } from './sensors.ts';

interface DropAreaProps {
  /** Names of sources and targets by their ids. */
  names: ReadonlyMap<string, string>;
  onDrop: (source: string, target: string) => void;
  children: ReactNode;
}

/** Things that are dragged onto targets: a file into a folder, a mail onto a label. */
export function DropArea({ names, onDrop, children }: DropAreaProps) {
  const sensors = useDragSensors();
  const [held, setHeld] = useState<string | null>(null);
  const nameOf = (id: string | number) => names.get(String(id)) ?? String(id);
  function end({ active, over }: DragEndEvent) {
    setHeld(null);
    if (over) onDrop(String(active.id), String(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setHeld(null)}
      accessibility={{ announcements: announcementsIn(nameOf), screenReaderInstructions: dragInstructions }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held && (
          <span className="inline-block max-w-64 truncate rounded-badge bg-toast px-3 py-1.5 text-small text-toast-foreground shadow-popup">
            {nameOf(held)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Something that can be dragged to a DropTarget. The keyboard takes hold of it with Space. */
export function DragSource({
  id,
  children,
  className,
}: {
  id: string;
  children: ReactNode;
  className?: string;
}) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id });
  return (
    <div
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={cx(className, isDragging && 'opacity-45')}
    >
      {children}
    </div>
  );
}

export function DropTarget(props: { id: string; label: string; children: ReactNode; className?: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: props.id });
  return (
    <section
      ref={setNodeRef}
      aria-label={props.label}
      className={cx(props.className, isOver && 'bg-accent outline-2 outline-primary')}
    >
      {props.children}
    </section>
  );
}
