import { PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { readMessageSearch } from '../../rules/message-search.ts';
import { TOPIC_LABELS } from '../../rules/messages.ts';
import { useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';

export function Messages() {
  const list = useListSearch();
  const search = readMessageSearch(list.shown);
  const found = useData('messages.list', search);
  return (
    <>
      <PageHeader
        title="Secure messages"
        subtitle="Conversations with the bank that stay inside Gringotts"
        className="pb-3"
        actions={
          <LinkButton href="/messages/new" variant="primary" icon={<PenLine aria-hidden />}>
            New message
          </LinkButton>
        }
      />
      <Tabs
        label="Message folders"
        className="mb-5"
        value={search.box}
        tabs={[
          { value: 'inbox', label: 'Inbox', href: '/messages' },
          { value: 'archived', label: 'Archived', href: '/messages?box=archived' },
        ]}
      />
      <Card flush>
        <div className="px-5 pt-2 pb-4">
          <SearchInput
            label="Search messages"
            className="w-80"
            value={list.query.text ?? ''}
            onChange={(text) => list.search({ text }, { replace: true })}
          />
        </div>
        <ul aria-label="Conversations" className="divide-y divide-border border-border border-t">
          {found.rows.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </ul>
        {found.rows.length === 0 && (
          <EmptyState title="No messages here">
            {search.text ? 'Change or clear the search.' : 'Write to us with New message.'}
          </EmptyState>
        )}
        <Pagination
          label="Messages pages"
          {...found}
          onPage={(page) => list.search({ page: String(page) })}
          className="px-3"
        />
      </Card>
    </>
  );
}

type Thread = ReturnType<typeof useData<'messages.list'>>['rows'][number];

function ThreadItem({ thread }: { thread: Thread }) {
  const { id, subject, topic, unread, preview, lastFrom, updatedAt } = thread;
  return (
    <li>
      <Link
        href={`/messages/${id}`}
        className={cx(
          'grid grid-cols-[10px_minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-3 hover:bg-muted',
          unread > 0 && 'bg-accent/50',
        )}
      >
        <span className={cx('mt-2 size-2 rounded-full', unread > 0 && 'bg-primary')} />
        <span className="min-w-0">
          <span className={cx('block truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
            {unread > 0 && <span className="sr-only">Unread: </span>}
            {subject}
          </span>
          <span className="block truncate text-foreground-muted">
            {lastFrom}: {preview}
          </span>
        </span>
        <span className="text-right text-foreground-muted text-small">
          <span className="block">{formatDate(updatedAt)}</span>
          <span className="block">{TOPIC_LABELS[topic]}</span>
        </span>
      </Link>
    </li>
  );
}
