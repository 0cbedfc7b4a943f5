import type { RandomStream } from '#world/rng.ts';
import { say } from '#world/text/voice.ts';
import type { Person } from '../../people.ts';
import type { Act } from '../decide/act.ts';
import { type Stock, stockOf, temperOf } from './temper.ts';

/** Facts that make an answer worth having: of the lines that fit, those with more of them are said. */
const WEIGHTY = [
  'when',
  'reason',
  'alt',
  'amount',
  'actual',
  'names',
  'fact',
  'title',
  'where',
  'doing',
  'near',
  'town',
  'file',
];
const OWN_SHARE = 0.75;

const slotsIn = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');

/** What somebody says to do something, in their own way and unlike what was said just before. */
export function phrase(
  person: Person,
  act: Act,
  { random, said }: { random: RandomStream; said: readonly string[] },
): string {
  const own: Stock = person.contact.personality.says ?? {};
  const tempered = stockOf(temperOf(person));
  const pools = [own[act.name] ?? [], tempered[act.name] ?? []].map((lines) => telling(lines, act));
  const isOwnFirst = random.chance(OWN_SHARE);
  const ordered = (isOwnFirst ? pools : pools.toReversed()).flatMap((lines) => mixed(lines, random));
  const candidates = [...ordered, ...mixed(telling(stockOf('plain')[act.name] ?? [], act), random)].map(
    (line) => filled(line, act),
  );
  return freshest(candidates, said) ?? '';
}

/** The lines whose slots can be filled, without those that would leave most of the facts unsaid. */
function telling(lines: readonly string[], { slots }: Act): string[] {
  const usable = lines.filter((line) => slotsIn(line).every((slot) => slot in slots));
  const weight = (line: string) => slotsIn(line).filter((slot) => WEIGHTY.includes(slot)).length;
  const most = Math.max(0, ...usable.map(weight));
  return usable.filter((line) => weight(line) >= Math.min(most, Math.max(1, most - 1)));
}

function mixed(lines: readonly string[], random: RandomStream): string[] {
  return lines
    .map((line) => ({ line, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

function filled(line: string, { slots }: Act): string {
  const text = line
    .replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replaceAll(/\b([ap]\.m)\.\./g, '$1.');
  return text.replaceAll(/(^|[.!?] +)([a-z])/g, (whole, lead: string, letter: string, at: number) =>
    isAbbreviation(text, at)
      ? whole
      : lead + (line.startsWith(letter) && at === 0 ? letter : letter.toUpperCase()),
  );
}

const isAbbreviation = (text: string, at: number): boolean => /\b[ap]\.m$/.test(text.slice(0, at));

/** `said` is newest last; what was said last of all weighs most. */
function freshest(candidates: readonly string[], said: readonly string[]): string | undefined {
  const last = sentencesOf(said.at(-1) ?? '');
  const earlier = new Set(said.flatMap((text) => [...sentencesOf(text)]));
  const staleness = (text: string) => {
    const own = [...sentencesOf(text)];
    return own.some((sentence) => last.has(sentence))
      ? 2
      : own.some((sentence) => earlier.has(sentence))
        ? 1
        : 0;
  };
  return candidates
    .map((text, order) => ({ text, order, stale: staleness(text) }))
    .toSorted((a, b) => a.stale - b.stale || a.order - b.order)[0]?.text;
}

const sentencesOf = (text: string): Set<string> =>
  new Set(
    text
      .split(/[.!?\n]+/)
      .map((part) =>
        part
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean),
  );

/** As it is sent in a chat: their case and their slips. Facts somebody may copy are spelled right. */
export const inChat = (
  text: string,
  person: Person,
  { random, isExact }: { random: RandomStream; isExact: boolean },
): string => {
  const { personality } = person.contact;
  return isExact ? text : say(text, personality, random);
};

/** As it is sent by mail: with their greeting and their name. */
export function inMail(
  paragraphs: readonly string[],
  person: Person,
  { random, isExact }: { random: RandomStream; isExact: boolean },
): string {
  const { openers, closers } = person.contact.personality;
  const [opener, closer] = [openers, closers].map((list) => (list.length > 0 ? random.pick(list) : ''));
  const body = inChat(paragraphs.join('\n\n'), person, { random, isExact });
  return [opener, body, closer].filter(Boolean).join('\n\n');
}
