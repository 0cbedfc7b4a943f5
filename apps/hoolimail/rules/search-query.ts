import { wordsOf } from './words.ts';

/** What a search asks for. `nothing` is a condition that no mail meets, such as `is:purple`. */
export type Query =
  | { is: 'and'; all: Query[] }
  | { is: 'or'; any: Query[] }
  | { is: 'not'; query: Query }
  | { is: 'words'; in: WordField; words: string; whole: boolean }
  | { is: 'attachment' }
  | { is: 'labelled'; labelled: boolean }
  | { is: 'state'; state: StateWord }
  | { is: 'in'; place: PlaceWord }
  | { is: 'label'; name: string }
  | { is: 'category'; name: string }
  | { is: 'day'; side: 'before' | 'after'; day: string }
  | { is: 'age'; side: 'older' | 'newer'; count: number; unit: 'd' | 'm' | 'y' }
  | { is: 'size'; side: 'larger' | 'smaller'; bytes: number }
  | { is: 'nothing' };

export type WordField = 'all' | 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'filename';

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

const WORD_FIELDS: Record<string, WordField> = {
  from: 'from',
  to: 'to',
  cc: 'cc',
  bcc: 'bcc',
  subject: 'subject',
  filename: 'filename',
};

type Token =
  | { is: '(' | ')' | '{' | '}' | '-' | 'or' }
  | { is: 'operator'; name: string }
  | { is: 'phrase' | 'word'; text: string };

const TOKEN = /([(){}])|(?<=^|[\s({])-(?=\S)|([a-z_]+):(?=\S)|"([^"]*)"?|([^\s(){}"]+)/giu;

const OPERATORS = new Set([
  ...Object.keys(WORD_FIELDS),
  ...['has', 'is', 'in', 'label', 'category', 'before', 'after', 'older', 'newer'],
  ...['older_than', 'newer_than', 'larger', 'smaller', 'size'],
]);

/** Reads a search as it is typed. Never fails: what cannot be understood is looked for as words. */
export function parseSearch(text: string): Query {
  const parser = createParser(tokensOf(text));
  const parts: Query[] = [];
  while (!parser.atEnd()) {
    parts.push(parser.sequence());
    parser.skipCloser();
  }
  return all(parts);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, bracket, name, phrase, word] of text.matchAll(TOKEN)) {
    if (bracket) tokens.push({ is: bracket as '(' });
    else if (phrase !== undefined) tokens.push({ is: 'phrase', text: phrase });
    else if (name && OPERATORS.has(name.toLowerCase()))
      tokens.push({ is: 'operator', name: name.toLowerCase() });
    else if (name) tokens.push({ is: 'word', text: name });
    else if (whole === 'OR' || whole === '|') tokens.push({ is: 'or' });
    else if (word === undefined) tokens.push({ is: '-' });
    else if (word !== 'AND') tokens.push({ is: 'word', text: word });
  }
  return tokens;
}

/** `a b OR c` means a and (b or c); `{a b}` means a or b. */
function createParser(tokens: readonly Token[]) {
  let at = 0;
  const peek = () => tokens[at];
  const leaf = (operator: string | null, token: { is: 'phrase' | 'word'; text: string }) =>
    operator
      ? condition(operator, token.text, token.is === 'phrase')
      : wordsQuery('all', token.text, token.is === 'phrase');

  function alternatives(operator: string | null): Query {
    const options = [item(operator)];
    while (peek()?.is === 'or') {
      at++;
      if (startsItem(peek())) options.push(item(operator));
    }
    return any(options);
  }

  function item(operator: string | null): Query {
    const token = tokens[at++];
    switch (token?.is) {
      case '-':
        return startsItem(peek()) ? { is: 'not', query: item(operator) } : all([]);
      case '(':
        return group(operator, ')', all);
      case '{':
        return group(operator, '}', any);
      case 'operator':
        return startsItem(peek()) ? item(token.name) : { is: 'nothing' };
      case 'phrase':
      case 'word':
        return leaf(operator, token);
      default:
        return all([]);
    }
  }

  function group(operator: string | null, closer: string, combine: (parts: Query[]) => Query): Query {
    const parts = items(operator);
    if (peek()?.is === closer) at++;
    return combine(parts);
  }

  function items(operator: string | null): Query[] {
    const parts: Query[] = [];
    for (let token = peek(); token && token.is !== ')' && token.is !== '}'; token = peek()) {
      if (token.is === 'or') at++;
      else parts.push(alternatives(operator));
    }
    return parts;
  }

  return {
    atEnd: () => at >= tokens.length,
    sequence: () => all(items(null)),
    skipCloser: () => {
      if (peek()?.is === ')' || peek()?.is === '}') at++;
    },
  };
}

