import type { Almanac } from '../almanac.ts';
import { isPresence } from '../day/presence.ts';
import type { Diary } from '../diary.ts';
import { createAgreement } from '../engagements/agreement.ts';
import { type Decided, decideEngagements } from '../engagements/decide.ts';
import { draftEngagements, type Engagement } from '../engagements/draft.ts';
import { momentsOf } from '../engagements/moments.ts';
import { recordEngagement, type Words } from '../engagements/record.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { Rng } from '../rng.ts';
import { createDeck } from '../text/deck.ts';
import { createNarrator, type Facts } from '../text/narrator.ts';
import { type Fixed, joinFixed } from './fixed.ts';

interface Room {
  /** Where the owner will be; hours at work are not among it, because meetings are held in them. */
  whereabouts: Diary;
  /** What has its time already. */
  promised: readonly LifeEvent[];
  rng: Rng;
  referenceMs: number;
}

/** Meetings, calls, visits and appointments of every kind the persona knows, in whatever time is left. */
export function planEngagements(
  persona: Persona,
  almanac: Almanac,
  { whereabouts, promised, rng, referenceMs }: Room,
): Fixed {
  const agreement = createAgreement(whereabouts);
  for (const event of promised.filter(isPresence)) {
    const people = 'people' in event && event.people ? event.people : [];
    agreement.agree({ id: event.id, from: event.at, until: event.until, place: event.place, people });
  }
  const drafts = draftEngagements(persona, almanac, rng);
  const wordsOf = createVocabularies(persona, rng);
  return joinFixed(
    decideEngagements(persona, almanac, { drafts, agreement }).map((decided) => {
      const moments = momentsOf(decided, almanac);
      if (!moments) return { events: [], plans: [] };
      const words = wordsOf(decided.draft.engagement);
      return withBill(decided, recordEngagement(decided, { persona, moments, words, referenceMs }));
    }),
  );
}

/** Paid as it ends; without the money there is no appointment. */
function withBill(
  { draft: { key, engagement, amountCents }, until, fate }: Decided,
  events: readonly LifeEvent[],
): Fixed {
  const { bill } = engagement;
  const cause = events.at(-1)!;
  if (!bill || fate !== 'held') return { events, plans: [] };
  const { merchant, category, with: way } = bill;
  const plan: Plan = {
    ...{ id: key, at: until - 60_000, will: 'want', type: 'purchase.made', merchant, category, amountCents },
    ...{ with: way, for: { id: cause.id, type: cause.type }, parts: events },
  };
  return { events: [], plans: [plan] };
}

function createVocabularies({ routines: { engagements } }: Persona, rng: Rng): (of: Engagement) => Words {
  const all = new Map(engagements.map((engagement) => [engagement.id, vocabularyOf(engagement, rng)]));
  return ({ id }) => all.get(id)!;
}

function vocabularyOf(engagement: Engagement, rng: Rng): Words {
  const { id, titles, notes, theirNotes, noteShare, reasons, excuses, phrases } = engagement;
  const random = rng(`engagement.${id}.words`);
  const narrator = createNarrator({ name: `engagement.${id}`, phrases }, random);
  const teller = (texts: readonly string[], share: number) => {
    const deal = createDeck(texts, random);
    return (facts: Facts) =>
      texts.length > 0 && random.chance(share) ? narrator.tell(deal(), facts) : undefined;
  };
  const title = createDeck(titles, random);
  return {
    title(facts) {
      narrator.turnPage();
      return narrator.tell(title(), facts);
    },
    note: teller(notes, noteShare),
    theirNote: teller(theirNotes, noteShare),
    reason: teller(reasons, 1),
    excuse: teller(excuses, 0.8),
  };
}
