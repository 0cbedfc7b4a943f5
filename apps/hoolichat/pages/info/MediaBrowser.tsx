import { Download, Images, Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { formatBytes } from '#kit/ui/check-files.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import type { MediaKind } from '../../chat-location.ts';
import type { LinkView, MediaView } from '../../rules/views.ts';
import { listDate } from '../chat-dates.ts';
import { useData } from '../client.ts';
import { FileBadge } from '../FileBadge.tsx';

interface MediaBrowserProps {
  chatId: number;
  kind: MediaKind;
  onKind: (kind: MediaKind) => void;
}

/** What was shared in a chat; each thing leads to its message. */
export function MediaBrowser({ chatId, kind, onKind }: MediaBrowserProps) {
  return (
    <div className="px-4 py-2">
      <Tabs
        label="What was shared"
        value={kind}
        onChange={onKind}
        tabs={[
          { value: 'media', label: 'Media' },
          { value: 'files', label: 'Files' },
          { value: 'links', label: 'Links' },
        ]}
      >
        <div className="pt-3">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Shared chatId={chatId} kind={kind} />
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}

function Shared({ chatId, kind }: { chatId: number; kind: MediaKind }) {
  const { media, links } = useData('media.list', { chatId, kind });
  if (media.length + links.length === 0)
    return <EmptyState icon={<Images aria-hidden />} title={`No ${kind} in this chat`} />;
  if (kind === 'links') return <SharedLinks chatId={chatId} links={links} />;
  return kind === 'media' ? (
    <Pictures chatId={chatId} media={media} />
  ) : (
    <Files chatId={chatId} media={media} />
  );
}

/** The same page, at another message. */
function useMessageHref(chatId: number) {
  const [query] = useSearchParams();
  return (messageId: number) =>
    `/chats/${chatId}/info?${new URLSearchParams({ ...Object.fromEntries(query), message: String(messageId) })}`;
}

function Pictures({ chatId, media }: { chatId: number; media: readonly MediaView[] }) {
  const hrefOf = useMessageHref(chatId);
  return (
    <ul aria-label="Media" className="grid grid-cols-3 gap-1.5">
      {media.map(({ messageId, attachment, caption }) => (
        <li key={messageId}>
          <Link href={hrefOf(messageId)} aria-label={`Photo ${attachment.name}`}>
            <img
              src={attachment.url}
              alt={caption || attachment.name}
              loading="lazy"
              className="aspect-square w-full rounded-lg object-cover"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Files({ chatId, media }: { chatId: number; media: readonly MediaView[] }) {
  const now = useNow();
  const hrefOf = useMessageHref(chatId);
  return (
    <ul aria-label="Files" className="divide-y divide-border">
      {media.map(({ messageId, at, attachment }) => (
        <li key={messageId} className="flex items-center gap-3 py-2.5">
          <FileBadge name={attachment.name} />
          <Link href={hrefOf(messageId)} className="min-w-0 flex-1 hover:underline">
            <span className="block truncate font-medium">{attachment.name}</span>
            <span className="block text-caption text-foreground-muted">
              {formatBytes(attachment.size)} · {listDate(at, now)}
            </span>
          </Link>
          <a
            href={attachment.downloadUrl}
            download={attachment.name}
            aria-label={`Download ${attachment.name}`}
            className="rounded-full p-2 hover:bg-foreground/7"
          >
            <Download aria-hidden className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SharedLinks({ chatId, links }: { chatId: number; links: readonly LinkView[] }) {
  const hrefOf = useMessageHref(chatId);
  return (
    <ul aria-label="Links" className="grid gap-2">
      {links.map(({ messageId, url, text, from, fromName }) => (
        <li key={`${messageId}-${url}`} className="grid gap-1 rounded-lg bg-muted p-2.5">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex items-center gap-2 text-link hover:underline"
          >
            <Link2 aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{url}</span>
          </a>
          <Link
            href={hrefOf(messageId)}
            className="line-clamp-2 text-foreground-muted text-small hover:underline"
          >
            {from === 'me' ? 'You' : fromName}: {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
