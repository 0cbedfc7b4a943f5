import { z } from 'zod';
import { day, id, line, optionalLine, page, text } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { ANSWERS } from '../schema/events.ts';
import { answerEvent } from '../service/answer-event.ts';
import { moveEvent, updateEvent } from '../service/change-event.ts';
import { createEvent } from '../service/create-event.ts';
import { deleteEvent } from '../service/delete-event.ts';
import { duplicateEvent } from '../service/duplicate-event.ts';
import { mailGuests } from '../service/mail-guests.ts';
import { listOccurrences, viewOccurrences } from '../service/occurrences.ts';
import { previewQuickAdd, quickAdd } from '../service/quick-add.ts';
import { searchEvents } from '../service/search.ts';
import { showEvent } from '../service/show-event.ts';
import { emptyTrashNow, listTrash, restoreEvent } from '../service/trash.ts';
import { undo } from '../service/undo.ts';
import { answer, dayOrNone, eventChanges, eventInput, newTimes, slotKey, target } from './inputs.ts';

const notify = z.boolean().default(false);

export const eventsApi = {
  'occurrences.view': query(
    z.object({ view: z.enum(['day', 'week', 'month', 'agenda']), day: dayOrNone }),
    viewOccurrences,
  ),
  'occurrences.list': query(
    z
      .object({ from: day, to: day })
      .refine(({ from, to }) => to > from && spanOf(from, to) <= 400, 'Ask for one day to 400 days.'),
    listOccurrences,
  ),
  'events.get': query(z.object(slotKey), showEvent),
  'events.search': query(
    z.object({
      q: optionalLine(200),
      calendarId: id.optional(),
      from: day.optional(),
      to: day.optional(),
      page,
    }),
    searchEvents,
  ),
  'events.create': action(z.object({ event: eventInput, notify }), createEvent),
  'events.update': action(z.object({ ...target, changes: eventChanges, notify }), updateEvent),
  'events.move': action(z.object({ ...target, ...newTimes, notify }), moveEvent),
  'events.delete': action(z.object({ ...target, notify }), deleteEvent),
  'events.undo': action(z.object({ undoId: z.string().regex(/^\d{1,12}$/, 'That cannot be undone.') }), undo),
  'events.answer': action(z.object({ ...target, answer, note: optionalLine(500) }), answerEvent),
  'events.duplicate': action(z.object(slotKey), duplicateEvent),
  'events.remind': action(
    z.object({
      ...slotKey,
      subject: optionalLine(200),
      message: text(4000).trim().min(1, 'Write a message.'),
      answers: z.array(z.enum(ANSWERS)).max(4).optional(),
    }),
    mailGuests,
  ),
  'quickAdd.preview': query(z.object({ text: optionalLine(300) }), previewQuickAdd),
  'events.quickAdd': action(z.object({ text: line(300) }), quickAdd),
  'trash.list': query(z.object({}), listTrash),
  'trash.restore': action(z.object(slotKey), restoreEvent),
  'trash.empty': action(z.object({}), emptyTrashNow),
} as const;

const spanOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
