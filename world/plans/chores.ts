import type { Almanac } from '../almanac.ts';
import { type Day, localMoment, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';
import { createDeck } from '../text/deck.ts';
import { momentFacts } from '../text/facts.ts';
import { createNarrator } from '../text/narrator.ts';

/** Things to do: noted on one day, done on another or never. */
export function planChores(
  { routines, identity: { zone } }: Persona,
  almanac: Almanac,
  rng: Rng,
): LifeEvent[] {
  return [
    ...routines.todos.flatMap((todo) => dated(todo, zone)),
    ...routines.chores.flatMap((chore) => noteChores(chore, almanac, rng)),
  ];
}

function dated(
  { id, title, list, notedAt, due, doneAt, note }: Persona['routines']['todos'][number],
  zone: string,
): LifeEvent[] {
  const noted: LifeEvent = {
    ...{ id: `noted.${id}`, at: localMoment(notedAt, zone), type: 'task.noted', task: id, title, list },
    ...{ ...(due && { due }), ...(note && { note }) },
  };
  return doneAt ? [noted, done(id, localMoment(doneAt, zone))] : [noted];
}

const done = (task: string, at: number): LifeEvent => ({ id: `done.${task}`, at, type: 'task.done', task });

type Chore = Persona['routines']['chores'][number];

/** Everything is drawn on every day, so that a trip moves nothing after it. */
function noteChores(chore: Chore, almanac: Almanac, rng: Rng): LifeEvent[] {
  const random = rng(`chore.${chore.id}`);
  const tell = createTeller(chore, rng(`chore.${chore.id}.words`));
  return almanac.days.flatMap((day) => {
    const isNoted = random.chance((chore.perMonth * 12) / 365);
    const [clock, doneClock] = [drawClock(chore, random), drawClock(chore, random)];
    const dueIn = random.int(...chore.dueDays);
    const isDone = random.chance(chore.doneShare);
    const doneOn = day.add({ days: Math.max(0, dueIn + random.int(-2, 1)) });
    if (!isNoted || almanac.isAway(day)) return [];
    const task = `${chore.id}.${day}`;
    const at = clock(day, almanac);
    const noted: LifeEvent = {
      ...{ id: `noted.${task}`, at, type: 'task.noted', task, list: chore.list },
      ...{ due: day.add({ days: dueIn }).toString(), ...tell(at, almanac.span.zone) },
    };
    const doneAt = doneClock(doneOn, almanac);
    const comes = isDone && !almanac.isAway(doneOn) && doneAt > at;
    return comes ? [noted, done(task, doneAt)] : [noted];
  });
}

function drawClock({ window }: Chore, random: RandomStream): (day: Day, almanac: Almanac) => number {
  const [opens, closes] = window.map(minutesOf) as [number, number];
  const [minutes, seconds] = [random.int(opens, closes), random.int(0, 59)];
  return (day, { span }) => momentOf(day, minutes, span.zone) + seconds * 1000;
}

function createTeller({ id, titles, notes, phrases }: Chore, random: RandomStream) {
  const narrator = createNarrator({ name: `chore.${id}`, phrases }, random);
  const [title, note] = [createDeck(titles, random), createDeck(notes, random)];
  return (at: number, zone: string): { title: string; note?: string } => {
    const facts = momentFacts(at, zone);
    narrator.turnPage();
    const told = { title: narrator.tell(title(), facts) };
    return notes.length > 0 && random.chance(0.5) ? { ...told, note: narrator.tell(note(), facts) } : told;
  };
}
