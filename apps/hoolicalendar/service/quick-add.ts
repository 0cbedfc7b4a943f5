import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { allPeople, personByEmail } from '#kit/people.ts';
import { addDays } from '#kit/time.ts';
import { type QuickText, readQuickText } from '../rules/quick-text.ts';
import { type Recurrence, writeRule } from '../rules/recurrence-rule.ts';
import { sayRule } from '../rules/recurrence-words.ts';
import { dayAt } from '../rules/wall-time.ts';
import { calendarOfKind } from './calendars.ts';
import { createEvent, hours, PLAIN_EVENT, wholeDays } from './create-event.ts';
import { type TimeInput, timingOf } from './event-input.ts';
import { readSettings } from './settings.ts';

export interface QuickEvent extends TimeInput {
  title: string;
  location: string;
  guests: { name: string; email: string }[];
  recurrence: Recurrence | null;
  /** In words. */
  repeats: string;
}

/** What a sentence would become. Without a day it is today, without an hour it takes the whole day. */
export function previewQuickAdd(ctx: Ctx, { text }: { text: string }): QuickEvent {
  const { zone, defaultMinutes } = readSettings(ctx);
  const read = readQuickText(text, { now: ctx.now, zone });
  const { title, location, recurrence } = read;
  const guests = read.guests.flatMap((name) => knownPerson(ctx, name));
  const times = timesOf(ctx, read, { zone, defaultMinutes });
  const { start } = timingOf(times);
  const repeats = recurrence ? sayRule(writeRule(recurrence, start), start) : '';
  return { title, location, guests, recurrence, repeats, ...times };
}

function timesOf(
  ctx: Ctx,
  { when, minutes }: QuickText,
  { zone, defaultMinutes }: { zone: string; defaultMinutes: number },
): TimeInput {
  const today = dayAt(ctx.now, zone);
  if (!when) return wholeDays(today, addDays(today, 1), zone);
  if (when.time === null && when.part === null) return wholeDays(when.day, addDays(when.lastDay, 1), zone);
  const endsAt = when.endsAt ?? when.startsAt + (minutes ?? defaultMinutes) * 60_000;
  return hours(when.startsAt, endsAt, zone);
}

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'rarely'];

/** Somebody by address, full name or first name; among several of a name, whom the owner sees most. */
function knownPerson(ctx: Ctx, name: string): { name: string; email: string }[] {
  if (name.includes('@')) {
    const email = name.toLowerCase();
    return [{ name: personByEmail(ctx, email)?.name ?? email, email }];
  }
  const wanted = name.toLowerCase();
  const [found] = allPeople(ctx)
    .filter((person) => {
      const full = person.name.toLowerCase();
      return full === wanted || full.split(' ')[0] === wanted;
    })
    .sort((a, b) => FREQUENCIES.indexOf(a.contact.frequency) - FREQUENCIES.indexOf(b.contact.frequency));
  return found ? [{ name: found.name, email: found.email }] : [];
}

/** Guests of a quick event are invited at once, as the sentence says. */
export function quickAdd(ctx: Ctx, { text }: { text: string }) {
  const { repeats: _, ...event } = previewQuickAdd(ctx, { text });
  if (!event.title) throw refused('Say what it is, for example "Lunch with Pam tomorrow at noon".', 'text');
  const calendarId = calendarOfKind(ctx, 'own').id;
  const key = createEvent(ctx, { event: { ...PLAIN_EVENT, ...event, calendarId }, notify: true });
  return { ...key, startDay: event.startDay || dayAt(event.startsAt, event.zone) };
}
