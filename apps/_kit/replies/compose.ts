import { createRng, type RandomStream } from '#world/rng.ts';
import type { Ctx } from '../context.ts';
import type { Person } from '../people.ts';
import type { Attendance } from '../ports.ts';
import { dayOf, timeOf } from '../time.ts';
import { worldSeed } from '../world-seed.ts';
import { chanceFor, listen, saidLately } from './conversation.ts';
import { type Act, act, type Situation } from './decide/act.ts';
import { asReason } from './decide/wording.ts';
import { decide } from './decide.ts';
import { availabilityOf } from './facts/availability.ts';
import { mannerOf, reactionOf } from './manners.ts';
import type { Said } from './said.ts';
import { answerDelay, invitationDelay, typingTime } from './timing.ts';
import { occasionIn } from './understand/details.ts';
import { inChat, inMail, phrase } from './voice/render.ts';

/** Whether somebody will answer, and when. Depends on the world and the message alone. */
export function planAnswer(
  ctx: Ctx,
  person: Person,
  said: Said,
): { afterMs: number; typingMs: number } | null {
  const chance = chanceFor(ctx, person, said);
  const manner = mannerOf(listen(ctx, person, said), chance('manner'));
  if (manner === 'silence') return null;
  const afterMs = answerDelay(person, said.channel, chance('delay'));
  return {
    afterMs,
    typingMs: manner === 'words' && said.channel !== 'mail' ? typingTime(afterMs, chance('typing')) : 0,
  };
}

/** What they say, with the facts as they are by then. `text` is empty where an emoji says it all. */
export function composeAnswer(
  ctx: Ctx,
  person: Person,
  said: Said,
): { text: string; reaction?: string } | null {
  const situation = listen(ctx, person, said);
  const chance = chanceFor(ctx, person, said);
  const manner = mannerOf(situation, chance('manner'));
  if (manner === 'silence') return null;
  const deed = manner === 'words' ? decide(situation) : null;
  if (!deed)
    return said.channel === 'mail' ? null : { text: '', reaction: reactionOf(situation, chance('reaction')) };
  const text = worded(situation, deed, chance('words'));
  const isAmused =
    situation.heard.intent === 'joke' && said.channel !== 'mail' && chance('smile').chance(0.4);
  return isAmused ? { text, reaction: reactionOf(situation, chance('reaction')) } : { text };
}

/** Their answers, as far as they must be spelled right. */
const EXACT: readonly string[] = ['contactFact'];
/** What leaves room for something else. */
const RELAXED: readonly string[] = [
  'howAreYou',
  'greet',
  'welcome',
  'nod',
  'accept',
  'doIt',
  'doBy',
  'forgive',
  'gotYes',
];
const ASIDES = { mail: 0.6, chat: 0.15, work: 0.1 } as const;

function worded(situation: Situation, deed: Act, random: RandomStream): string {
  const { ctx, person, said, heard } = situation;
  const lately = saidLately(ctx, person, said);
  const spoken = { random, said: lately };
  const nod = heard.nods.find((name) => NOD_ACTS[name] && !ANSWERS_APOLOGY.includes(deed.name));
  const nodding = nod ? phrase(person, act(NOD_ACTS[nod]!), spoken) : '';
  const main = [nodding, phrase(person, deed, spoken)].filter(Boolean).join(' ');
  const isRelaxed = RELAXED.includes(deed.name) && random.chance(ASIDES[said.channel]);
  const aside = isRelaxed ? freshAside(person, { random, lately }) : '';
  const how = { random, isExact: EXACT.includes(deed.name) };
  if (said.channel === 'mail') return inMail([main, aside].filter(Boolean), person, how);
  return inChat([main, aside].filter(Boolean).join(' '), person, how);
}

/** What is forgiving already. */
const ANSWERS_APOLOGY: readonly string[] = ['cancelled', 'late', 'movedOk', 'forgive', 'comfort'];

const NOD_ACTS: Partial<Record<string, string>> = {
  thanks: 'nodThanks',
  apology: 'nodApology',
  goodNews: 'nodGoodNews',
  badNews: 'nodBadNews',
  birthday: 'nodBirthday',
  congrats: 'nodCongrats',
  condolence: 'nodCondolence',
};

/** Something of their own that goes with anything; never one they came with lately. */
function freshAside(
  person: Person,
  { random, lately }: { random: RandomStream; lately: readonly string[] },
): string {
  const lines = person.contact.personality.says?.aside ?? [];
  const fresh = lines.filter(
    (line) => !lately.some((text) => text.toLowerCase().includes(line.toLowerCase())),
  );
  return fresh.length > 0 ? random.pick(fresh) : '';
}

interface InvitedTo {
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly location: string;
}

/** How somebody answers an invitation to an event. */
export function answerInvitation(
  ctx: Ctx,
  person: Person,
  event: InvitedTo,
): { attendance: Attendance; note: string; afterMs: number } {
  const seed = worldSeed(ctx);
  const random = createRng(`${seed}/replies/${person.id}`)(`${event.title}/${event.startsAt}`);
  const afterMs = invitationDelay(person, random);
  const { attendance, deed } = attendanceOf(ctx, person, event);
  const note = phrase(person, deed, { random, said: [] });
  return { attendance, note: note && inChat(note, person, { random, isExact: false }), afterMs };
}

function attendanceOf(ctx: Ctx, person: Person, event: InvitedTo): { attendance: Attendance; deed: Act } {
  const { title, startsAt, endsAt, location } = event;
  const day = dayOf(startsAt, ctx.zone);
  const when = {
    ...{
      day,
      lastDay: day,
      time: timeOf(startsAt, ctx.zone),
      untilTime: null,
      part: null,
      startsAt,
      endsAt,
      ranges: [],
    },
  };
  const isRemote = /\b(?:zoom|video|online|phone|call|meet\.|https?:)/i.test(`${location} ${title}`);
  const occasion = isRemote ? occasionIn('a call') : occasionIn(title);
  const found = availabilityOf(ctx, person, {
    when,
    occasion,
    title,
    durationMs: Math.max(endsAt - startsAt, 60_000),
  });
  switch (found.state) {
    case 'busy':
      return { attendance: 'declined', deed: act('noteDecline', { reason: asReason(found.reason) }) };
    case 'asleep':
      return { attendance: 'declined', deed: act('noteAsleep') };
    case 'far':
      return { attendance: 'declined', deed: act('noteFar', { town: found.town }) };
    case 'improper':
      return { attendance: 'declined', deed: act('declineImproper') };
    case 'past':
      return { attendance: 'tentative', deed: act('wasPast', { when: 'this' }) };
    default:
      return { attendance: 'accepted', deed: act('noteAccept') };
  }
}
