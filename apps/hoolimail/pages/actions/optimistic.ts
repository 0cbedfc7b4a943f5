import type { Change } from '../../api/inputs.ts';
import type { ListInput } from '../../list-location.ts';
import type { Summary, ThreadRow, ThreadView } from '../../rules/views.ts';

const LEAVES_INBOX = ['archive', 'snooze'];
const LEAVES_ALL = ['trash', 'spam', 'deleteForever'];
const LEAVES_FOLDER: Readonly<Record<string, readonly string[]>> = {
  starred: ['unstar'],
  important: ['notImportant'],
  snoozed: ['unsnooze', 'archive'],
  spam: ['notSpam', 'trash', 'deleteForever'],
  trash: ['untrash', 'spam', 'deleteForever'],
};

/** Whether a conversation is no longer in the list once the change is made. */
export function leavesList(change: Change, list: ListInput): boolean {
  const isInbox = list.category !== undefined || list.folder === 'inbox';
  const act = change.do;
  if (act === 'moveTo') return !(list.labelId !== undefined && list.labelId === change.to);
  if (act === 'removeLabel') return list.labelId === change.labelId;
  if (act === 'category') return list.category !== undefined && list.category !== change.category;
  if (list.folder === 'spam' || list.folder === 'trash') return LEAVES_FOLDER[list.folder]!.includes(act);
  if (list.query) return act === 'deleteForever';
  if (LEAVES_ALL.includes(act)) return true;
  if (isInbox) return LEAVES_INBOX.includes(act);
  return LEAVES_FOLDER[list.folder ?? '']?.includes(act) ?? false;
}

/** A row as it will be; the server's answer follows and has the last word. */
export function changedRow(row: ThreadRow, change: Change): ThreadRow {
  switch (change.do) {
    case 'read':
    case 'unread': {
      const unread = change.do === 'unread';
      return { ...row, unread, senders: row.senders.map((sender) => ({ ...sender, unread })) };
    }
    case 'star':
    case 'unstar':
      return { ...row, starred: change.do === 'star' };
    case 'important':
    case 'notImportant':
      return { ...row, important: change.do === 'important' };
    case 'archive':
      return { ...row, inInbox: false };
    case 'removeLabel':
      return { ...row, labels: row.labels.filter(({ id }) => id !== change.labelId) };
    default:
      return row;
  }
}

/** The counts once a conversation with something unread has been read. */
export function withoutUnread(
  summary: Summary,
  { inInbox, inSpam, category, labels }: Pick<ThreadView, 'inInbox' | 'inSpam' | 'category' | 'labels'>,
): Summary {
  const less = <T extends { unread: number }>(counts: T, isIn: boolean): T =>
    isIn ? { ...counts, unread: Math.max(0, counts.unread - 1) } : counts;
  return {
    folders: summary.folders.map((folder) =>
      less(folder, (folder.id === 'inbox' && inInbox) || (folder.id === 'spam' && inSpam)),
    ),
    categories: summary.categories.map((one) => less(one, inInbox && one.id === category)),
    labels: summary.labels.map((label) =>
      less(
        label,
        labels.some(({ id }) => id === label.id),
      ),
    ),
  };
}
