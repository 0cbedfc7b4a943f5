import { z } from 'zod';
import { id } from '#kit/input.ts';
import { download, upload } from '#kit/operation.ts';
import { exportCalendar, exportEvent } from '../service/export-calendar.ts';
import { importCalendar } from '../service/import-calendar.ts';

export const icsApi = {
  'ics.import': upload(z.object({ calendarId: id }), importCalendar),
  'ics.export': download(z.object({ calendarId: id }), exportCalendar),
  'ics.exportEvent': download(z.object({ eventId: id }), exportEvent),
} as const;
