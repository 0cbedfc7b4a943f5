export const DAILY_LIMIT_CENTS = 200_000;
export const PENDING_DAYS = 14;
export const REQUEST_DAYS = 30;

/** Shares that add up to the total to the cent: the first ones carry the odd cents. */
export function splitEvenly(totalCents: number, people: number): number[] {
  const share = Math.floor(totalCents / people);
  const odd = totalCents - share * people;
  return Array.from({ length: people }, (_, index) => share + (index < odd ? 1 : 0));
}

export const ZELLE_FILTERS = ['all', 'sent', 'received', 'requests', 'pending'] as const;
export type ZelleFilter = (typeof ZELLE_FILTERS)[number];

export interface ZelleSearch {
  text: string;
  show: ZelleFilter;
  page: number;
}

export function readZelleSearch(query: Record<string, string | undefined>): ZelleSearch {
  const show = ZELLE_FILTERS.find((filter) => filter === query.show) ?? 'all';
  return { text: query.text ?? '', show, page: pageOf(query.page) };
}

const pageOf = (text: string | undefined) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);
