import { z } from 'zod';
import { id, line, optionalLine } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import {
  createCalendar,
  deleteCalendar,
  listCalendars,
  setCalendarVisible,
  updateCalendar,
} from '../service/calendars.ts';
import { readSettings, updateSettings } from '../service/settings.ts';
import { color, reminders, time, zone } from './inputs.ts';

const calendar = { name: line(80), color, description: optionalLine(500) };

export const calendarsApi = {
  'calendars.list': query(z.object({}), listCalendars),
  'calendars.create': action(z.object(calendar), createCalendar),
  'calendars.update': action(
    z.object({
      id,
      name: line(80).optional(),
      color: color.optional(),
      description: z.string().trim().max(500).optional(),
    }),
    updateCalendar,
  ),
  'calendars.delete': action(z.object({ id }), (ctx, input) => deleteCalendar(ctx, input.id)),
  'calendars.setVisible': action(z.object({ id, visible: z.boolean() }), setCalendarVisible),
  'settings.get': query(z.object({}), readSettings),
  'settings.update': action(
    z
      .object({
        zone,
        secondZone: zone.nullable(),
        weekStart: z.literal([0, 1, 6]),
        showWeekends: z.boolean(),
        showDeclined: z.boolean(),
        defaultMinutes: z.int().min(5).max(1440),
        workingHours: z
          .array(z.object({ weekday: z.int().min(0).max(6), start: time, end: time }))
          .max(7)
          .refine(
            (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
            'One entry a day.',
          ),
        defaultReminders: reminders,
        defaultAllDayReminders: reminders,
        shortcuts: z.boolean(),
      })
      .partial(),
    updateSettings,
  ),
} as const;
