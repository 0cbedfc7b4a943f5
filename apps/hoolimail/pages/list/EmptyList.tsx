import {
  AlarmClock,
  CalendarClock,
  File,
  Inbox,
  Mails,
  OctagonAlert,
  SearchX,
  SendHorizontal,
  Star,
  Tag,
  Trash2,
  Zap,
} from 'lucide-react';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { type ListInput, listHref } from '../../list-location.ts';
import type { Folder } from '../../rules/views.ts';
import { CATEGORY_NAMES } from '../mail-names.ts';

const FOLDERS: Record<Folder, { Icon: typeof Inbox; title: string; text: string }> = {
  inbox: { Icon: Inbox, title: 'Your inbox is empty', text: 'New mail shows up here.' },
  starred: {
    Icon: Star,
    title: 'No starred conversations',
    text: 'Click the star beside a conversation to find it here again.',
  },
  snoozed: {
    Icon: AlarmClock,
    title: 'Nothing is snoozed',
    text: 'Snoozed conversations wait here and come back to your inbox at the time you chose.',
  },
  important: {
    Icon: Zap,
    title: 'Nothing is marked important',
    text: 'Click the bolt beside a conversation to mark it.',
  },
  sent: { Icon: SendHorizontal, title: 'No sent mail', text: 'What you send is kept here.' },
  drafts: { Icon: File, title: 'No drafts', text: 'Mail you begin is saved here until you send it.' },
  scheduled: {
    Icon: CalendarClock,
    title: 'Nothing is scheduled',
    text: 'Mail that you send later waits here until its time.',
  },
  all: { Icon: Mails, title: 'No mail', text: 'All your mail but spam and trash is listed here.' },
  spam: { Icon: OctagonAlert, title: 'No spam', text: 'Nothing suspicious here.' },
  trash: { Icon: Trash2, title: 'Trash is empty', text: 'Deleted conversations are kept here.' },
};

export function EmptyList({ input }: { input: ListInput }) {
  if (input.page > 1)
    return (
      <EmptyState
        title="There is nothing on this page"
        action={<LinkButton href={listHref({ ...input, page: 1 })}>First page</LinkButton>}
      >
        The list is shorter than that.
      </EmptyState>
    );
  if (input.category)
    return (
      <EmptyState icon={<Inbox aria-hidden />} title={`Your ${CATEGORY_NAMES[input.category]} tab is empty`}>
        New mail of this kind shows up here.
      </EmptyState>
    );
  if (input.labelId)
    return (
      <EmptyState icon={<Tag aria-hidden />} title="No conversations with this label">
        Select conversations and choose Labels to add it.
      </EmptyState>
    );
  const folder = input.folder && FOLDERS[input.folder];
  if (folder)
    return (
      <EmptyState icon={<folder.Icon aria-hidden />} title={folder.title}>
        {folder.text}
      </EmptyState>
    );
  return (
    <EmptyState icon={<SearchX aria-hidden />} title="No conversations match your search">
      {input.query
        ? 'Try fewer words, or operators such as from:, subject:, has:attachment and older_than:1y.'
        : 'Type what you look for in the search box above.'}
    </EmptyState>
  );
}
