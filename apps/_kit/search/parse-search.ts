import { plainWords, type Term } from './words.ts';

/** What a search asks for. `nothing` is a condition that no row meets, such as `is:purple`. */
export type SearchQuery<Fact extends { is: string } = never> =
  | { is: 'and'; all: SearchQuery<Fact>[] }
  | { is: 'or'; any: SearchQuery<Fact>[] }
  | { is: 'not'; query: SearchQuery<Fact> }
  | WordsQuery
  | { is: 'nothing' }
  | Fact;

/** Words next to each other, in one column of the index or in any. */
export interface WordsQuery extends Term {
  is: 'words';
  in: string;
}

export const ANYWHERE = 'all';

/** How an app reads what is typed in its search box. */
export interface SearchLanguage<Fact extends { is: string } = never> {
  /** What `name:value` means; `exact` when the value stood in quotes. Other names are words like any. */
  readonly operators?: Readonly<Record<string, (value: string, exact: boolean) => SearchQuery<Fact>>>;
  /** Which unquoted words also find longer ones: all of them, or the last while it is being typed. */
  readonly prefix: 'every' | 'last';
}

/** An operator whose value is looked for in one column. */
export const inColumn =
  (column: string) =>
  (value: string, exact: boolean): SearchQuery<never> =>
    lookFor(value, { in: column, whole: exact });

type Token =
  | { is: '(' | ')' | '{' | '}' | '-' | 'or' }
  | { is: 'operator'; name: string }
  | { is: 'phrase' | 'word'; text: string };

const TOKEN = /([(){}])|(?<=^|[\s({])-(?=\S)|([a-z_]+):(?=\S)|"([^"]*)"?|([^\s(){}"]+)/giu;

/** Beyond these a search is not what a person types; the rest of it is left aside. */
const MOST_TOKENS = 1000;
const MOST_TERMS = 50;

/** Reads a search as it is typed. Never fails: what cannot be understood is looked for as words. */
export function parseSearch<Fact extends { is: string } = never>(
  text: string,
  language: SearchLanguage<Fact>,
): SearchQuery<Fact> {
  const parser = createParser(
    tokensOf(text, Object.keys(language.operators ?? {})),
    language,
    /\s$/.test(text),
  );
  const parts: SearchQuery<Fact>[] = [];
  while (!parser.atEnd()) {
    parts.push(parser.sequence());
    parser.skipCloser();
  }
  return all(parts);
}

function tokensOf(text: string, operators: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (const [whole, bracket, name, phrase, word] of text.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    if (bracket) tokens.push({ is: bracket as '(' });
    else if (phrase !== undefined) tokens.push({ is: 'phrase', text: phrase });
    else if (name && operators.includes(name.toLowerCase()))
      tokens.push({ is: 'operator', name: name.toLowerCase() });
    else if (name) tokens.push({ is: 'word', text: name });
    else if (whole === 'OR' || whole === '|') tokens.push({ is: 'or' });
    else if (word === undefined) tokens.push({ is: '-' });
    else if (word !== 'AND') tokens.push({ is: 'word', text: word });
  }
  return tokens;
}

/** `a b OR c` means a and (b or c); `{a b}` means a or b. */
function createParser<Fact extends { is: string }>(
  tokens: readonly Token[],
  { operators = {}, prefix }: SearchLanguage<Fact>,
  isFinished: boolean,
) {
  type Query = SearchQuery<Fact>;
  let at = 0;
  let terms = 0;
  const peek = () => tokens[at];

  function leaf(operator: string | null, token: { is: 'phrase' | 'word'; text: string }): Query {
    if (++terms > MOST_TERMS) return all([]);
    const read = operator === null ? undefined : operators[operator];
    if (read) return read(token.text, token.is === 'phrase');
    const isTyped = token.is === 'word' && (prefix === 'every' || (at === tokens.length && !isFinished));
    return lookFor(token.text, { in: ANYWHERE, whole: !isTyped });
  }

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
        return startsItem(peek()) ? not(item(operator)) : all([]);
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

/** Whether a search, as typed, asks for nothing at all. */
export const asksNothing = (query: { is: string; all?: unknown[] }): boolean =>
  query.is === 'and' && query.all?.length === 0;

function all<Fact extends { is: string }>(parts: SearchQuery<Fact>[]): SearchQuery<Fact> {
  const asked = parts.filter((part) => !asksNothing(part));
  return asked.length === 1 ? (asked[0] as SearchQuery<Fact>) : { is: 'and', all: asked };
}

function any<Fact extends { is: string }>(parts: SearchQuery<Fact>[]): SearchQuery<Fact> {
  const asked = parts.filter((part) => !asksNothing(part));
  if (asked.length === 0) return { is: 'and', all: [] };
  return asked.length === 1 ? (asked[0] as SearchQuery<Fact>) : { is: 'or', any: asked };
}

const not = <Fact extends { is: string }>(query: SearchQuery<Fact>): SearchQuery<Fact> =>
  asksNothing(query) ? query : { is: 'not', query };

function lookFor(text: string, { in: column, whole }: { in: string; whole: boolean }): SearchQuery<never> {
  const words = plainWords(text);
  return words ? { is: 'words', in: column, words, whole } : { is: 'and', all: [] };
}

/** What to mark in the rows that were found: the words looked for, not those excluded. */
export function termsOf(query: SearchQuery<{ is: string }>): WordsQuery[] {
  const found = new Map(collect(query).map((term) => [`${term.in} ${term.whole} ${term.words}`, term]));
  return [...found.values()];
}

function collect(query: SearchQuery<{ is: string }>): WordsQuery[] {
  switch (query.is) {
    case 'and':
      return (query as { all: SearchQuery<{ is: string }>[] }).all.flatMap(collect);
    case 'or':
      return (query as { any: SearchQuery<{ is: string }>[] }).any.flatMap(collect);
    case 'words':
      return [query as WordsQuery];
    default:
      return [];
  }
}
