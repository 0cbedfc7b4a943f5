import {
  Copy,
  Forward,
  Info,
  MessageSquareReply,
  Pencil,
  Pin,
  PinOff,
  Reply,
  Smile,
  SquareCheck,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import { EDIT_WITHIN_MS } from '../../rules/limits.ts';
import type { ChatMessage, ChatView } from '../../rules/views.ts';

export type MessageVerb =
  | 'info'
  | 'reply'
  | 'replyPrivately'
  | 'react'
  | 'copy'
  | 'forward'
  | 'pin'
  | 'star'
  | 'edit'
  | 'select'
  | 'delete';

interface MessageMenuInput {
  message: ChatMessage;
  chat: ChatView;
  now: number;
  act: (verb: MessageVerb, message: ChatMessage) => void;
}

/** What the menu of a message offers; nothing that would be refused. */
export function messageMenu({ message, chat, now, act }: MessageMenuInput): MenuItem[] {
  const isMine = message.from === 'me';
  const isThere = !message.deleted;
  const canEdit =
    isMine && isThere && message.kind === 'text' && now - message.at < EDIT_WITHIN_MS && chat.canSend;
  const item = (verb: MessageVerb, label: string, icon: React.ReactNode): MenuItem => ({
    label,
    icon,
    onSelect: () => act(verb, message),
  });
  const entries: (MenuItem | false)[] = [
    isMine && isThere && item('info', 'Message info', <Info />),
    isThere && chat.canSend && item('reply', 'Reply', <Reply />),
    isThere &&
      !isMine &&
      chat.kind === 'group' &&
      item('replyPrivately', 'Message privately', <MessageSquareReply />),
    isThere && chat.canSend && item('react', 'React', <Smile />),
    isThere && item('copy', 'Copy', <Copy />),
    isThere && item('forward', 'Forward', <Forward />),
    isThere &&
      chat.joined &&
      item('pin', message.pinned ? 'Unpin' : 'Pin', message.pinned ? <PinOff /> : <Pin />),
    isThere && item('star', message.starred ? 'Unstar' : 'Star', message.starred ? <StarOff /> : <Star />),
    canEdit && item('edit', 'Edit', <Pencil />),
    item('select', 'Select messages', <SquareCheck />),
    { separator: true },
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => act('delete', message) },
  ];
  return entries.filter((entry) => entry !== false);
}
