import type { RandomStream } from '#world/rng.ts';
import type { Situation } from './decide/act.ts';
import { type Intent, isPressing } from './understand/intents.ts';
import { temperOf } from './voice/temper.ts';

/** How somebody takes a message: in words, with an emoji, or not at all. */
type Manner = 'words' | 'reaction' | 'silence';

/** Of a hundred times, in words and by emoji; silence is the rest. */
const CUSTOM: Partial<Record<Intent, readonly [number, number]>> = {
  noReply: [0, 40],
  poll: [0, 0],
  thanks: [40, 45],
  yes: [0, 50],
  no: [0, 30],
  farewell: [50, 30],
  joke: [60, 35],
  statement: [60, 25],
  lookingForward: [70, 30],
  link: [70, 20],
  condolence: [85, 15],
  compliment: [85, 10],
  holiday: [85, 10],
};
const GROUP_TALKERS = 2;
const GROUP_REACTORS = 2;
/** After so many turns without need, somebody has other things to do. */
const MOST_TURNS = 5;

export function mannerOf(situation: Situation, random: RandomStream): Manner {
  const { said } = situation;
  const role = said.group ? roleInGroup(situation) : 'words';
  if (role !== 'words')
    return role === 'reaction' && said.channel !== 'mail' && mayReact(situation) ? 'reaction' : 'silence';
  const own = ownManner(situation, random);
  return own === 'reaction' && said.channel === 'mail' ? 'silence' : own;
}

function ownManner(situation: Situation, random: RandomStream): Manner {
  const { heard, said, theirLast, person } = situation;
  const { intent } = heard;
  if (isPressing(intent)) return 'words';
  if ((intent === 'yes' || intent === 'no') && theirLast?.includes('?')) return 'words';
  const turns = said.before.slice(-2 * MOST_TURNS).filter(({ from }) => from === person.id).length;
  if (turns >= MOST_TURNS && intent !== 'unclear') return random.chance(0.5) ? 'reaction' : 'silence';
  const [words, emoji] = CUSTOM[intent] ?? [95, 5];
  const roll = random.int(1, 100);
  if (roll <= words || !mayReact(situation)) return roll <= words + emoji ? 'words' : 'silence';
  return roll <= words + emoji ? 'reaction' : 'silence';
}

/** Nobody puts a thumb up to a question. */
const mayReact = ({ heard }: Situation): boolean => REACTIONS[heard.intent] !== undefined;

/** Who speaks is the same whoever is asked first: the order is drawn from the words and the names. */
function roleInGroup({ person, said, heard }: Situation): Manner {
  const members = said.group?.people ?? [];
  const named = heard.names.filter((id) => members.includes(id));
  if (named.includes(person.id)) return 'words';
  const isForAll = /\b(?:everyone|everybody|all|anyone|anybody|guys|team|folks|y'all|who's|who is)\b/i.test(
    said.text,
  );
  const talkers =
    named.length > 0
      ? 0
      : isForAll && isPressing(heard.intent)
        ? GROUP_TALKERS + 2
        : isPressing(heard.intent)
          ? GROUP_TALKERS
          : 1;
  const order = members.toSorted((a, b) => rank(said.text, a) - rank(said.text, b));
  const place = order.indexOf(person.id);
  if (place < talkers) return 'words';
  return place < talkers + GROUP_REACTORS ? 'reaction' : 'silence';
}

/** A number from words and a name alone. */
function rank(text: string, id: string): number {
  let hash = 2166136261;
  for (const letter of `${text}/${id}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const REACTIONS: Partial<Record<Intent, readonly string[]>> = {
  thanks: ['👍', '❤️', '🙏'],
  yes: ['👍', '👌'],
  no: ['👍'],
  noReply: ['👍'],
  farewell: ['👋'],
  joke: ['😂', '🤣'],
  statement: ['👍', '👀'],
  lookingForward: ['🎉', '❤️'],
  link: ['👀', '👍'],
  file: ['👍'],
  goodNews: ['🎉', '👏'],
  badNews: ['❤️', '😢'],
  birthday: ['🎂'],
  condolence: ['❤️'],
  compliment: ['😊', '❤️'],
  love: ['❤️'],
  congrats: ['🎉', '🙏'],
  holiday: ['🎉'],
  greeting: ['👋'],
  apology: ['❤️', '👍'],
  late: ['👍'],
  cancellation: ['😢', '👍'],
  invitation: ['👍', '🎉'],
  planChange: ['👍'],
  inviteSent: ['👍'],
  insult: ['😮'],
};

const RESERVED = ['stern', 'formal', 'blunt'];

/** People who are sparing with words are with pictures. */
export function reactionOf({ heard, person }: Situation, random: RandomStream): string {
  const list = REACTIONS[heard.intent] ?? ['👍'];
  return RESERVED.includes(temperOf(person))
    ? (list.find((emoji) => emoji === '👍') ?? list[0]!)
    : random.pick(list);
}
