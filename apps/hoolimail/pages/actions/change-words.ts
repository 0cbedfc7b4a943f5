import type { Change } from '../../api/inputs.ts';
import type { LabelTag } from '../../rules/views.ts';
import { plannedTime } from '../mail-dates.ts';
import { CATEGORY_NAMES } from '../mail-names.ts';

const DONE: Readonly<Record<string, string>> = {
  archive: 'archived',
  unarchive: 'moved to Inbox',
  trash: 'moved to Trash',
  untrash: 'taken out of Trash',
  deleteForever: 'deleted forever',
  spam: 'marked as spam',
  notSpam: 'marked as not spam',
  read: 'marked as read',
  unread: 'marked as unread',
  star: 'starred',
  unstar: 'unstarred',
  important: 'marked as important',
  notImportant: 'marked as not important',
  mute: 'muted',
  unmute: 'unmuted',
  unsnooze: 'moved back to Inbox',
};

const PLACES = { inbox: 'Inbox', trash: 'Trash', spam: 'Spam' } as const;

/** `3 conversations archived.` */
export function describeChange(change: Change, count: number, labels: readonly LabelTag[]): string {
  const who = count === 1 ? 'Conversation' : `${count.toLocaleString('en-US')} conversations`;
  const nameOf = (id: number) => labels.find((label) => label.id === id)?.name ?? 'label';
  return `${who} ${describe(change, nameOf)}.`;
}

function describe(change: Change, nameOf: (id: number) => string): string {
  switch (change.do) {
    case 'snooze':
      return `snoozed until ${plannedTime(change.until)}`;
    case 'addLabel':
      return `added to “${nameOf(change.labelId)}”`;
    case 'removeLabel':
      return `removed from “${nameOf(change.labelId)}”`;
    case 'moveTo':
      return `moved to ${typeof change.to === 'number' ? `“${nameOf(change.to)}”` : PLACES[change.to]}`;
    case 'category':
      return `moved to ${CATEGORY_NAMES[change.category]}`;
    default:
      return DONE[change.do] ?? 'changed';
  }
}
