import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { forbidden, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import type { Color } from '../rules/colors.ts';
import { type Calendar, calendars } from '../schema/calendars.ts';
import { events } from '../schema/events.ts';
import { eraseFamilies } from './event-store.ts';

export const isWritable = ({ kind }: Calendar): boolean => kind === 'own';

export const listCalendars = (ctx: Ctx) =>
  ctx.memo('calendars', () =>
    ctx.db
      .select()
      .from(calendars)
      .orderBy(asc(calendars.id))
      .all()
      .map(({ createdAt: _, ...calendar }) => ({
        ...calendar,
        writable: calendar.kind === 'own',
      })),
  );

export function findCalendar(ctx: Ctx, id: number): Calendar {
  const calendar = findRow(ctx, calendars, { id });
  if (!calendar) throw notFound('calendar', id);
  return calendar;
}

export function calendarOfKind(ctx: Ctx, kind: Calendar['kind']): Calendar {
  const wanted = kind === 'own' ? eq(calendars.isPrimary, true) : eq(calendars.kind, kind);
  const calendar = ctx.db.select().from(calendars).where(wanted).get();
  if (!calendar) throw new Error(`There is no calendar of kind "${kind}"; the seed makes it.`);
  return calendar;
}

/** A calendar that the owner may write in. */
export function requireWritable(ctx: Ctx, id: number): Calendar {
  const calendar = findRow(ctx, calendars, { id });
  if (!calendar) throw refused(`There is no calendar ${id}. Choose one of yours.`, 'calendarId');
  if (!isWritable(calendar))
    throw forbidden(
      `"${calendar.name}" fills itself, and events cannot be put in it. Choose another calendar.`,
    );
  return calendar;
}

export interface CalendarInput {
  name: string;
  color: Color;
  description: string;
}

export function createCalendar(ctx: Ctx, input: CalendarInput): { id: number } {
  requireFreeName(ctx, input.name);
  return ctx.db
    .insert(calendars)
    .values({ ...input, kind: 'own', createdAt: ctx.now })
    .returning({ id: calendars.id })
    .get();
}

export function updateCalendar(
  ctx: Ctx,
  { id, ...change }: Partial<CalendarInput> & { id: number },
): { id: number } {
  const calendar = findCalendar(ctx, id);
  if (change.name !== undefined && change.name !== calendar.name) requireFreeName(ctx, change.name);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) ctx.db.update(calendars).set(given).where(eq(calendars.id, id)).run();
  return { id };
}

function requireFreeName(ctx: Ctx, name: string): void {
  const taken = listCalendars(ctx).find((calendar) => calendar.name.toLowerCase() === name.toLowerCase());
  if (taken) throw refused(`You already have a calendar called "${taken.name}".`, 'name');
}

export function setCalendarVisible(ctx: Ctx, { id, visible }: { id: number; visible: boolean }) {
  findCalendar(ctx, id);
  ctx.db.update(calendars).set({ visible }).where(eq(calendars.id, id)).run();
  return { id };
}

/** With all its events, for good. */
export function deleteCalendar(ctx: Ctx, id: number): { id: number; events: number } {
  const calendar = findCalendar(ctx, id);
  if (calendar.isPrimary) throw refused(`"${calendar.name}" is your main calendar and stays.`);
  if (!isWritable(calendar)) throw refused(`"${calendar.name}" fills itself and stays. You can hide it.`);
  const roots = ctx.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.calendarId, id), isNull(events.seriesId)))
    .all();
  eraseFamilies(
    ctx,
    roots.map((root) => root.id),
  );
  ctx.db.delete(calendars).where(eq(calendars.id, id)).run();
  return { id, events: roots.length };
}
