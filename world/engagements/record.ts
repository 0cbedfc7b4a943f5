import type { Answer } from '../events/plans.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { factsOf } from '../text/facts.ts';
import type { Facts } from '../text/narrator.ts';
import type { Decided } from './decide.ts';
import type { Moments } from './moments.ts';

export interface Words {
  title(facts: Facts): string;
  note(facts: Facts): string | undefined;
  theirNote(facts: Facts): string | undefined;
  reason(facts: Facts): string | undefined;
  excuse(facts: Facts): string | undefined;
}

interface Setting {
  persona: Persona;
  moments: Moments;
  words: Words;
  referenceMs: number;
}

/** What an engagement leaves in a life: it is set up, answered, perhaps changed, and takes place or does not. */
export function recordEngagement(decided: Decided, setting: Setting): LifeEvent[] {
  const { draft, fate, movedFrom } = decided;
  const { persona, moments, words } = setting;
  const facts = factsAbout(decided, persona);
  const isOwn = draft.organizer === 'me' || draft.engagement.kind === 'appointment';
  const text = { title: words.title(facts), note: isOwn ? words.note(facts) : words.theirNote(facts) };
  const isChanged = fate === 'cancelled' || movedFrom !== undefined;
  const reason = isChanged ? words.reason(facts) : undefined;
  const isExcused = decided.answer === 'declined' || decided.answer === 'tentative';
  const excuse = isExcused ? words.excuse(facts) : undefined;
  const arranged = arrangedEvent(decided, text, setting);
  const change = { meeting: arranged.id, was: movedFrom ?? decided.from, by: draft.organizer };
  const why = reason ? { why: reason } : {};
  const changed = { id: `changed.${draft.key}`, at: moments.changed };
  return [
    arranged,
    ...answerEvent(decided, { meeting: arranged.id, at: moments.answered, excuse }),
    ...(movedFrom === undefined
      ? []
      : [{ ...changed, type: 'meeting.moved', ...change, to: decided.from, ...why } as const]),
    ...(fate === 'cancelled' ? [{ ...changed, type: 'meeting.cancelled', ...change, ...why } as const] : []),
    ...(fate === 'held' ? [heldEvent(decided, arranged)] : []),
  ];
}

type Arranged = EventOf<'meeting.arranged'> | EventOf<'appointment.made'>;

function arrangedEvent(
  { draft, from, until, place, movedFrom }: Decided,
  { title, note }: { title: string; note: string | undefined },
  { moments, referenceMs }: Setting,
): Arranged {
  const { key, engagement, organizer, people, venue } = draft;
  const at = { at: moments.arranged, title, for: movedFrom ?? from, lastsMs: until - from };
  const where =
    typeof venue === 'string'
      ? { venue }
      : { venue: place, ...(venue.address && { address: venue.address }) };
  const noted = { people, ...(note && { note }) };
  if (engagement.kind === 'appointment')
    return { id: `made.${key}`, type: 'appointment.made', ...at, ...where, ...noted };
  return {
    ...{ id: `arranged.${key}`, type: 'meeting.arranged', ...at, ...where, ...noted },
    ...{ setting: engagement.setting, organizer, answers: guestAnswers(draft, from > referenceMs) },
    ...(engagement.remote && { remote: true }),
  };
}

/** Who organizes comes; a single guest does not decline. For what lies ahead fewer have answered. */
function guestAnswers(
  { people, organizer, guestLuck }: Decided['draft'],
  isAhead: boolean,
): { by: string; answer: Answer }[] {
  return people.flatMap((by, index): { by: string; answer: Answer }[] => {
    const roll = guestLuck[index] ?? 1;
    if (by === organizer) return [{ by, answer: 'accepted' }];
    if (roll < (isAhead ? 0.35 : 0.06)) return [];
    if (roll > 0.95 && people.length > 1) return [{ by, answer: 'declined' }];
    return [{ by, answer: roll > 0.9 ? 'tentative' : 'accepted' }];
  });
}

function answerEvent(
  { draft: { key }, answer }: Decided,
  { meeting, at, excuse }: { meeting: string; at: number; excuse: string | undefined },
): LifeEvent[] {
  if (!answer) return [];
  const note = excuse ? { note: excuse } : {};
  return [{ id: `answered.${key}`, at, type: 'invitation.answered', meeting, answer, ...note }];
}

function heldEvent({ draft, from, until, place }: Decided, arranged: Arranged): LifeEvent {
  const { key, engagement, people } = draft;
  const declined = new Set(
    'answers' in arranged
      ? arranged.answers.filter(({ answer }) => answer === 'declined').map(({ by }) => by)
      : [],
  );
  const body = { at: from, until, place, title: arranged.title };
  const present = people.filter((person) => !declined.has(person));
  if (engagement.setting === 'work' && engagement.kind === 'meeting')
    return {
      id: `meeting.${key}`,
      ...body,
      type: 'meeting.held',
      series: engagement.id,
      people: present,
      agenda: [],
    };
  return { id: `kept.${key}`, ...body, type: 'appointment.kept', appointment: arranged.id, people: present };
}

/** Its moment in words, who comes, and their company. */
function factsAbout({ draft, from, place }: Decided, persona: Persona): Facts {
  const { people } = draft;
  const probe = { id: draft.key, at: from, type: 'outing.enjoyed', title: '', people } as const;
  const first = persona.contacts.find(({ id }) => id === people[0]);
  const facts = factsOf(probe, persona);
  return {
    ...facts,
    place,
    me: persona.identity.name.split(' ')[0]!,
    them: first?.name.split(' ')[0] ?? '',
    theirName: first?.name ?? '',
    company: first?.company ?? first?.name ?? '',
    quarter: `Q${Math.ceil(Number(facts.monthNumber) / 3)}`,
  };
}
