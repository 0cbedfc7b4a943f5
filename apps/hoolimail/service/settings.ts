import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { sanitizeMail } from '../rules/sanitize-mail.ts';
import { type Settings, settings, vacationAnswers } from '../schema/mailbox.ts';

export type SettingsView = Omit<Settings, 'id'>;

export function readSettings(ctx: Ctx): SettingsView {
  const row = findRow(ctx, settings, {});
  if (!row) throw new Error('The mailbox has no settings; the seed writes them.');
  const { id: _, ...view } = row;
  return view;
}

export function getSettings(ctx: Ctx): SettingsView {
  const view = readSettings(ctx);
  return {
    ...view,
    signatureHtml: sanitizeMail(view.signatureHtml),
    vacation: { ...view.vacation, html: sanitizeMail(view.vacation.html) },
  };
}

export function updateSettings(ctx: Ctx, change: Partial<SettingsView>): SettingsView {
  const { vacation } = change;
  if (vacation?.from && vacation.to && vacation.to < vacation.from)
    throw refused('The last day cannot be before the first day.', 'vacation.to');
  if (vacation?.on && !vacation.subject && !vacation.html.replace(/<[^>]*>/g, '').trim())
    throw refused('Write a subject or a message for your vacation responder.', 'vacation.html');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (vacation) ctx.db.delete(vacationAnswers).run();
  if (Object.keys(given).length > 0) ctx.db.update(settings).set(given).where(eq(settings.id, 1)).run();
  return getSettings(ctx);
}
