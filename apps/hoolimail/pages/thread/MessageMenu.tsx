import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { MessageView } from '../../rules/views.ts';
import { fileUrl, useSend } from '../client.ts';
import { FilterDialog } from '../settings/FilterDialog.tsx';
import { NO_CRITERIA } from '../settings/filter-words.ts';
import { hasOthers, REPLY_MODES } from './reply-modes.ts';
import type { ReplyMode } from './use-reply.ts';

interface MessageMenuProps {
  message: MessageView;
  isPlain: boolean;
  onPlain: () => void;
  onReply: (mode: ReplyMode) => void;
}

export function MessageMenu({ message, isPlain, onPlain, onReply }: MessageMenuProps) {
  const send = useSend();
  const [asking, setAsking] = useState<'filter' | 'block' | null>(null);
  const sender = message.from.name || message.from.email;
  const isOwn = message.from.email.toLowerCase() === boot.owner?.email.toLowerCase();
  const done = () => setAsking(null);

  const setBlocked = async (isBlocked: boolean) => {
    try {
      await send(isBlocked ? 'senders.block' : 'senders.unblock', { email: message.from.email });
      toast.success(
        isBlocked ? `${sender} is blocked. New mail from them goes to Spam.` : `${sender} is unblocked.`,
      );
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
    done();
  };
  const senderItems: MenuItem[] = [
    { separator: true },
    { label: 'Filter messages like this', onSelect: () => setAsking('filter') },
    message.blocked
      ? { label: `Unblock ${sender}`, onSelect: () => void setBlocked(false) }
      : { label: `Block ${sender}`, onSelect: () => setAsking('block') },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label="More for this message" icon={<EllipsisVertical aria-hidden />} />}
        items={[
          ...REPLY_MODES.filter(({ mode }) => mode !== 'replyAll' || hasOthers(message)).map(
            ({ mode, label, Icon }) => ({
              label,
              icon: <Icon aria-hidden />,
              onSelect: () => onReply(mode),
            }),
          ),
          ...(isOwn ? [] : senderItems),
          { separator: true },
          { label: isPlain ? 'Show formatted text' : 'Show plain text', onSelect: onPlain },
          {
            label: 'Print',
            onSelect: () => void window.open(`/threads/${message.threadId}/print?message=${message.id}`),
          },
          {
            label: 'Download message',
            onSelect: () => window.location.assign(fileUrl('messages.raw', { id: message.id })),
          },
        ]}
      />
      {asking === 'filter' && (
        <FilterDialog criteria={{ ...NO_CRITERIA, from: message.from.email }} onClose={done} />
      )}
      <ConfirmDialog
        open={asking === 'block'}
        onClose={done}
        title={`Block ${sender}?`}
        body={`New mail from ${message.from.email} will go to Spam.`}
        confirmLabel="Block"
        onConfirm={() => setBlocked(true)}
      />
    </>
  );
}
