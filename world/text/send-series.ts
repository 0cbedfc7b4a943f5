import type { Almanac } from '../almanac.ts';
import { type Day, dayAt, dayMs, isBetween, minutesOf, momentOf } from '../calendar.ts';
import type { Letter, LifeEvent } from '../events.ts';
import type { Block, LettersFile, Series } from '../letters.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';
import { composeHtml, composeText } from '../stationery.ts';
import { createDeck } from './deck.ts';
import type { createEventIndex } from './event-index.ts';
import { factsOf, momentFacts } from './facts.ts';
import { createNarrator, type Facts, type Narrator } from './narrator.ts';

interface World {
  persona: Persona;
  letters: LettersFile;
  almanac: Almanac;
  events: ReturnType<typeof createEventIndex>;
  referenceMs: number;
  rng: Rng;
}

/** What machines send: bills, receipts, newsletters, reminders, each in its sender's stationery. */
export function sendSeries(world: World): LifeEvent[] {
  return world.letters.series.flatMap((series) => {
    if (!world.letters.senders[series.sender])
      throw new Error(`Series "${series.id}": "${series.sender}" is not one of the senders.`);
    const random = world.rng(`series.${series.id}`);
    const write = createWriter(series, world, random);
    return occasionsOf(series, world)
      .filter(({ at }) => inSeason(series, at, world.almanac.span.zone))
      .filter(() => random.chance(series.chance))
      .map(write);
  });
}

interface Occasion {
  key: string;
  at: number;
  facts: Facts;
}

function occasionsOf(series: Series, world: World): Occasion[] {
  return [
    ...(series.every ? onDays(series.every, world) : []),
    ...(series.about ? onEvents(series.about, world) : []),
  ];
}

function onDays(
  every: NonNullable<Series['every']>,
  { almanac: { days, span }, persona }: World,
): Occasion[] {
  const isDue = (day: Day, index: number) =>
    'weekday' in every
      ? day.dayOfWeek === every.weekday && Math.floor(index / 7) % every.weeks === 0
      : day.day === every.dayOfMonth && day.month % every.months === 0;
  return days.filter(isDue).map((day) => {
    const at = momentOf(day, minutesOf(every.at), span.zone);
    return { key: day.toString(), at, facts: { ...ownerFacts(persona), ...momentFacts(at, span.zone) } };
  });
}

function onEvents(about: NonNullable<Series['about']>, { events, persona, rng, almanac }: World): Occasion[] {
  const { zone } = almanac.span;
  const random = rng(`about.${about.type}.${JSON.stringify(about.where)}.${about.days}`);
  return events
    .about(about)
    .filter(() => random.chance(about.share))
    .flatMap((event) => {
      const base = (event as unknown as Record<string, unknown>)[about.by];
      if (typeof base !== 'number') return [];
      const day = dayAt(base + about.days * dayMs, zone);
      const at = about.at ? momentOf(day, minutesOf(about.at), zone) : base + about.days * dayMs + 90_000;
      return [{ key: event.id, at, facts: { ...ownerFacts(persona), ...factsOf(event, persona) } }];
    });
}

const ownerFacts = ({ identity }: Persona): Facts => ({
  me: identity.name.split(' ')[0]!,
  fullName: identity.name,
  email: identity.email,
  street: identity.address.street,
  city: identity.address.city,
});

function inSeason({ season, since, until }: Series, at: number, zone: string): boolean {
  const day = dayAt(at, zone);
  return (
    (!season || season.includes(day.month)) && isBetween(day, since ?? '0001-01-01', until ?? '9999-12-31')
  );
}

/** New machine mail is still unread for a while; whether it is kept is the series' own affair. */
const freshMs = 3 * dayMs;

function createWriter(series: Series, world: World, random: RandomStream): (occasion: Occasion) => LifeEvent {
  const narrator = createNarrator(
    { name: `series.${series.id}`, phrases: { ...world.letters.phrases, ...series.phrases } },
    random,
  );
  const nextSubject = createDeck(series.subject, random);
  const nextBody = createDeck(series.bodies, random);
  const sender = world.letters.senders[series.sender]!;
  return ({ key, at, facts }) => {
    narrator.turnPage();
    const blocks = nextBody().map((block) => tellBlock(block, narrator, facts));
    const isFresh = random.chance(0.5) && at > world.referenceMs - freshMs;
    const fate = isFresh ? { unread: true } : series.fate;
    const mail: Letter = {
      ...{
        thread: `series.${series.id}.${key}`,
        subject: narrator.tell(nextSubject(), facts),
        kind: series.kind,
      },
      ...{ text: composeText(blocks, sender), html: composeHtml(blocks, sender), ...(fate && { fate }) },
    };
    const from = { name: sender.name, email: sender.email };
    return { id: `series.${series.id}.${key}`, at, type: 'mail.received', from, mail };
  };
}

function tellBlock(block: Block, narrator: Narrator, facts: Facts): Block {
  const tell = (text: string) => narrator.tell(text, facts);
  if (typeof block === 'string') return tell(block);
  if ('heading' in block) return { heading: tell(block.heading) };
  if ('list' in block) return { list: block.list.map(tell) };
  if ('rows' in block) return { rows: block.rows.map(([left, right]) => [tell(left), tell(right)]) };
  if ('quote' in block) return { quote: tell(block.quote), by: tell(block.by) };
  if ('callout' in block) return { callout: tell(block.callout) };
  return { big: tell(block.big), small: tell(block.small) };
}
