import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { isZone } from '../rules/wall-time.ts';
import { type Settings, settings } from '../schema/calendars.ts';
import { scheduleDefaultAlarms } from './alarms.ts';

export type SettingsView = Omit<Settings, 'id'>;

export const readSettings = (ctx: Ctx): SettingsView =>
  ctx.memo('settings', () => {
    const row = findRow(ctx, settings, {});
    if (!row) throw new Error('The calendar has no settings; the seed writes them.');
    const { id: _, ...view } = row;
    return view;
  });

export function updateSettings(ctx: Ctx, change: Partial<SettingsView>): SettingsView {
  requireZones(change);
  for (const { start, end } of change.workingHours ?? [])
    if (end <= start)
      throw refused(`Working hours cannot end at ${end}, they begin at ${start}.`, 'workingHours');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) ctx.db.update(settings).set(given).where(eq(settings.id, 1)).run();
  if (change.defaultReminders) scheduleDefaultAlarms(ctx, { allDay: false });
  if (change.defaultAllDayReminders) scheduleDefaultAlarms(ctx, { allDay: true });
  return readSettings(ctx);
}

function requireZones({ zone, secondZone }: Partial<SettingsView>): void {
  for (const [field, value] of Object.entries({ zone, secondZone }))
    if (value && !isZone(value))
      throw refused(`There is no time zone "${value}". Use one such as America/New_York.`, field);
}
