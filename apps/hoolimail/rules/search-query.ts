import {
  inColumn,
  parseSearch as parse,
  type SearchQuery,
  type WordsQuery,
} from '#kit/search/parse-search.ts';
import { type TimeFact, timeOperators } from '#kit/search/time-operators.ts';

/** What a search of mail asks for beside words. */
export type MailFact =
  | { is: 'owner'; in: 'from' | 'to' | 'cc' }
  | { is: 'attachment' }
  | { is: 'labelled'; labelled: boolean }
  | { is: 'state'; state: StateWord }
  | { is: 'in'; place: PlaceWord }
  | { is: 'label'; name: string }
  | { is: 'category'; name: string }
  | TimeFact
  | { is: 'size'; side: 'larger' | 'smaller'; bytes: number };

export type Query = SearchQuery<MailFact>;

const STATES = ['unread', 'read', 'starred', 'important', 'snoozed', 'muted'] as const;
export type StateWord = (typeof STATES)[number];

const PLACES = [
  'inbox',
  'sent',
  'drafts',
  'scheduled',
  'trash',
  'spam',
  'anywhere',
  'snoozed',
  'starred',
  'important',
  'archive',
] as const;
export type PlaceWord = (typeof PLACES)[number];

/** `from:me` is the owner, whatever their name. */
const person =
  (column: 'from' | 'to' | 'cc') =>
  (value: string, exact: boolean): Query =>
    value.toLowerCase() === 'me' ? { is: 'owner', in: column } : inColumn(column)(value, exact);

const OPERATORS: Record<string, (value: string, exact: boolean) => Query> = {
  from: person('from'),
  to: person('to'),
  cc: person('cc'),
  bcc: inColumn('bcc'),
  subject: inColumn('subject'),
  filename: inColumn('filename'),
  has: (value) => hasCondition(value.toLowerCase()),
  is: (value) => stateCondition(value.toLowerCase()),
  in: (value) => placeCondition(value.toLowerCase()),
  label: (value) => placeCondition(value.toLowerCase()),
  category: (value) => ({ is: 'category', name: value.toLowerCase() }),
  before: timeOperators.before,
  after: timeOperators.after,
  older: timeOperators.older,
  newer: timeOperators.newer,
  older_than: timeOperators.older_than,
  newer_than: timeOperators.newer_than,
  size: (value) => sizeCondition('larger', value.toLowerCase()),
  larger: (value) => sizeCondition('larger', value.toLowerCase()),
  smaller: (value) => sizeCondition('smaller', value.toLowerCase()),
};

/** Reads a search as it is typed. Never fails: what cannot be understood is looked for as words. */
export const parseSearch = (text: string): Query =>
  parse<MailFact>(text, { operators: OPERATORS, prefix: 'every' });

const oneOf = <T extends string>(allowed: readonly T[], value: string): value is T =>
  (allowed as readonly string[]).includes(value);

function hasCondition(value: string): Query {
  if (value === 'attachment') return { is: 'attachment' };
  if (value === 'userlabels') return { is: 'labelled', labelled: true };
  return value === 'nouserlabels' ? { is: 'labelled', labelled: false } : { is: 'nothing' };
}

const stateCondition = (value: string): Query =>
  oneOf(STATES, value) ? { is: 'state', state: value } : { is: 'nothing' };

/** Folders go by the names of labels, and labels by the names of folders. */
function placeCondition(value: string): Query {
  const place = value === 'draft' ? 'drafts' : value === 'all' ? 'archive' : value;
  return oneOf(PLACES, place) ? { is: 'in', place } : { is: 'label', name: value };
}

const UNITS: Record<string, number> = { '': 1, k: 1024, m: 1024 ** 2 };

function sizeCondition(side: 'larger' | 'smaller', value: string): Query {
  const [, count, unit = ''] = /^(\d{1,9})([km]?)b?$/.exec(value) ?? [];
  return count ? { is: 'size', side, bytes: Number(count) * (UNITS[unit] ?? 1) } : { is: 'nothing' };
}

/** Spam and trash are searched only when the search names them. */
export function looksEverywhere(query: Query): boolean {
  switch (query.is) {
    case 'and':
      return query.all.some(looksEverywhere);
    case 'or':
      return query.any.some(looksEverywhere);
    case 'in':
      return query.place === 'spam' || query.place === 'trash' || query.place === 'anywhere';
    default:
      return false;
  }
}

/** The search with its words answered already, for one message at hand. */
export function answerWords(query: Query, holds: (words: WordsQuery) => boolean): Query {
  switch (query.is) {
    case 'and':
      return { is: 'and', all: query.all.map((part) => answerWords(part, holds)) };
    case 'or':
      return { is: 'or', any: query.any.map((part) => answerWords(part, holds)) };
    case 'not':
      return { is: 'not', query: answerWords(query.query, holds) };
    case 'words':
      return holds(query) ? { is: 'and', all: [] } : { is: 'nothing' };
    default:
      return query;
  }
}
