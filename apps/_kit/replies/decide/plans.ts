import { dayOf, timeOf } from '../../time.ts';
import { findTimes, type When } from '../../when.ts';
import { type Availability, availabilityOf, freeWithin } from '../facts/availability.ts';
import { sayDay, sayMoment, sayWhen } from '../facts/say-when.ts';
import { missingGuests, planMeant, plansWith } from '../facts/shared-plans.ts';
import { firstName, type Occasion, occasionIn, placeIn } from '../understand/details.ts';
import { type Act, act, type Situation } from './act.ts';
import { AHEAD_MS, namedPeople } from './invitations.ts';
import { asReason, listed } from './wording.ts';

/** "Dinner Friday at 7?" */
export function answerInvitationTo(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const occasion = occasionOf(situation);
  const times = timesOf(situation).filter((when) => !isOver(when, situation));
  if (timesOf(situation).length > 0 && times.length === 0)
    return act('wasPast', {
      when: sayWhen(timesOf(situation)[0]!, situation.speaking),
      what: occasion?.name,
    });
  if (times.length === 0) return unscheduled(situation, occasion);
  const wished = times.map((when) => ({ when, found: freeWithin(ctx, person, { when, occasion }) }));
  const { when, found } = wished.find(({ found: { state } }) => state === 'free') ?? wished[0]!;
  const missing =
    found.state === 'free' || found.state === 'together' ? uninvited(situation, found.startsAt) : null;
  return (
    missing ??
    answerTime(situation, {
      ...{ when, found, what: occasion?.name, where: heard.place ?? placeBefore(situation) },
      isWork: occasion?.kind === 'work' || occasion?.kind === 'remote',
    })
  );
}

/** "Are you free on Friday?" */
export function answerAvailability(situation: Situation): Act {
  const { ctx, person } = situation;
  const times = timesOf(situation);
  const [when] = times;
  if (!when) return act('askWhen', { what: occasionOf(situation)?.name });
  if (isOver(when, situation)) return act('wasPast', { when: sayWhen(when, situation.speaking) });
  const found = freeWithin(ctx, person, { when, occasion: occasionOf(situation) });
  if (found.state !== 'free') return answerTime(situation, { when, found });
  return act('freeYes', {
    when: sayWhen(when, situation.speaking),
    near: found.nearby && asReason(found.nearby),
  });
}

/** "Can we move it to 8?" */
export function answerChange(situation: Situation): Act {
  const { ctx, person } = situation;
  const occasion = occasionOf(situation);
  const wanted = movedTime(situation);
  if (!wanted) return act('movedAsk', { what: occasion?.name });
  if (isOver(wanted, situation)) return act('wasPast', { when: sayWhen(wanted, situation.speaking) });
  const plan = plansWith(ctx, person, { from: ctx.now, until: ctx.now + AHEAD_MS })[0];
  const found = availabilityOf(ctx, person, { when: wanted, occasion, title: plan?.title });
  if (found.state === 'free' || found.state === 'together')
    return act('movedOk', {
      when: wanted.time ? sayMoment(found.startsAt, situation.speaking) : sayWhen(wanted, situation.speaking),
      what: occasion?.name,
    });
  return found.state === 'busy'
    ? act('movedNo', {
        when: sayMoment(found.startsAt, situation.speaking),
        reason: asReason(found.reason),
        alt: (found.alternative && sayMoment(found.alternative, situation.speaking)) || null,
      })
    : answerTime(situation, { when: wanted, found, what: occasion?.name });
}

/** "I can't make Friday." With another time in the same breath, it is a change. */
export function answerCancellation(situation: Situation): Act {
  const { ctx, heard } = situation;
  const other =
    /\b(?:how about|what about|can we do|could we do|instead|maybe|does|is)\b(.*)/i.exec(heard.body)?.[1] ??
    '';
  if (findTimes(other, ctx).length > 0)
    return answerChange({ ...situation, heard: { ...heard, body: other, times: findTimes(other, ctx) } });
  const [when] = heard.times;
  return act('cancelled', {
    what: heard.occasion?.name,
    day: when && sayDay(when.day, dayOf(ctx.now, ctx.zone)),
  });
}

interface TimeAnswer {
  readonly when: When;
  readonly found: Availability;
  readonly what?: string;
  readonly where?: string | null;
  readonly isWork?: boolean;
}

function answerTime(situation: Situation, { when, found, what, where, isWork }: TimeAnswer): Act {
  const isVague = !when.time;
  const spoken = isVague ? sayWhen(when, situation.speaking) : sayMoment(found.startsAt, situation.speaking);
  switch (found.state) {
    case 'free': {
      const near = found.nearby && asReason(found.nearby);
      if (isVague)
        return act('suggest', {
          when: spoken,
          alt: sayMoment(found.startsAt, situation.speaking),
          what,
          where,
        });
      return act(near ? 'acceptNear' : isWork ? 'acceptWork' : 'accept', { when: spoken, what, where, near });
    }
    case 'together':
      return act(isSamePlan(situation, found.title) ? 'inviteAnswered' : 'already', {
        ...{ when: spoken, title: found.title },
      });
    case 'busy':
      return act(found.alternative ? 'declineAlt' : 'declineBusy', {
        ...{ when: spoken, what, reason: asReason(found.reason) },
        alt: found.alternative ? sayMoment(found.alternative, situation.speaking) : null,
      });
    case 'far':
      return act('declineFar', { when: spoken, town: found.town, what });
    case 'asleep':
      return act('declineAsleep', { when: spoken, what });
    case 'improper':
      return act('declineImproper', { when: spoken, what });
    case 'past':
      return act('wasPast', { when: spoken, what });
  }
}

