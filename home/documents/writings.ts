import type { EventOf } from '#world/events.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { expenseNotes } from './expense-reports.ts';
import { readMarkdown } from './formats/read-markdown.ts';
import { type Block, centerByline, LOOKS, plainText } from './formats/rich-text.ts';
import { isWorkbook, saveText, saveWorkbook } from './formats/save-as.ts';
import type { Writing } from './read-collection.ts';
import { readTable } from './table-sheet.ts';
import { plannedTrips } from './trip-folder.ts';

type Written = EventOf<'document.written'>;

/** What the owner wrote by hand: the collection beside the persona, and every document of the life that it leaves out. */
export const writings: DocumentKind = async (desk) => {
  const { collection } = desk;
  const placed = new Set(collection.writings.map(({ of }) => of));
  const expenses = new Set(plannedTrips(desk).map((trip) => expenseNotes(desk, trip)?.document));
  const others = lastRevisions(desk).filter(
    ({ document }) => !placed.has(document) && !expenses.has(document),
  );
  const all = [...collection.writings, ...others.map(placeByKind)];
  return (await Promise.all(all.map((entry) => write(desk, entry)))).flat();
};

const lastRevisions = (desk: Desk): Written[] => [
  ...new Map(desk.eventsOf('document.written').map((event) => [event.document, event])).values(),
];

const EXTENSIONS = {
  ...{ text: 'txt', letter: 'odt', sheet: 'ods', slides: 'pptx', pdf: 'pdf', notes: 'txt' },
} as const;

const placeByKind = ({ document, title, folder, kind }: Written): Writing => ({
  ...{ path: `${folder}/${title.replaceAll('/', '-')}.${EXTENSIONS[kind]}`, of: document, look: 'office' },
});

/** Nothing when it is not written by now. */
async function write(desk: Desk, entry: Writing): Promise<SavedFile[]> {
  const { event, atMs } = occasionOf(desk, entry);
  if (atMs === undefined || atMs > desk.life.referenceMs) return [];
  if (event && !entry.revision && !entry.path.startsWith(`${event.folder}/`))
    throw new Error(`"${entry.path}": the persona keeps "${event.title}" in "${event.folder}".`);
  const text = textOf(desk, entry, event);
  return [{ path: entry.path, content: await saved(desk, entry, { text, event, atMs }), atMs }];
}

interface Content {
  readonly text: string;
  readonly event: Written | undefined;
  readonly atMs: number;
}

function saved(desk: Desk, { path, from, look: name }: Writing, { text, event, atMs }: Content) {
  const title = event?.title ?? nameOf(path);
  if (isWorkbook(path)) return saveWorkbook(path, readTable(text, { title, author: desk.author }), atMs);
  if (/\.(md|csv)$/.test(path)) return text;
  if (path.endsWith('.txt') && !from) return `${text}\n`;
  const look = LOOKS[name];
  const blocks = centerByline(from ? readMarkdown(text) : linesToBlocks(text, title), look);
  return saveText(path, { title: titleOf(blocks) ?? title, author: desk.author, blocks, look }, atMs);
}

function occasionOf(
  desk: Desk,
  { path, of, revision, saved: at }: Writing,
): { event?: Written; atMs?: number } {
  if (at) return { atMs: desk.moment(at) };
  if (!desk.persona.routines.documents.some(({ id }) => id === of))
    throw new Error(`"${path}" needs "saved", or "of" with a document of the persona: when was it written?`);
  const revisions = desk.eventsOf('document.written').filter(({ document }) => document === of);
  const event = revision ? revisions.find((each) => each.revision === revision) : revisions.at(-1);
  return event ? { event, atMs: event.at } : {};
}

function textOf(desk: Desk, { path, from }: Writing, event: Written | undefined): string {
  const text = from ? desk.collection.texts.get(from) : event?.text;
  if (text === undefined)
    throw new Error(`"${path}" needs "of", or "from" with a file beside the persona: what does it say?`);
  return from ? desk.fill(text, from) : text;
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
