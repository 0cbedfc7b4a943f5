import type { Almanac } from '../almanac.ts';
import { type Day, minutesOf } from '../calendar.ts';
import type { Answer } from '../events/plans.ts';
import type { Persona } from '../persona.ts';
import type { Agreement, Proposal } from './agreement.ts';
import { type Draft, stretchOf } from './draft.ts';

/** What became of a draft. */
export interface Decided {
  readonly draft: Draft;
  readonly from: number;
  readonly until: number;
  readonly place: string;
  /** The owner's, to somebody else's invitation; absent when they never answered, or invited themselves. */
  readonly answer?: Answer;
  readonly fate: 'held' | 'missed' | 'cancelled';
  /** When it was to begin before it was moved. */
  readonly movedFrom?: number;
}

const stepMinutes = 15;

/** Meetings before what one does alone, in order of their days. What the owner cannot fit in, they do not set up; what others set up then, they decline. */
export function decideEngagements(
  persona: Persona,
  almanac: Almanac,
  { drafts, agreement }: { drafts: readonly Draft[]; agreement: Agreement },
): Decided[] {
  const { zone } = almanac.span;
  const inOrder = drafts.toSorted(
    (a, b) =>
      Number(a.engagement.kind === 'appointment') - Number(b.engagement.kind === 'appointment') ||
      a.day.toString().localeCompare(b.day.toString()) ||
      a.begins - b.begins ||
      (a.key < b.key ? -1 : 1),
  );
  return inOrder.flatMap((draft) => {
    const wished = stretchOf(draft, draft.day, draft.begins, zone);
    const proposalAt = (day: Day, begins: number): Proposal => ({
      ...{ id: draft.key, ...stretchOf(draft, day, begins, zone) },
      ...{ place: placeOf(draft, persona), people: draft.people },
    });
    const answer = answerTo(draft);
    if (answer === 'declined' || answer === 'none')
      return [missed(draft, { ...wished, answer }, proposalAt(draft.day, draft.begins).place)];
    const found = firstFit(draft, proposalAt, agreement);
    if (!found)
      return draft.organizer === 'me'
        ? []
        : [missed(draft, { ...wished, answer: 'declined' }, placeOf(draft, persona))];
    if (isCancelled(draft)) return [{ ...decided(draft, found, answer), fate: 'cancelled' }];
    const moved = isMoved(draft) && laterFit(draft, proposalAt, { agreement, almanac });
    agreement.agree(moved || found);
    return [{ ...decided(draft, moved || found, answer), ...(moved && { movedFrom: found.from }) }];
  });
}

function decided(draft: Draft, { from, until, place }: Proposal, answer: Answer | undefined): Decided {
  return { draft, from, until, place, fate: 'held', ...(answer && { answer }) };
}

function missed(
  draft: Draft,
  { from, until, answer }: { from: number; until: number; answer: Answer | 'none' },
  place: string,
): Decided {
  const said = answer === 'none' ? {} : { answer };
  return { draft, from, until, place, fate: 'missed', ...said };
}

function answerTo({ engagement, organizer, luck }: Draft): Answer | 'none' | undefined {
  if (organizer === 'me' || engagement.kind === 'appointment') return undefined;
  const { declinedShare, tentativeShare, unansweredShare } = engagement;
  if (luck.answer < declinedShare) return 'declined';
  if (luck.answer < declinedShare + unansweredShare) return 'none';
  return luck.answer < declinedShare + unansweredShare + tentativeShare ? 'tentative' : 'accepted';
}

const isCancelled = ({ engagement: { cancelledShare }, luck }: Draft): boolean =>
  luck.change < cancelledShare;

const isMoved = ({ engagement: { cancelledShare, movedShare }, luck }: Draft): boolean =>
  luck.change >= cancelledShare && luck.change < cancelledShare + movedShare;

/** At work, at home by phone, or where it takes place. */
function placeOf({ venue, engagement: { setting } }: Draft, { work }: Persona): string {
  if (typeof venue !== 'string') return venue.place;
  return setting === 'work' ? work.place : 'home';
}

type ProposalAt = (day: Day, begins: number) => Proposal;

/** From the hour that was drawn to the end of the window, then from its beginning. */
function firstFit(
  { day, begins, engagement: { window } }: Draft,
  proposalAt: ProposalAt,
  agreement: Agreement,
): Proposal | undefined {
  const [opens, closes] = window.map(minutesOf) as [number, number];
  for (let tried = 0; tried <= closes - opens; tried += stepMinutes) {
    const minute = begins + tried > closes ? opens + (begins + tried - closes - stepMinutes) : begins + tried;
    const proposal = proposalAt(day, Math.max(opens, minute));
    if (agreement.fits(proposal)) return proposal;
  }
  return undefined;
}

/** A few days later, when it is put off. */
function laterFit(
  draft: Draft,
  proposalAt: ProposalAt,
  { agreement, almanac }: { agreement: Agreement; almanac: Almanac },
): Proposal | undefined {
  for (let days = 1; days <= 6; days++) {
    const day = draft.day.add({ days });
    const suits = draft.engagement.setting === 'work' ? almanac.isWorkday(day) : !almanac.isAway(day);
    const found = suits && firstFit({ ...draft, day }, proposalAt, agreement);
    if (found) return found;
  }
  return undefined;
}
