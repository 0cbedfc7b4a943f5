import type { TransactionKind } from '../schema/ledger.ts';
import type { Category } from './categories.ts';

export interface TransactionSearch {
  accountId: number;
  text: string;
  category?: Category;
  kind?: TransactionKind;
  from?: string;
  to?: string;
  minCents?: number;
  maxCents?: number;
  page: number;
}

/** The search of an account page as its address states it, so that it can be reloaded, linked and gone back to. */
export function readTransactionSearch(
  accountId: number,
  query: Record<string, string | undefined>,
): TransactionSearch {
  const number = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);
  return {
    accountId,
    text: query.text ?? '',
    category: (query.category || undefined) as Category | undefined,
    kind: (query.kind || undefined) as TransactionKind | undefined,
    from: query.from || undefined,
    to: query.to || undefined,
    minCents: number(query.min),
    maxCents: number(query.max),
    page: number(query.page) ?? 1,
  };
}
