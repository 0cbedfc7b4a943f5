export const TRANSFER_FILTERS = ['all', 'scheduled', 'completed', 'failed', 'cancelled'] as const;
export type TransferFilter = (typeof TRANSFER_FILTERS)[number];

export interface TransferSearch {
  text: string;
  show: TransferFilter;
  page: number;
}

export function readTransferSearch(query: Record<string, string | undefined>): TransferSearch {
  const page = query.page && /^[1-9]\d{0,4}$/.test(query.page) ? Number(query.page) : 1;
  return {
    text: query.text ?? '',
    show: TRANSFER_FILTERS.find((filter) => filter === query.show) ?? 'all',
    page,
  };
}
