import { Temporal } from 'temporal-polyfill';
import { localMoment, minuteMs } from './calendar.ts';
import { membersAt } from './circles.ts';
import type { EventOf } from './events.ts';
import type { Persona } from './persona.ts';
import type { RandomStream, Rng } from './rng.ts';
import type { Line, LineOptions, Scene } from './scenes.ts';

type Said = EventOf<'chat.said'>;

/** The scenes as events. Throws when a line names somebody, a circle or another line that is not there. */
export function tellScenes(persona: Persona, scenes: readonly Scene[], rng: Rng): Said[] {
  const problems: string[] = [];
  const told = scenes.flatMap((scene) => {
    const party = partyOf(scene, persona);
    const found = typeof party === 'string' ? [party] : problemsIn(scene, party.people);
    problems.push(...found.map((problem) => `scene "${scene.scene}"${problem}`));
    return typeof party === 'string' || found.length > 0
      ? []
      : tellScene(scene, party, { zone: persona.identity.zone, random: rng(`scene.${scene.scene}`) });
  });
  if (problems.length > 0)
    throw new Error(`The chat scenes do not fit the persona:\n  ${problems.join('\n  ')}`);
  return told;
}

type Party = Pick<Said, 'setting' | 'people' | 'circle'>;

/** Who talks, or what is wrong. */
function partyOf(
  { circle: id, with: other, setting = 'friends', at }: Scene,
  persona: Persona,
): Party | string {
  const { contacts, identity, routines } = persona;
  if ((id === undefined) === (other === undefined)) return ': needs either "circle" or "with".';
  if (other !== undefined)
    return contacts.some((contact) => contact.id === other)
      ? { setting, people: [other] }
      : `: with "${other}" is not in the persona's contacts.`;
  const circle = routines.circles.find((candidate) => candidate.id === id);
  if (!circle) return `: circle "${id}" is none of ${routines.circles.map((known) => known.id).join(', ')}.`;
  const people = membersAt(circle, localMoment(at, identity.zone), identity.zone);
  if (people.length === 0) return `: the circle "${id}" is founded on ${circle.founded}, after ${at}.`;
  return { setting: circle.setting, people, circle: circle.id };
}

function problemsIn({ lines }: Scene, people: readonly string[]): string[] {
  const isHere = (person: string) => person === 'me' || people.includes(person);
  const absent = (people: readonly string[]) => people.filter((person) => !isHere(person));
  const firstUnread = lines.findIndex(([, , options]) => options?.unread);
  return lines.flatMap(([from, text, options = {}], index) => {
    const { quotes, reactions = {}, poll } = options;
    const strangers = absent([from, ...Object.keys(reactions), ...Object.keys(poll?.votes ?? {})]);
    const choices = Object.values(poll?.votes ?? {}).flat();
    const said = [
      ...strangers.map(
        (person) => `"${person}" is not in this talk then; there are me, ${people.join(', ')}.`,
      ),
      ...(quotes && quotes > index ? [`quotes ${quotes}, which is not a line before it.`] : []),
      ...choices
        .filter((choice) => !poll!.options.includes(choice))
        .map((choice) => `the vote "${choice}" is none of the options.`),
      ...(text === '' && !hasAttachment(options) ? ['has neither text nor anything attached.'] : []),
      ...(from === 'me' && firstUnread >= 0 && index >= firstUnread
        ? ['the owner speaks after what they have not read.']
        : []),
    ];
    return said.map((problem) => `, line ${index + 1}: ${problem}`);
  });
}

const hasAttachment = ({ photo, file, voice, location, poll }: LineOptions): boolean =>
  Boolean(photo || file || voice || location || poll);

interface Telling {
  zone: string;
  random: RandomStream;
}

function tellScene(scene: Scene, party: Party, { zone, random }: Telling): Said[] {
  const nameOf = (line: number) => `scene.${scene.scene}.${line}`;
  let at = localMoment(scene.at, zone) + random.int(0, 50) * 1000;
  return scene.lines.map((line, index): Said => {
    const [from, text, options = {}] = line;
    const pause = pauseMs(line, random);
    if (index > 0) at += pause;
    const { quotes } = options;
    return {
      ...{ id: nameOf(index + 1), at, type: 'chat.said', ...party, from, text, scene: scene.scene },
      ...(quotes && { quotes: nameOf(quotes) }),
      ...detailsOf(options, { at, zone }),
    };
  });
}

/** As long as it takes to read and type, unless the scene says how long. Never the same second. */
function pauseMs([, text, options]: Line, random: RandomStream): number {
  const typing = Math.min(text.length, 240) / 6;
  const thinking = random.int(3, 70) + (random.chance(0.15) ? random.int(20, 60) : 0);
  const seconds = random.int(2, 49);
  if (options?.after !== undefined) return Math.round(options.after * minuteMs) + seconds * 1000;
  return Math.round(typing + thinking) * 1000;
}

function detailsOf(options: LineOptions, { at, zone }: { at: number; zone: string }): Partial<Said> {
  const { reactions, photo, file, voice, location, poll } = options;
  const { deleted, edited, forwarded, starred, unread } = options;
  const flags = { deleted, edited, forwarded, starred, unread };
  return {
    ...(reactions && { reactions: Object.entries(reactions).map(([by, emoji]) => ({ by, emoji })) }),
    ...(photo && { photo: photoOf(photo, at, zone) }),
    ...(file && {
      file: { ...file, ...(file.text && { text: [file.text].flat().join('\n') }) } as Said['file'],
    }),
    ...(voice && { voice: { seconds: voice } }),
    ...(location && { location }),
    ...(poll && {
      poll: {
        ...poll,
        votes: Object.entries(poll.votes).map(([by, choice]) => ({ by, options: [choice].flat() })),
      },
    }),
    ...Object.fromEntries(Object.entries(flags).filter(([, value]) => value)),
  };
}

/** Cameras name photos by the moment. */
function photoOf(photo: NonNullable<LineOptions['photo']>, at: number, zone: string): Said['photo'] {
  const { name, caption } = typeof photo === 'string' ? { name: undefined, caption: photo } : photo;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  const stamp = local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '').replace('T', '_');
  return { name: name ?? `IMG_${stamp}.jpg`, caption };
}
