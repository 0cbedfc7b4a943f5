import type { Person } from '../../people.ts';
import { closenessOf } from '../facts/closeness.ts';
import blunt from '../stock/blunt.json' with { type: 'json' };
import careful from '../stock/careful.json' with { type: 'json' };
import dreamy from '../stock/dreamy.json' with { type: 'json' };
import dry from '../stock/dry.json' with { type: 'json' };
import formal from '../stock/formal.json' with { type: 'json' };
import loud from '../stock/loud.json' with { type: 'json' };
import plain from '../stock/plain.json' with { type: 'json' };
import stern from '../stock/stern.json' with { type: 'json' };
import sunny from '../stock/sunny.json' with { type: 'json' };
import warm from '../stock/warm.json' with { type: 'json' };

/** Lines by what they do; see `Act`. */
export type Stock = Readonly<Record<string, readonly string[]>>;

const STOCKS = { warm, sunny, dry, stern, loud, careful, blunt, dreamy, formal, plain } satisfies Record<
  string,
  Stock
>;
type Temper = keyof typeof STOCKS;

export const stockOf = (temper: Temper): Stock => STOCKS[temper];

/** What the persona's author says of somebody's way of writing, where they do not name a temper. */
const TELLING: readonly [Temper, RegExp][] = [
  ['sunny', /sunny|cheerful|eager|hearty|exclamation|brisk, busy/i],
  ['loud', /loud|capitals|shout/i],
  ['dry', /deadpan|dry|teases|calm, amused|lower case/i],
  ['stern', /rules|clipped|stern|verdict|numbered|formal rank/i],
  ['careful', /careful|apolog|hedges|shy|polite/i],
  ['blunt', /blunt|short|laconic|^no\.|opinion/i],
  ['dreamy', /ominous|dream|mystic|poetic/i],
  ['formal', /precise|courteous|exact|cool|procurement|by-law|clear, kind/i],
  ['warm', /warm|kind|loving|sweet|playful|love|gentle|encouraging/i],
];

export function temperOf(person: Person): Temper {
  const { personality } = person.contact;
  if (personality.temper) return personality.temper;
  const told = TELLING.find(([, words]) => words.test(personality.voice))?.[0];
  if (personality.letterCase === 'loud') return 'loud';
  return told ?? (closenessOf(person) === 'professional' ? 'formal' : 'plain');
}
