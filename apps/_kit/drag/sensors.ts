import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { PointerEvent } from 'react';

/** Leaves text fields to the selection of text. */
class MouseDrag extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent) =>
        nativeEvent.isPrimary &&
        nativeEvent.button === 0 &&
        !(nativeEvent.target as Element).closest('input, textarea, [contenteditable="true"]'),
    },
  ];
}

/** A press that moves a little drags; one that does not clicks. Space takes hold by keyboard, arrows carry. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseDrag, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

type NameOf = (id: UniqueIdentifier) => string;

/** What screen readers hear of a drag, in names instead of ids. */
export const announcementsIn = (nameOf: NameOf): Announcements => ({
  onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.id)} is over ${nameOf(over.id)}.` : `${nameOf(active.id)} is over nothing.`,
  onDragEnd: ({ active, over }) =>
    over ? `Dropped ${nameOf(active.id)} on ${nameOf(over.id)}.` : `Dropped ${nameOf(active.id)}.`,
  onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
});

export const dragInstructions = {
  draggable: 'Press Space to pick up, arrow keys to move, Space again to drop, Escape to cancel.',
};
