import { type Day, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream } from '../rng.ts';
import { type Presence, wayMs } from './presence.ts';

interface Piece {
  from: number;
  until: number;
}

/** Shorter than this it is not worth going back to the office. */
const shortestMs = 25 * minuteMs;

/** How punctual they are on a day. */
export interface Punctuality {
  readonly earlyMs: number;
  readonly lateMs: number;
}

export function drawPunctuality(random: RandomStream): Punctuality {
  return { earlyMs: random.int(0, 9) * minuteMs, lateMs: random.int(1, 6) * minuteMs };
}

/** A day at work: the way there, the hours between other things, and the way home or to where the evening begins. */
export function liveWorkday(
  day: Day,
  bodies: readonly Presence[],
  { work, zone, earlyMs, lateMs }: { work: Persona['work']; zone: string } & Punctuality,
): LifeEvent[] {
  const hours = {
    from: momentOf(day, minutesOf(work.hours[0]), zone) - earlyMs,
    until: momentOf(day, minutesOf(work.hours[1]), zone),
  };
  const elsewhere = bodies.filter(({ place }) => place !== work.place);
  const pieces = piecesOf(hours, elsewhere);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const attended = pieces.map(
    (piece, index): LifeEvent => ({
      ...{
        id: `work.${day}.${index + 1}`,
        at: piece.from,
        until: piece.until,
        place: work.place,
        type: 'work.attended',
      },
    }),
  );
  const commute = { work, elsewhere, day };
  return [wayThere(first.from, commute), ...attended, wayHome(last.until + lateMs, commute)].filter(
    (event) => event !== undefined,
  );
}

/** The hours less everything that happens elsewhere, and the way to and from it. */
function piecesOf(hours: Piece, elsewhere: readonly Presence[]): Piece[] {
  return elsewhere
    .reduce<Piece[]>(
      (pieces, body) =>
        pieces.flatMap((piece) => {
          const [leaves, back] = [body.at - wayMs, body.until + wayMs];
          if (leaves >= piece.until || back <= piece.from) return [piece];
          return [
            { from: piece.from, until: leaves },
            { from: back, until: piece.until },
          ];
        }),
      [hours],
    )
    .filter(({ from, until }) => until - from >= shortestMs);
}

interface Commute {
  work: Persona['work'];
  elsewhere: readonly Presence[];
  day: Day;
}

function wayThere(arrives: number, { work, elsewhere, day }: Commute): LifeEvent | undefined {
  const before = elsewhere.findLast(({ until }) => until <= arrives);
  const at = Math.max(arrives - work.commute.minutes * minuteMs, (before?.until ?? 0) + minuteMs);
  if (at >= arrives) return undefined;
  const from = before && arrives - before.until < 90 * minuteMs ? before.place : 'home';
  return {
    ...{ id: `commute.${day}.out`, at, until: arrives, place: 'on the road' },
    ...{ type: 'commute.made', from, to: work.place, by: work.commute.by },
  };
}

function wayHome(leaves: number, { work, elsewhere, day }: Commute): LifeEvent | undefined {
  const next = elsewhere.find(({ at }) => at >= leaves);
  const until = Math.min(
    leaves + work.commute.minutes * minuteMs,
    (next?.at ?? Number.POSITIVE_INFINITY) - minuteMs,
  );
  if (until <= leaves) return undefined;
  // A ride starts from home or names where it starts; to anything else soon after work they go straight.
  const isNext = next && next.at - until < 75 * minuteMs && next.place !== 'on the road';
  return {
    ...{ id: `commute.${day}.home`, at: leaves, until, place: 'on the road' },
    ...{ type: 'commute.made', from: work.place, to: isNext ? next.place : 'home', by: work.commute.by },
  };
}
