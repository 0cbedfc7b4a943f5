import type { ListInput } from '../../list-location.ts';
import { useData } from '../client.ts';
import { CATEGORY_NAMES, FOLDER_NAMES } from '../mail-names.ts';

/** What a list is called, and how much of it is unread, for the page's title. */
export function useListName({ folder, category, labelId, query }: ListInput): {
  name: string;
  unread: number;
} {
  const { folders, labels } = useData('mailbox.summary', {});
  const inboxUnread = folders.find(({ id }) => id === 'inbox')?.unread ?? 0;
  if (category === 'primary' || folder === 'inbox') return { name: 'Inbox', unread: inboxUnread };
  if (category) return { name: CATEGORY_NAMES[category] ?? 'Inbox', unread: inboxUnread };
  if (labelId) {
    const label = labels.find(({ id }) => id === labelId);
    return { name: label?.name ?? 'Label', unread: label?.unread ?? 0 };
  }
  if (folder) {
    const counts = folders.find(({ id }) => id === folder);
    const isCounted = folder === 'spam';
    return { name: FOLDER_NAMES[folder] ?? 'Mail', unread: isCounted ? (counts?.unread ?? 0) : 0 };
  }
  return { name: query ? `Search results for ${query}` : 'Search', unread: 0 };
}
