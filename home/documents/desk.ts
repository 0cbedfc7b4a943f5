import { dayOf, timeOf } from '#kit/time.ts';
import { localMoment, minuteMs } from '#world/calendar.ts';
import type { EventOf, LifeEvent } from '#world/events.ts';
import { factsOf } from '#world/text/facts.ts';
import type { HomeSource } from '../home-source.ts';
import { type BankCharge, readCharges } from './bank.ts';
import { type Collection, readCollection } from './read-collection.ts';

/** A file as its owner saved it. */
export interface SavedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly atMs: number;
}

/** Where documents are made: the life they tell of, and how to look things up in it. */
export interface Desk extends HomeSource {
  readonly collection: Collection;
  readonly author: string;
  readonly zone: string;
  eventsOf<Type extends LifeEvent['type']>(type: Type): EventOf<Type>[];
  /** The first moment from `atMs` on at which the owner sits at this computer rather than sleeps, travels or is in company. */
  atDesk(atMs: number): number;
  /** `2026-03-14T21:05` on the owner's clock. */
  moment(local: string): number;
  dayOf(moment: number): string;
  timeOf(moment: number): string;
  /** `{amount coopers-holly}` becomes the fact of that event. */
  fill(text: string, where: string): string;
  nameOf(person: string): string;
  rows<Row>(sql: string, ...parameters: (string | number)[]): Row[];
  /** Asked of the bank once. */
  readonly charges: readonly BankCharge[];
}

/** One kind of document: everything of it that lies in the home folder. */
export type DocumentKind = (desk: Desk) => Promise<SavedFile[]> | SavedFile[];

const AWAY: ReadonlySet<LifeEvent['type']> = new Set([
  ...(['night.slept', 'commute.made', 'leg.travelled', 'meal.out', 'outing.enjoyed'] as const),
  ...(['class.attended', 'meeting.held', 'appointment.kept', 'ride.taken', 'errand.run'] as const),
]);

export function createDesk(source: HomeSource): Desk {
  const { persona, life, seed } = source;
  const away = life.events.filter(({ type, until }) => AWAY.has(type) && until !== undefined);
  const byId = new Map(life.events.map((event) => [event.id, event]));
  const byType = Map.groupBy(life.events, ({ type }) => type);
  return {
    ...source,
    ...{ collection: readCollection(life.persona), author: life.owner.name, zone: life.zone },
    eventsOf: <Type extends LifeEvent['type']>(type: Type) => (byType.get(type) ?? []) as EventOf<Type>[],
    charges: readCharges(source),
    atDesk: (atMs) => firstFree(away, atMs),
    moment: (local) => localMoment(local, life.zone),
    dayOf: (moment) => dayOf(moment, life.zone),
    timeOf: (moment) => timeOf(moment, life.zone),
    fill: (text, where) => fillSlots(text, (id, fact) => factOf(byId.get(id), { id, fact, where, persona })),
    nameOf: (person) =>
      person === 'me' ? life.owner.name : (persona.contacts.find(({ id }) => id === person)?.name ?? person),
    rows: <Row>(sql: string, ...parameters: (string | number)[]) =>
      seed.prepare(sql).all(...parameters) as Row[],
  };
}

function firstFree(away: readonly LifeEvent[], atMs: number): number {
  let moment = atMs;
  for (const { at, until = at } of away) if (at <= moment && moment < until) moment = until + 7 * minuteMs;
  return moment;
}

const fillSlots = (text: string, fact: (id: string, fact: string) => string): string =>
  text.replaceAll(/\{([a-zA-Z]+) ([a-z0-9][a-zA-Z0-9.-]*)\}/g, (_, name: string, id: string) =>
    fact(id, name),
  );

function factOf(
  event: LifeEvent | undefined,
  { id, fact, where, persona }: { id: string; fact: string; where: string; persona: HomeSource['persona'] },
): string {
  const value = event && factsOf(event, persona)[fact];
  if (value === undefined)
    throw new Error(
      `${where} quotes {${fact} ${id}}: ${event ? `"${id}" has no such fact` : 'there is no such event'}.`,
    );
  return value;
}
