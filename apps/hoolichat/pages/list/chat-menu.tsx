import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  CircleDot,
  Eraser,
  Heart,
  HeartOff,
  Info,
  LogOut,
  MailOpen,
  Pin,
  PinOff,
  SquareCheck,
  ThumbsDown,
  Trash2,
  X,
} from 'lucide-react';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import type { ChatRow, ChatView } from '../../rules/views.ts';
import type { ChatVerbs } from './use-chat-actions.tsx';

type AnyChat = ChatRow | ChatView;

/** What the menu of a line in the list offers. */
export function rowMenu(chat: ChatRow, verbs: ChatVerbs): MenuItem[] {
  const isUnread = chat.unread > 0 || chat.markedUnread;
  return [
    chat.archived
      ? { label: 'Unarchive chat', icon: <ArchiveRestore />, onSelect: () => verbs.archive(chat, false) }
      : { label: 'Archive chat', icon: <Archive />, onSelect: () => verbs.archive(chat, true) },
    muteItem(chat, verbs),
    ...(chat.archived ? [] : [pinItem(chat, verbs)]),
    isUnread
      ? { label: 'Mark as read', icon: <MailOpen />, onSelect: () => verbs.markRead(chat) }
      : { label: 'Mark as unread', icon: <CircleDot />, onSelect: () => verbs.markUnread(chat) },
    favoriteItem(chat, verbs),
    { separator: true },
    ...(chat.kind === 'direct' ? [blockItem(chat, verbs)] : []),
    { label: 'Clear chat', icon: <Eraser />, onSelect: () => verbs.clear(chat) },
    { label: 'Delete chat', icon: <Trash2 />, danger: true, onSelect: () => verbs.remove(chat) },
  ];
}

interface OpenChatVerbs extends ChatVerbs {
  showInfo: () => void;
  select: () => void;
  close: () => void;
}

/** What the menu of the open chat offers. */
export function chatMenu(chat: ChatView, verbs: OpenChatVerbs): MenuItem[] {
  const isGroup = chat.kind === 'group';
  return [
    { label: isGroup ? 'Group info' : 'Contact info', icon: <Info />, onSelect: verbs.showInfo },
    { label: 'Select messages', icon: <SquareCheck />, onSelect: verbs.select },
    muteItem(chat, verbs),
    favoriteItem(chat, verbs),
    { label: 'Close chat', icon: <X />, onSelect: verbs.close },
    { separator: true },
    { label: 'Report', icon: <ThumbsDown />, onSelect: () => verbs.report(chat) },
    ...(isGroup ? [] : [blockItem(chat, verbs)]),
    { label: 'Clear chat', icon: <Eraser />, onSelect: () => verbs.clear(chat) },
    isGroup && chat.joined
      ? { label: 'Exit group', icon: <LogOut />, danger: true, onSelect: () => verbs.leave(chat) }
      : { label: 'Delete chat', icon: <Trash2 />, danger: true, onSelect: () => verbs.remove(chat) },
  ];
}

const muteItem = (chat: AnyChat, verbs: ChatVerbs): MenuItem =>
  chat.mutedUntil === null
    ? { label: 'Mute notifications', icon: <BellOff />, onSelect: () => verbs.mute(chat) }
    : { label: 'Unmute notifications', icon: <Bell />, onSelect: () => verbs.unmute(chat) };

const pinItem = (chat: AnyChat, verbs: ChatVerbs): MenuItem =>
  chat.pinned
    ? { label: 'Unpin chat', icon: <PinOff />, onSelect: () => verbs.pin(chat, false) }
    : { label: 'Pin chat', icon: <Pin />, onSelect: () => verbs.pin(chat, true) };

const favoriteItem = (chat: AnyChat, verbs: ChatVerbs): MenuItem =>
  chat.favorite
    ? { label: 'Remove from favorites', icon: <HeartOff />, onSelect: () => verbs.favorite(chat, false) }
    : { label: 'Add to favorites', icon: <Heart />, onSelect: () => verbs.favorite(chat, true) };

const blockItem = (chat: AnyChat, verbs: ChatVerbs): MenuItem =>
  chat.blocked
    ? { label: 'Unblock', icon: <Ban />, onSelect: () => verbs.unblock(chat) }
    : { label: 'Block', icon: <Ban />, onSelect: () => verbs.block(chat) };
