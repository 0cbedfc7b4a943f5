import { dayAt, hourMs, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import { membersAt } from '../circles.ts';
import type { LifeEvent } from '../events.ts';
import type { Arc, LettersFile } from '../letters.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';
import type { Settler } from '../settle.ts';
import { createDeck } from './deck.ts';
import type { createEventIndex } from './event-index.ts';
import { factsOf } from './facts.ts';
import { createNarrator } from './narrator.ts';
import { say, speak } from './voice.ts';

interface World {
  persona: Persona;
  letters: LettersFile;
  events: ReturnType<typeof createEventIndex>;
  settleMoment: Settler;
  rng: Rng;
}

type Contact = Persona['contacts'][number];

/** Short exchanges that events give rise to. Each is played a few times in a life, never twice in the same words. */
export function playArcs(world: World): LifeEvent[] {
  return world.letters.arcs.flatMap((arc) => {
    const random = world.rng(`arc.${arc.id}`);
    const play = createPlay(arc, world, random);
    return chooseEvents(arc, world, random).flatMap((event, index) => play(event, index + 1));
  });
}

/** Spread over the record: one from each of as many equal parts of it as the arc is played. */
function chooseEvents(arc: Arc, { events, persona }: World, random: RandomStream): LifeEvent[] {
  const candidates = events.about(arc.about).filter((event) => personOf(arc, event, persona) !== undefined);
  const parts = Math.min(arc.most, takesOf(arc), candidates.length);
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * candidates.length) / parts)) as [
      number,
      number,
    ];
    return candidates[random.int(from, to - 1)]!;
  });
}

/** Who it is played with: of those who were there, one the arc is written for; or simply whom it is written for. */
function personOf({ who, circle }: Arc, event: LifeEvent, { contacts }: Persona): Contact | undefined {
  const present = 'people' in event && event.people && event.people.length > 0 ? event.people : undefined;
  const wanted = who && present ? present.filter((id) => who.includes(id)) : (who ?? present ?? []);
  const id = wanted[0] ?? (circle ? contacts[0]?.id : undefined);
  return contacts.find((contact) => contact.id === id);
}

const takesOf = ({ turns }: Arc): number => Math.max(...turns.map(({ takes }) => takes.length));

function createPlay(arc: Arc, world: World, random: RandomStream) {
  const narrator = createNarrator(
    { name: `arc.${arc.id}`, phrases: { ...world.letters.phrases, ...arc.phrases } },
    random,
  );
  const nextTake = createDeck([...Array(takesOf(arc)).keys()], random);
  return (event: LifeEvent, count: number): LifeEvent[] => {
    const them = personOf(arc, event, world.persona)!;
    const facts = {
      ...factsOf(event, world.persona),
      ...{ them: them.name.split(' ')[0]!, me: world.persona.identity.name.split(' ')[0]! },
    };
    narrator.turnPage();
    const take = nextTake();
    const subject = narrator.tell(arc.subject[take % arc.subject.length]!, facts);
    let at = arc.since === 'end' && event.until ? event.until : event.at;
    return arc.turns.map((turn, index) => {
      const speaker = turn.from === 'them' ? them.id : turn.from;
      const said = waking(at + turn.hours * hourMs + random.int(0, 9) * minuteMs, world.persona);
      at = speaker === 'me' ? world.settleMoment(said) : said;
      const paragraphs = [turn.takes[take % turn.takes.length]!]
        .flat()
        .map((paragraph) => narrator.tell(paragraph, facts));
      const id = `arc.${arc.id}.${count}.${index + 1}`;
      return toEvent({
        id,
        at,
        speaker,
        paragraphs,
        arc,
        subject,
        them,
        world,
        random,
        thread: `arc.${arc.id}.${count}`,
      });
    });
  };
}

interface Said {
  id: string;
  at: number;
  speaker: string;
  paragraphs: readonly string[];
  arc: Arc;
  subject: string;
  them: Contact;
  thread: string;
  world: World;
  random: RandomStream;
}

function toEvent(said: Said): LifeEvent {
  const { id, at, speaker, paragraphs, arc, subject, them, thread, world, random } = said;
  const personality = world.persona.contacts.find((contact) => contact.id === speaker)?.personality;
  if (arc.via === 'chat') {
    const circle = world.persona.routines.circles.find((candidate) => candidate.id === arc.circle);
    const line = paragraphs.join(' ');
    return {
      ...{
        id,
        at,
        type: 'chat.said',
        from: speaker,
        text: personality ? say(line, personality, random) : line,
      },
      ...{
        setting: circle?.setting ?? 'friends',
        people: circle ? membersAt(circle, at, world.persona.identity.zone) : [them.id],
        scene: thread,
        ...(circle && { circle: circle.id }),
      },
    };
  }
  const text = personality ? speak(paragraphs, personality, random) : paragraphs.join('\n\n');
  const mail = { thread, subject, text, kind: arc.kind, ...(arc.fate && { fate: arc.fate }) };
  if (speaker === 'me') return { id, at, type: 'mail.sent', to: [them.id], mail };
  return { id, at, type: 'mail.received', from: { person: speaker }, mail };
}

/** People write by day: what would be said at night is said the next morning. */
function waking(at: number, { identity: { zone } }: Persona): number {
  const day = dayAt(at, zone);
  const [opens, closes] = [momentOf(day, minutesOf('08:20'), zone), momentOf(day, minutesOf('22:20'), zone)];
  if (at < opens) return opens + (at % (50 * minuteMs));
  return at <= closes
    ? at
    : momentOf(day.add({ days: 1 }), minutesOf('08:20'), zone) + (at % (50 * minuteMs));
}
