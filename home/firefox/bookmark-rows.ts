import type { Bookmark, BookmarkFolder, Bookmarks } from './bookmarks.ts';
import { guidOf } from './guid.ts';

const TYPE = { bookmark: 1, folder: 2 };
/** Known to no other device. */
const SYNC_NEW = { syncStatus: 1, syncChangeCounter: 1 };

/** Firefox looks these up by their ids, and makes anew what is missing. */
const ROOTS = [
  { id: 1, parent: 0, title: '', guid: 'root________' },
  { id: 2, parent: 1, title: 'menu', guid: 'menu________' },
  { id: 3, parent: 1, title: 'toolbar', guid: 'toolbar_____' },
  { id: 4, parent: 1, title: 'tags', guid: 'tags________' },
  { id: 5, parent: 1, title: 'unfiled', guid: 'unfiled_____' },
  { id: 6, parent: 1, title: 'mobile', guid: 'mobile______' },
];
const [MENU, TOOLBAR] = [2, 3];

interface Context {
  readonly placeIds: ReadonlyMap<string, number>;
  readonly sinceMs: number;
  readonly seed: string;
}

type Row = {
  id: number;
  type: number;
  fk: number | null;
  parent: number;
  position: number;
  title: string;
  dateAdded: number;
  lastModified: number;
  guid: string;
  syncStatus: number;
  syncChangeCounter: number;
};

export function bookmarkRows({ toolbar, menu }: Bookmarks, context: Context): Row[] {
  const rows = ROOTS.map((root, index): Row => {
    const position = Math.max(0, index - 1);
    const at = context.sinceMs * 1000;
    return { type: TYPE.folder, fk: null, position, dateAdded: at, lastModified: at, ...root, ...SYNC_NEW };
  });
  addChildren(rows, { id: MENU, children: menu }, context);
  addChildren(rows, { id: TOOLBAR, children: toolbar }, context);
  const last = Math.max(...rows.map(({ lastModified }) => lastModified));
  return rows.map((row) => (row.parent === 0 ? { ...row, lastModified: last } : row));
}

/** A folder is as old as the first thing in it, and was changed when the last came in. */
function addChildren(
  rows: Row[],
  { id: parent, children }: { id: number; children: BookmarkFolder['children'] },
  context: Context,
): void {
  for (const [position, item] of children.entries()) {
    const id = rows.length + 1;
    const guid = guidOf(`${context.seed} bookmark ${parent} ${position}`, 12);
    const fk = 'url' in item ? (context.placeIds.get(item.url) ?? null) : null;
    const times = addedTimes(item).map((ms) => ms * 1000);
    const [dateAdded, lastModified] = [Math.min(...times), Math.max(...times)];
    const type = 'url' in item ? TYPE.bookmark : TYPE.folder;
    rows.push({
      id,
      type,
      fk,
      parent,
      position,
      title: item.title,
      dateAdded,
      lastModified,
      guid,
      ...SYNC_NEW,
    });
    if ('children' in item) addChildren(rows, { id, children: item.children }, context);
    const folder = rows[parent - 1];
    if (folder) folder.lastModified = Math.max(folder.lastModified, lastModified);
  }
}

const addedTimes = (item: Bookmark | BookmarkFolder): number[] =>
  'children' in item ? item.children.flatMap(addedTimes) : [item.addedMs];
