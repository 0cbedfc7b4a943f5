import type { Ctx } from '#kit/context.ts';
import { forbidden, refused } from '#kit/errors.ts';
import type { Event } from '../schema/events.ts';
import { aim, type Scope, type Target } from './aim.ts';
import { requireWritable } from './calendars.ts';
import { changeGuests } from './change-guests.ts';
import { changeAll } from './change-series.ts';
import { declineWhileAway } from './decline-while-away.ts';
import { changeEvent, guestsOf } from './event-store.ts';
import { findSlot, type SlotKey } from './find-slot.ts';
import { type EventChanges, newTiming, plainPatch } from './patch.ts';
import { mayInvite, mayModify, requireModifiable } from './permissions.ts';
import { ensureException, splitSeries } from './series.ts';
import type { Slot } from './slots.ts';
import { tellGuests } from './tell-guests.ts';
import { recordUndo } from './undo.ts';

export interface UpdateInput extends Target {
  changes: EventChanges;
  notify: boolean;
}

export function updateEvent(
  ctx: Ctx,
  { changes, notify, ...target }: UpdateInput,
): SlotKey & { undoId: string } {
  const { root, slot, scope } = aim(ctx, target);
  requirePermission(slot.event, changes);
  if (changes.calendarId !== undefined) requireWritable(ctx, changes.calendarId);
  requireWritable(ctx, root.calendarId);
  return recordUndo(ctx, { rootIds: [root.id], told: notify }, () => {
    const isAtOtherTime = newTiming(slot, changes) !== undefined || changes.recurrence !== undefined;
    const guestsBefore = guestsOf(ctx, slot.event.id);
    const { event, key } = apply(ctx, { root, slot, scope, changes });
    if (event.kind === 'outOfOffice' && event.declineConflicts) declineWhileAway(ctx, event);
    if (notify) tellGuests(ctx, { kind: 'changed', event, isAtOtherTime, guestsBefore });
    return { answer: key, rootIds: [root.id, event.seriesId ?? event.id] };
  });
}

interface Edit {
  root: Event;
  slot: Slot;
  scope: Scope;
  changes: EventChanges;
}

function apply(ctx: Ctx, { root, slot, scope, changes }: Edit): { event: Event; key: SlotKey } {
  if (scope === 'this') {
    const event = changeOne(ctx, root, slot, changes);
    return { event, key: { eventId: root.id, occurrence: slot.occurrence } };
  }
  if (scope === 'all') {
    const { event, occurrence } = changeAll(ctx, root, slot, changes);
    return { event, key: { eventId: event.id, occurrence } };
  }
  const tail = splitSeries(ctx, root, slot.occurrence);
  const there = findSlot(ctx, { eventId: tail.id, occurrence: slot.occurrence });
  const { event, occurrence } = changeAll(ctx, there.root, there.slot, changes);
  return { event, key: { eventId: event.id, occurrence } };
}

function changeOne(ctx: Ctx, root: Event, slot: Slot, changes: EventChanges): Event {
  if (changes.recurrence !== undefined && changes.recurrence !== null)
    throw refused('To change how an event repeats, change the following events or all of them.', 'scope');
  if (changes.calendarId !== undefined && changes.calendarId !== root.calendarId)
    throw refused('All events of a series are in one calendar. Move all of them.', 'calendarId');
  const exception = ensureException(ctx, root, slot);
  const changed = changeEvent(ctx, exception, {
    ...plainPatch(exception, changes),
    ...newTiming(slot, changes),
  });
  if (changes.guests) changeGuests(ctx, changed, changes.guests);
  return changed;
}

/** What the owner may always do with an invitation: it concerns nobody else. */
const PERSONAL: readonly string[] = ['calendarId', 'color', 'busy', 'visibility', 'reminders'];

function requirePermission(event: Event, changes: EventChanges): void {
  if (mayModify(event)) return;
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  const others = changed.map(([name]) => name).filter((name) => !PERSONAL.includes(name));
  if (others.length === 0) return;
  if (others.some((name) => name !== 'guests')) requireModifiable(event);
  if (!mayInvite(event))
    throw forbidden(
      `${event.organizerName || event.organizerEmail} does not let guests of "${event.title}" invite others.`,
    );
}

export interface MoveInput extends Target {
  allDay: boolean;
  startsAt: number;
  endsAt: number;
  startDay: string;
  endDay: string;
  notify: boolean;
}

/** By dragging: new times, everything else stays. */
export const moveEvent = (
  ctx: Ctx,
  { eventId, occurrence, scope, notify, ...changes }: MoveInput,
): SlotKey & { undoId: string } => updateEvent(ctx, { eventId, occurrence, scope, notify, changes });
