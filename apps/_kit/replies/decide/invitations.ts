import { allPeople, type Person } from '../../people.ts';
import { dayOf } from '../../time.ts';
import { sayDay, sayMoment, sayWhen } from '../facts/say-when.ts';
import { missingGuests, planMeant, plansWith } from '../facts/shared-plans.ts';
import { firstName } from '../understand/details.ts';
import { type Act, act, type Situation } from './act.ts';
import { capitalized, listed } from './wording.ts';

/** How far ahead somebody looks in their calendar. */
export const AHEAD_MS = 45 * 24 * 3600_000;

/** "Did you get the invite?", "I put it on the calendar." */
export function answerInvite(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const [when] = heard.times;
  const meant = planMeant(ctx, person, {
    body: heard.body,
    startsAt: when?.startsAt ?? null,
    isWholeDay: !when?.time,
  });
  const newest = when ? null : plansWith(ctx, person, { from: ctx.now, until: ctx.now + AHEAD_MS })[0];
  const entry = meant?.isGuest ? meant.entry : newest;
  if (!entry)
    return meant
      ? act('inviteNotMe', {
          title: meant.entry.title,
          when: sayMoment(meant.entry.startsAt, situation.speaking),
        })
      : act('inviteMissing', { when: when && sayWhen(when, situation.speaking) });
  const absent = missingGuests(entry, namedPeople(situation));
  const facts = {
    title: entry.title,
    when: entry.allDay
      ? sayDay(dayOf(entry.startsAt, ctx.zone), dayOf(ctx.now, ctx.zone))
      : sayMoment(entry.startsAt, situation.speaking),
  };
  if (absent.length > 0)
    return act('guestMissing', { ...facts, names: listed(absent.map(({ name }) => firstName(name))) });
  return act(hasAnswered(entry, person.email) ? 'inviteAnswered' : 'inviteSeen', facts);
}

const hasAnswered = (
  { guests }: { guests: readonly { email: string; attendance: string }[] },
  email: string,
): boolean =>
  guests.some(
    (guest) => guest.email.toLowerCase() === email.toLowerCase() && guest.attendance === 'accepted',
  );

/** "When is dinner?" from the calendar that both see. */
export function answerAboutPlan(situation: Situation, about: 'when' | 'where' | 'who'): Act {
  const { ctx, person, heard } = situation;
  const [when] = heard.times;
  const meant = planMeant(ctx, person, {
    body: heard.body,
    startsAt: when?.startsAt ?? null,
    isWholeDay: !when?.time,
  });
  if (!meant?.isGuest)
    return heard.occasion || when ? act('planUnknown', { what: heard.occasion?.name }) : act('unknownOpen');
  const { entry } = meant;
  const guests = allPeople(ctx).filter(
    ({ id, email }) =>
      id !== person.id && entry.guests.some((guest) => guest.email.toLowerCase() === email.toLowerCase()),
  );
  if (about === 'where')
    return entry.location
      ? act('whereKnown', { title: entry.title, where: entry.location })
      : act('whereUnknown', { title: entry.title });
  if (about === 'who')
    return act('whoKnown', {
      title: entry.title,
      names: listed(['you', ...guests.map(({ name }) => firstName(name)), 'me']),
    });
  return act('whenKnown', {
    title: entry.title,
    when: capitalized(sayMoment(entry.startsAt, situation.speaking)),
  });
}

/** Those whom the message names besides the one who hears it. */
export const namedPeople = ({ ctx, person, heard }: Situation): Person[] =>
  allPeople(ctx).filter(({ id }) => id !== person.id && heard.names.includes(id));