/** The event in the calendar is what the message speaks of. */
const isSamePlan = (situation: Situation, title: string): boolean => {
  const name = occasionOf(situation)?.name.replace(/^(?:the|a) /, '');
  return Boolean(name) && title.toLowerCase().includes(name ?? '');
};

/** An invitation without a time: to a plan they already share, or the first question is when. */
function unscheduled(situation: Situation, occasion: Occasion | null): Act {
  const { ctx, person, heard } = situation;
  const meant = planMeant(ctx, person, { body: heard.body, startsAt: null, isWholeDay: false });
  if (meant?.isGuest)
    return act('inviteAnswered', {
      title: meant.entry.title,
      when: sayMoment(meant.entry.startsAt, situation.speaking),
    });
  return act('askWhen', { what: occasion?.name });
}

/** The calendar has it at that hour, but not with everybody the message names. */
function uninvited(situation: Situation, startsAt: number): Act | null {
  const { ctx, person, heard } = situation;
  const others = namedPeople(situation);
  if (others.length === 0) return null;
  const meant = planMeant(ctx, person, { body: heard.body, startsAt, isWholeDay: false });
  const absent = meant?.isGuest ? missingGuests(meant.entry, others) : [];
  if (!meant || absent.length === 0) return null;
  return act('guestMissing', {
    ...{ title: meant.entry.title, when: sayMoment(meant.entry.startsAt, situation.speaking) },
    names: listed(absent.map(({ name }) => firstName(name))),
  });
}

const isOver = (when: When, { ctx }: Situation): boolean =>
  when.lastDay < dayOf(ctx.now, ctx.zone) || (when.time !== null && when.startsAt < ctx.now - 5 * 60_000);

/** The times of the message; else, for "yes, that works", those that were spoken of before. */
function timesOf({ ctx, heard, said }: Situation): readonly When[] {
  if (heard.times.length > 0) return heard.times;
  const earlier = said.before
    .slice(-3)
    .toReversed()
    .map(({ text }) => findTimes(text, ctx));
  return earlier.find((times) => times.length > 0) ?? [];
}

const earlierWords = ({ said }: Situation): string =>
  said.before
    .slice(-4)
    .map(({ text }) => text)
    .join('\n');

const occasionOf = (situation: Situation): Occasion | null =>
  situation.heard.occasion ?? occasionIn(situation.said.subject ?? '') ?? occasionIn(earlierWords(situation));

const placeBefore = (situation: Situation): string | null => placeIn(earlierWords(situation));

/** "from 7 to 8" and "to 8" mean eight; an hour alone is on the day of the plan it moves. */
function movedTime(situation: Situation): When | null {
  const { ctx, person, heard, said } = situation;
  const [first] = heard.times;
  if (!first) return null;
  const isFromTo = first.untilTime && /\bfrom\b/i.test(heard.body);
  const target =
    heard.times.length > 1 && /\b(?:to|until|till)\b/i.test(heard.body) ? heard.times.at(-1)! : first;
  const time = isFromTo ? first.untilTime : target.time;
  const namesDay =
    /\b(?:today|tonight|tomorrow|tmrw|mon|tue|wed|thu|fri|sat|sun|week|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d+\/\d+|the \d+)/i.test(
      heard.body,
    );
  const spoken = said.before
    .slice(-4)
    .toReversed()
    .flatMap(({ text }) => findTimes(text, ctx))
    .find((when) => !isOver(when, situation));
  const plan = plansWith(ctx, person, { from: ctx.now, until: ctx.now + AHEAD_MS })[0];
  const day = namesDay ? target.day : (spoken?.day ?? (plan && dayOf(plan.startsAt, ctx.zone)) ?? target.day);
  if (!time) return { ...target, time: (plan && timeOf(plan.startsAt, ctx.zone)) ?? target.time };
  const [moved] = findTimes(`${day} at ${time}`, ctx);
  return moved ?? target;
}

/** The owner says yes or no to what this person asked or offered. */
export function answerConsent(situation: Situation, isYes: boolean): Act | null {
  const { ctx, theirLast } = situation;
  if (!theirLast?.includes('?')) return null;
  if (!isYes) return act('shrug');
  const [when] = findTimes(theirLast, ctx);
  return when && !isOver(when, situation)
    ? act('confirmed', { when: sayWhen(when, situation.speaking) })
    : act('confirmed');
}