const startsItem = (token: Token | undefined) =>
  token !== undefined && token.is !== 'or' && token.is !== ')' && token.is !== '}';

const ALL: Query = { is: 'and', all: [] };

function all(parts: Query[]): Query {
  const asked = parts.filter((part) => part.is !== 'and' || part.all.length > 0);
  return asked.length === 1 ? (asked[0] as Query) : { is: 'and', all: asked };
}

const any = (options: Query[]): Query =>
  options.length === 0 ? ALL : options.length === 1 ? (options[0] as Query) : { is: 'or', any: options };

function wordsQuery(field: WordField, text: string, whole: boolean): Query {
  const words = wordsOf(text).trim();
  return words ? { is: 'words', in: field, words, whole } : ALL;
}

function condition(operator: string, text: string, whole: boolean): Query {
  const field = WORD_FIELDS[operator];
  if (field) return wordsQuery(field, text, whole);
  const value = text.toLowerCase();
  switch (operator) {
    case 'has':
      return hasCondition(value);
    case 'is':
      return oneOf(STATES, value) ? { is: 'state', state: value } : { is: 'nothing' };
    case 'in':
      return placeCondition(value);
    case 'label':
      return placeAsLabel(value) ?? { is: 'label', name: value };
    case 'category':
      return { is: 'category', name: value };
    case 'size':
    case 'larger':
    case 'smaller':
      return sizeCondition(operator === 'smaller' ? 'smaller' : 'larger', value);
    default:
      return timeCondition(operator, value);
  }
}

const oneOf = <T extends string>(allowed: readonly T[], value: string): value is T =>
  (allowed as readonly string[]).includes(value);

function hasCondition(value: string): Query {
  if (value === 'attachment') return { is: 'attachment' };
  if (value === 'userlabels') return { is: 'labelled', labelled: true };
  return value === 'nouserlabels' ? { is: 'labelled', labelled: false } : { is: 'nothing' };
}

const placeCondition = (value: string): Query => placeAsLabel(value) ?? { is: 'label', name: value };

function placeAsLabel(value: string): Query | null {
  const place = value === 'draft' ? 'drafts' : value === 'all' ? 'archive' : value;
  return oneOf(PLACES, place) ? { is: 'in', place } : null;
}

function timeCondition(operator: string, value: string): Query {
  const side = operator.startsWith('older') || operator === 'before' ? 'before' : 'after';
  if (operator.endsWith('_than')) {
    const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(value) ?? [];
    if (!count) return { is: 'nothing' };
    return {
      is: 'age',
      side: side === 'before' ? 'older' : 'newer',
      count: Number(count),
      unit: unit as 'd',
    };
  }
  const [, year, month = '', date = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? [];
  if (!year) return { is: 'nothing' };
  return { is: 'day', side, day: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` };
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

/** Words to mark in what was found. */
export function highlightsOf(query: Query): string[] {
  switch (query.is) {
    case 'and':
      return query.all.flatMap(highlightsOf);
    case 'or':
      return query.any.flatMap(highlightsOf);
    case 'words':
      return [query.words];
    default:
      return [];
  }
}
