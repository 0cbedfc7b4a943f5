import type { EventOf } from '#world/events.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { expenseNotes } from './expense-reports.ts';
import { writeDocx } from './formats/docx.ts';
import { writeOds } from './formats/ods.ts';
import { writeOdt } from './formats/odt.ts';
import { writePdf } from './formats/pdf.ts';
import { writePlain } from './formats/plain.ts';
import { writePptx } from './formats/pptx.ts';
import { readMarkdown } from './formats/read-markdown.ts';
import { type Block, LOOKS, plainText, type RichText } from './formats/rich-text.ts';
import type { Workbook } from './formats/workbook.ts';
import { writeXlsx } from './formats/xlsx.ts';
import type { Writing } from './read-collection.ts';
import { readTable } from './table-sheet.ts';
import { plannedTrips } from './trip-folder.ts';

type Written = EventOf<'document.written'>;

/** What the owner wrote by hand: the collection beside the persona, and every document of the life that it leaves out. */
export const writings: DocumentKind = (desk) => {
  const { collection } = desk;
  const placed = new Set(collection.writings.map(({ of }) => of));
  const expenses = new Set(plannedTrips(desk).map((trip) => expenseNotes(desk, trip)?.document));
  const others = lastRevisions(desk).filter(
    ({ document }) => !placed.has(document) && !expenses.has(document),
  );
  return Promise.all([...collection.writings, ...others.map(placeByKind)].map((entry) => write(desk, entry)));
};

const lastRevisions = (desk: Desk): Written[] => [
  ...new Map(desk.eventsOf('document.written').map((event) => [event.document, event])).values(),
];

const EXTENSIONS = {
  text: 'txt',
  letter: 'odt',
  sheet: 'ods',
  slides: 'pptx',
  pdf: 'pdf',
  notes: 'txt',
} as const;

const placeByKind = ({ document, title, folder, kind }: Written): Writing => ({
  ...{ path: `${folder}/${title.replaceAll('/', '-')}.${EXTENSIONS[kind]}`, of: document, look: 'office' },
});

async function write(desk: Desk, entry: Writing): Promise<SavedFile> {
  const { event, atMs } = occasionOf(desk, entry);
  const text = textOf(desk, entry, event);
  const name = nameOf(entry.path);
  if (/\.(xlsx|ods|csv)$/.test(entry.path)) {
    if (entry.path.endsWith('.csv')) return { path: entry.path, content: text, atMs };
    const workbook = readTable(text, { title: event?.title ?? name, author: desk.author });
    return { path: entry.path, content: await writeSheet(entry.path, workbook, atMs), atMs };
  }
  if (/\.(txt|md)$/.test(entry.path) && !entry.from) return { path: entry.path, content: `${text}\n`, atMs };
  const blocks = entry.from ? readMarkdown(text) : linesToBlocks(text, event?.title ?? name);
  const rich = { title: titleOf(blocks) ?? name, author: desk.author, blocks, look: LOOKS[entry.look] };
  return { path: entry.path, content: await writeText(entry.path, { rich, text, atMs }), atMs };
}

const writeSheet = (path: string, workbook: Workbook, atMs: number): Promise<Uint8Array> =>
  path.endsWith('.xlsx') ? writeXlsx(workbook, atMs) : writeOds(workbook, atMs);

function writeText(
  path: string,
  { rich, text, atMs }: { rich: RichText; text: string; atMs: number },
): Promise<Uint8Array> | Uint8Array | string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  switch (extension) {
    case 'docx':
      return writeDocx(rich, atMs);
    case 'odt':
      return writeOdt(rich, atMs);
    case 'pdf':
      return writePdf(rich, atMs);
    case 'pptx':
      return writePptx(rich, atMs);
    case 'txt':
      return writePlain(rich);
    case 'md':
      return text;
    default:
      throw new Error(`"${path}": nothing here writes .${extension} files.`);
  }
}

function occasionOf(desk: Desk, { path, of, revision, saved }: Writing): { event?: Written; atMs: number } {
  const revisions = desk.eventsOf('document.written').filter(({ document }) => document === of);
  const event = revision ? revisions.find((each) => each.revision === revision) : revisions.at(-1);
  if (of && !event && !saved) throw new Error(`"${path}" is of "${of}", which nobody wrote.`);
  const atMs = saved ? desk.moment(saved) : event?.at;
  if (atMs === undefined) throw new Error(`"${path}" needs "saved" or "of": when was it written?`);
  return { ...(event && { event }), atMs };
}

function textOf(desk: Desk, { path, from }: Writing, event: Written | undefined): string {
  if (!from) {
    if (!event) throw new Error(`"${path}" needs "from" or "of": what does it say?`);
    return event.text;
  }
  const text = desk.collection.texts.get(from);
  if (text === undefined) throw new Error(`"${path}" is from "${from}", which is not beside the persona.`);
  return desk.fill(text, from);
}

const linesToBlocks = (text: string, title: string): Block[] => [
  { kind: 'heading', level: 1, runs: [{ text: title }] },
  ...text.split('\n').map((line): Block => ({ kind: 'paragraph', runs: [{ text: line }] })),
];

const titleOf = (blocks: readonly Block[]): string | undefined => {
  const heading = blocks.find((block) => block.kind === 'heading');
  return heading && plainText(heading.runs);
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
