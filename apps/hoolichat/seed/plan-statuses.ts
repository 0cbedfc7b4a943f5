import { asc } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { occupations } from '#kit/tables.ts';
import { dayOf, timeOf, weekdayOf } from '#kit/time.ts';
import type { Contact } from '#world/events.ts';
import { STATUS_COLORS } from '../schema/account.ts';
import { chanceFor } from '../service/chance.ts';

const BEFORE_MS = 20 * 60_000;
const TELLS = 0.3;

/** People tell what they are about to do in their free time, now and then; in the days to come as well. */
export function planStatuses(ctx: Ctx, contacts: readonly Contact[]): void {
  const users = new Map(contacts.filter(({ apps }) => apps.includes(ctx.app)).map((one) => [one.id, one]));
  for (const { id, person, startsAt, what } of ctx.db
    .select()
    .from(occupations)
    .orderBy(asc(occupations.id))
    .all()) {
    const user = users.get(person);
    const chance = chanceFor(ctx, `tells ${id} ${person} ${what}`);
    if (!user || !isFreeTime(startsAt, ctx.zone) || !chance.chance(TELLS)) continue;
    const status = { author: person, text: inVoice(what, user), color: chance.pick(STATUS_COLORS) };
    ctx.schedule(startsAt - BEFORE_MS, 'statuses.publish', status);
  }
}

const isFreeTime = (at: number, zone: string): boolean =>
  weekdayOf(dayOf(at, zone)) > 5 || timeOf(at, zone) >= '17:00';

const inVoice = (text: string, { personality: { letterCase } }: Contact): string => {
  if (letterCase === 'lower') return text.toLowerCase();
  return letterCase === 'loud' ? `${text.toUpperCase()}!!` : text;
};
