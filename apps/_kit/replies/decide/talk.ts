import { occupationsOf } from '../../people.ts';
import { dayOf, daysBetween, timeOf, weekdayOf } from '../../time.ts';
import { availabilityOf } from '../facts/availability.ts';
import { closenessOf } from '../facts/closeness.ts';
import { sayDate, sayWhen } from '../facts/say-when.ts';
import { type Act, act, type Situation } from './act.ts';
import { asReason, inOwnWords } from './wording.ts';

/** "Please send me the report by Friday." */
export function answerRequest(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const [when] = heard.times;
  if (!when) return act('doIt', topicOf(situation));
  const isOver =
    when.lastDay < dayOf(ctx.now, ctx.zone) || (when.time !== null && when.startsAt < ctx.now - 5 * 60_000);
  if (isOver) return act('wasPast', { when: sayWhen(when, situation.speaking) });
  const isDeadline = /\b(?:by|before|until|end of)\b/i.test(heard.body);
  const found =
    !isDeadline && when.time
      ? availabilityOf(ctx, person, { when, occasion: null, durationMs: 30 * 60_000 })
      : null;
  if (found?.state === 'busy')
    return act('doBusy', { when: sayWhen(when, situation.speaking), reason: asReason(found.reason) });
  return act(isDeadline || !when.time ? 'doBy' : 'doAt', { when: sayWhen(when, situation.speaking) });
}

export function answerCall({ ctx, person }: Situation): Act {
  const now = occupiedNow(ctx, person.id);
  return now ? act('callBusy', { reason: asReason(now) }) : act('callSoon');
}

const occupiedNow = (ctx: Situation['ctx'], id: string): string | undefined =>
  occupationsOf(ctx, [id], { from: ctx.now, until: ctx.now + 1 })[0]?.what;

/** "What are you doing?" */
export function answerDoing(situation: Situation): Act {
  const { ctx, person } = situation;
  const now = occupiedNow(ctx, person.id);
  if (now) return act('doingNow', { doing: asReason(now) });
  const [day, time] = [dayOf(ctx.now, ctx.zone), timeOf(ctx.now, ctx.zone)];
  const isWorking =
    weekdayOf(day) <= 5 && time >= '08:30' && time < '17:30' && Boolean(person.contact.company);
  return act(isWorking ? 'doingWork' : 'doingNothing', topicOf(situation));
}

/** Phone, mail, address and birthday are known of everybody who has them. */
export function answerContact({ heard, person }: Situation): Act {
  const { contact } = person;
  const asked = heard.sentence.toLowerCase();
  if (/birthday/.test(asked))
    return contact.birthday ? act('contactFact', { fact: sayDate(contact.birthday) }) : act('contactUnknown');
  if (/live|address/.test(asked) && !/e-?mail/.test(asked))
    return contact.address ? act('contactFact', { fact: contact.address }) : act('contactUnknown');
  return act('contactFact', { fact: /mail/.test(asked) ? contact.email : contact.phone });
}

export function answerBirthday({ ctx, person }: Situation): Act {
  const { birthday } = person.contact;
  if (!birthday) return act('birthdayThanks');
  const today = dayOf(ctx.now, ctx.zone);
  const distances = [-1, 0, 1].map((years) =>
    Math.abs(daysBetween(today, onYear(birthday, Number(today.slice(0, 4)) + years))),
  );
  return Math.min(...distances) <= 10
    ? act('birthdayThanks')
    : act('birthdayWrong', { fact: sayDate(birthday) });
}

/** February 29 falls on March 1 where the year has none. */
const onYear = (birthday: string, year: number): string => {
  const rest = birthday.slice(4);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return `${year}${rest === '-02-29' && !isLeap ? '-03-01' : rest}`;
};

export const answerLove = ({ person }: Situation): Act =>
  act(['partner', 'family'].includes(closenessOf(person)) ? 'love' : 'loveOdd');

/** Something of theirs to speak of, the same one for the same words. */
export function topicOf({ person, said }: Situation): { topic: string | null } {
  const { topics } = person.contact.personality;
  const topic = topics[said.text.length % Math.max(topics.length, 1)];
  return { topic: topic ? inOwnWords(topic) : null };
}
