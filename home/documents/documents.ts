import type { HomePart } from '../home-source.ts';
import { attachments } from './attachments.ts';
import { boardExports } from './board-exports.ts';
import { budget } from './budget.ts';
import { calendarExport } from './calendar-export.ts';
import { certificates } from './certificates.ts';
import { contactList } from './contact-list.ts';
import { createDesk, type DocumentKind, type SavedFile } from './desk.ts';
import { expenseReports } from './expense-reports.ts';
import { itineraries } from './itineraries.ts';
import { receipts } from './receipts.ts';
import { statements } from './statements.ts';
import { taxFolder } from './tax-folder.ts';
import { travelPapers } from './travel-papers.ts';
import { writings } from './writings.ts';

const KINDS: readonly DocumentKind[] = [
  ...[writings, attachments, itineraries, travelPapers, expenseReports, receipts],
  ...[statements, budget, taxFolder, certificates, boardExports, contactList, calendarExport],
];

/** What its owner wrote, was sent, downloaded and filed. */
export const documents: HomePart = async (source, home) => {
  const desk = createDesk(source);
  const files = (await Promise.all(KINDS.map((kind) => kind(desk)))).flat();
  for (const file of files.sort(byPath)) {
    if (file.atMs > source.life.referenceMs) continue;
    await home.write(file.path, file.content, file.atMs);
  }
};

const byPath = (a: SavedFile, b: SavedFile) => (a.path < b.path ? -1 : 1);
