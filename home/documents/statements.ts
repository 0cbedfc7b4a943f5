import { statementPdf } from '#apps/gringotts/service/statement-pdf.ts';
import { exportTransactions } from '#apps/gringotts/service/transactions.ts';
import { momentOf } from '#kit/time.ts';
import { readingContext } from './app-answer.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';

const KEPT = { checking: 3, credit: 2 } as const;

interface Row {
  id: number;
  kind: keyof typeof KEPT;
  closed_at: number;
  to_day: string;
}

/**
 * Bank statements, byte for byte as the bank gives them. Of checking and card the latest lie in Downloads, the newest
 * twice, because its owner forgot that it was there; those that the tax year ended with are filed with the taxes.
 */
export const statements: DocumentKind = (desk) => {
  const rows = desk.rows<Row>(`
    select s.id, a.kind, s.closed_at, s.to_day from gringotts_statements s
    join gringotts_accounts a on a.id = s.account_id
    join gringotts_customers c on c.id = a.customer_id and c.is_owner = 1
    where a.kind in ('checking', 'credit') order by s.to_day desc, a.id`);
  const kept = Object.entries(KEPT).flatMap(([kind, count]) =>
    rows.filter((row) => row.kind === kind).slice(0, count),
  );
  const downloads = kept.map((row) => download(desk, row));
  const taxYear = desk.persona.tax_info.year;
  const filed = rows
    .filter((row) => row.to_day.startsWith(`${taxYear}-12`))
    .map((row) => ({ ...download(desk, row), folder: `Documents/Tax_${taxYear}` }));
  return [
    ...downloads.map(({ name, content, atMs }) => ({ path: `Downloads/${name}`, content, atMs })),
    ...downloads.slice(0, 1).map((file) => again(desk, file)),
    ...filed.map(({ folder, name, content, atMs }) => ({ path: `${folder}/${name}`, content, atMs })),
    ...exportYear(desk, taxYear),
  ];
};

interface Download {
  readonly name: string;
  readonly content: Uint8Array;
  readonly atMs: number;
}

function download(desk: Desk, { id, closed_at }: Row): Download {
  const evening = momentOf(desk.dayOf(closed_at), '19:42', desk.zone);
  const atMs = Math.min(desk.atDesk(evening), desk.life.referenceMs - 3_600_000);
  const { filename, bytes } = statementPdf(readingContext(desk, 'gringotts', atMs), { id });
  if (typeof bytes === 'string') throw new Error(`Statement ${id} is no PDF.`);
  return { name: filename, content: bytes, atMs };
}

/** As Firefox names what is there already. */
function again(desk: Desk, { name, content, atMs }: Download): SavedFile {
  const later = Math.min(desk.atDesk(atMs + 19 * 60_000), desk.life.referenceMs - 1_800_000);
  return { path: `Downloads/${name.replace(/\.pdf$/, '(1).pdf')}`, content, atMs: later };
}

/** What went on the card at the end of the tax year, as the bank exports it: for whoever does the taxes. */
function exportYear(desk: Desk, year: number): SavedFile[] {
  const [form] = desk.eventsOf('tax-form.received').filter((event) => event.year === year);
  const [card] = desk.rows<{ id: number }>(`
    select a.id from gringotts_accounts a join gringotts_customers c on c.id = a.customer_id and c.is_owner = 1
    where a.kind = 'credit'`);
  if (!form || !card) return [];
  const atMs = desk.atDesk(momentOf(desk.dayOf(form.at), '20:06', desk.zone));
  const search = { accountId: card.id, text: '', from: `${year}-11-01`, to: `${year}-12-31`, page: 1 };
  const { filename, bytes } = exportTransactions(readingContext(desk, 'gringotts', atMs), search);
  return [{ path: `Downloads/${filename}`, content: bytes, atMs }];
}
