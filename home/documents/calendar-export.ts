import { exportCalendar } from '#apps/hoolicalendar/service/export-calendar.ts';
import { hourMs } from '#world/calendar.ts';
import { readingContext } from './app-answer.ts';
import type { DocumentKind } from './desk.ts';

/** The owner's calendars as the calendar app exports them: the one with the fewest entries, because it was asked for. */
export const calendarExport: DocumentKind = (desk) => {
  const [calendar] = desk.rows<{ id: number }>(`
    select c.id from hoolicalendar_calendars c
    join hoolicalendar_events e on e.calendar_id = c.id and e.deleted_at is null
    where c.kind = 'own' group by c.id order by count(*), c.id limit 1`);
  if (!calendar) return [];
  const atMs = desk.atDesk(desk.life.referenceMs - 37 * hourMs);
  const { filename, bytes } = exportCalendar(readingContext(desk, 'hoolicalendar', atMs), {
    calendarId: calendar.id,
  });
  return [{ path: `Downloads/${filename}`, content: bytes, atMs }];
};
