import type { Category } from '../schema/mail.ts';
import { parseSearch, type Query } from './search-query.ts';

/** All given criteria must hold; the words are as one would type them in the search box. */
export interface FilterCriteria {
  from: string;
  to: string;
  subject: string;
  hasWords: string;
  doesntHave: string;
  hasAttachment: boolean;
  /** Larger or smaller than so many bytes. */
  size: { is: 'larger' | 'smaller'; bytes: number } | null;
}

export interface FilterActions {
  skipInbox: boolean;
  markRead: boolean;
  star: boolean;
  labelId: number | null;
  trash: boolean;
  neverSpam: boolean;
  category: Category | null;
}

/** What a filter looks for, as one would type it in the search box. */
export function filterQuery(criteria: FilterCriteria): Query {
  const part = (operator: string, text: string) => (text ? [parseSearch(`${operator}:(${text})`)] : []);
  const { from, to, subject, hasWords, doesntHave, hasAttachment, size } = criteria;
  return {
    is: 'and',
    all: [
      ...part('from', from),
      ...part('to', to),
      ...part('subject', subject),
      ...(hasWords ? [parseSearch(hasWords)] : []),
      ...(doesntHave ? [{ is: 'not', query: parseSearch(doesntHave) } as const] : []),
      ...(hasAttachment ? [{ is: 'attachment' } as const] : []),
      ...(size ? [{ is: 'size', side: size.is, bytes: size.bytes } as const] : []),
    ],
  };
}

export const asksNothing = (criteria: FilterCriteria): boolean => isEmpty(filterQuery(criteria));

const isEmpty = (query: Query): boolean => query.is === 'and' && query.all.every(isEmpty);

export const doesNothing = (actions: FilterActions): boolean =>
  Object.values(actions).every((value) => !value);
