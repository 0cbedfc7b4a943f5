import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { ANYWHERE, type SearchQuery, termsOf, type WordsQuery } from './parse-search.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchMeaning<Fact extends { is: string }> {
  readonly index: SearchIndex;
  /** Where the statement holds the id of the searched row; the key of the indexed table when absent. */
  readonly row?: SQLiteColumn;
  /** What the app's own operators ask of a row. */
  readonly fact?: (fact: Fact) => SQL;
}

/** A search as a condition on a row, for a statement of the app's own. */
export function searchCondition<Fact extends { is: string } = never>(
  query: SearchQuery<Fact>,
  meaning: SearchMeaning<Fact>,
): SQL {
  const compile = (part: SearchQuery<Fact>): SQL => {
    if (isWords(part)) return wordsCondition([part], meaning);
    switch (part.is) {
      case 'and':
        return conjunction((part as { all: SearchQuery<Fact>[] }).all);
      case 'or':
        return joined((part as { any: SearchQuery<Fact>[] }).any.map(compile), sql` or `);
      case 'not':
        return sql`not ${compile((part as { query: SearchQuery<Fact> }).query)}`;
      case 'nothing':
        return sql`0`;
      default:
        if (!meaning.fact) throw new Error(`Nothing says what "${part.is}" asks of a row: pass \`fact\`.`);
        return sql`(${meaning.fact(part as Fact)})`;
    }
  };
  const conjunction = (parts: readonly SearchQuery<Fact>[]): SQL => {
    const words = parts.filter(isWords);
    const others = parts.filter((part) => !isWords(part)).map(compile);
    const conditions = words.length > 0 ? [wordsCondition(words, meaning), ...others] : others;
    return conditions.length === 0 ? sql`1` : joined(conditions, sql` and `);
  };
  return compile(query);
}

const isWords = (query: { is: string }): query is WordsQuery => query.is === 'words';

const joined = (conditions: SQL[], by: SQL) => sql`(${sql.join(conditions, by)})`;

/** That a row holds all of these words. */
export function wordsCondition(
  words: readonly WordsQuery[],
  { index, row = index.key }: Pick<SearchMeaning<never>, 'index' | 'row'>,
): SQL {
  const name = sql.identifier(index.name);
  const match = words.map((term) => matchText(index, term)).join(' AND ');
  return sql`${row} in (select rowid from ${name} where ${name} match ${match})`;
}

/** Only letters, digits and spaces stand between the quotes, so nothing typed is read as syntax. */
function matchText(index: SearchIndex, { in: column, words, whole }: WordsQuery): string {
  const text = `"${words}"${whole ? '' : ' *'}`;
  if (column === ANYWHERE) return text;
  const known = index.columns[column];
  if (!known) throw new Error(`The index ${index.name} has no column "${column}".`);
  return `"${known.name}" : ${text}`;
}

export interface SearchOptions<Fact extends { is: string }> extends SearchMeaning<Fact> {
  /** What else must hold of the rows. */
  readonly where?: SQL;
  /** The best match first when absent; rows of the same rank, and those of searches without words, newest first. */
  readonly order?: SQL;
  readonly limit: number;
  readonly offset?: number;
}

/** The rows that a search finds, by their ids, and how many there are in all. */
export function searchRows<Fact extends { is: string } = never>(
  ctx: Pick<Ctx, 'db'>,
  query: SearchQuery<Fact>,
  { where = sql`1`, order, limit, offset = 0, ...meaning }: SearchOptions<Fact>,
): { ids: number[]; total: number } {
  const { index } = meaning;
  const terms = order ? [] : termsOf(query);
  const table = sql.identifier(index.tableName);
  const found = sql`where ${searchCondition(query, { ...meaning, row: index.key })} and ${where}`;
  const newest = sql`${index.key} desc`;
  const page = sql`limit ${limit} offset ${offset}`;
  const columns = sql`select ${index.key} as id, count(*) over () as total`;
  const rows = ctx.db.all<{ id: number; total: number }>(
    terms.length > 0
      ? sql`with ranked as materialized (${rankOf(index, terms)}) ${columns} from ${table} left join ranked on hit = ${index.key} ${found} order by score, ${newest} ${page}`
      : sql`${columns} from ${table} ${found} order by ${order ?? newest} ${page}`,
  );
  const count = () =>
    ctx.db.get<{ total: number }>(sql`select count(*) as total from ${table} ${found}`).total;
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (offset > 0 ? count() : 0) };
}

/** By bm25 with the weights of the columns: the smaller, the better. */
function rankOf(index: SearchIndex, terms: readonly WordsQuery[]): SQL {
  const name = sql.identifier(index.name);
  const weights = Object.values(index.columns).map(({ weight }) => sql.raw(String(weight)));
  const match = terms.map((term) => matchText(index, term)).join(' OR ');
  return sql`select rowid as hit, bm25(${name}, ${sql.join(weights, sql`, `)}) as score from ${name} where ${name} match ${match}`;
}
