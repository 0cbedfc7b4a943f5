import type { AUDIENCES, StatusColor, THEMES, WALLPAPERS } from '../schema/account.ts';
import type { ChatKind, Who } from '../schema/chats.ts';
import type { MessageKind } from '../schema/messages.ts';

/** What the pages are shown. A person's id is a word; `me` is the owner. */

export type Ticks = 'sent' | 'delivered' | 'read';
export type ChatFilter = 'all' | 'unread' | 'groups' | 'favorites' | 'archived';

export interface PersonRef {
  id: string;
  name: string;
}

export interface ChatRow {
  id: number;
  kind: ChatKind;
  /** Whom a direct chat is with; null for groups. */
  personId: string | null;
  name: string;
  lastMessage: LastMessage | null;
  activeAt: number;
  unread: number;
  /** Of the unread ones, some mention the owner. */
  mentioned: boolean;
  markedUnread: boolean;
  pinned: boolean;
  favorite: boolean;
  /** Epoch ms; null when not muted. `ALWAYS` in rules/limits.ts when there is no end. */
  mutedUntil: number | null;
  archived: boolean;
  blocked: boolean;
  /** First names of those who write at this moment, and when the last of them would have stopped. */
  typing: readonly string[];
  typingUntil: number | null;
  draft: string | null;
}

export interface LastMessage {
  id: number;
  at: number;
  from: string | null;
  /** "You", a first name in groups, empty in direct chats and for system lines. */
  fromName: string;
  kind: MessageKind;
  text: string;
  deleted: boolean;
  ticks: Ticks | null;
}

export interface ChatList {
  rows: readonly ChatRow[];
  /** Chats with something unread outside the archive; archived chats, and those of them with something unread. */
  counts: { unread: number; archived: number; archivedUnread: number };
}

export interface ChatMessage {
  id: number;
  chatId: number;
  clientId: string | null;
  at: number;
  /** `me`, a person's id, or null for a system line. */
  from: string | null;
  fromName: string;
  kind: MessageKind;
  /** Caption of pictures and files, question of polls, name of places and contacts. */
  text: string;
  editedAt: number | null;
  deleted: boolean;
  deletedBy: string | null;
  forwarded: boolean;
  quoted: Quoted | null;
  quotedStatus: { id: number; author: string; authorName: string; text: string; color: StatusColor } | null;
  reactions: readonly { emoji: string; by: readonly PersonRef[] }[];
  starred: boolean;
  pinned: boolean;
  ticks: Ticks | null;
  attachment: AttachmentView | null;
  poll: PollView | null;
  place: { name: string; address: string; latitude: number; longitude: number } | null;
  contact: (PersonRef & { phone: string; onApp: boolean }) | null;
  mentions: readonly PersonRef[];
}

export interface Quoted {
  id: number;
  from: string;
  fromName: string;
  kind: MessageKind;
  preview: string;
  /** It was deleted for everyone, or cannot be jumped to because the owner deleted it. */
  gone: boolean;
  thumbnail: string | null;
}

export interface AttachmentView {
  id: number;
  /** To show it; `downloadUrl` is to save it. Both are empty for voice notes, which have no sound. */
  url: string;
  downloadUrl: string;
  name: string;
  type: string;
  /** What can be seen on a picture; may be empty. */
  description: string;
  size: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  waveform: readonly number[] | null;
}

export interface PollView {
  multiple: boolean;
  voters: number;
  options: readonly { id: number; text: string; votes: readonly PersonRef[]; mine: boolean }[];
}

export interface MessagePage {
  /** Oldest first. */
  items: readonly ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** Null when all is read. Keep it while the chat is open: marking it read clears it. */
  firstUnreadId: number | null;
  unread: number;
}

export interface ChatView {
  id: number;
  kind: ChatKind;
  personId: string | null;
  name: string;
  description: string;
  createdAt: number;
  createdByName: string;
  /** Empty for direct chats. The owner first, then admins, then by name. */
  members: readonly MemberView[];
  /** The owner is in it; false for a group they left. */
  joined: boolean;
  admin: boolean;
  whoSends: Who;
  whoEdits: Who;
  canSend: boolean;
  /** Why not, in words; empty when they can. */
  cannotSendWhy: string;
  canEdit: boolean;
  typing: readonly string[];
  typingUntil: number | null;
  /** Direct chats: who it is with. */
  person: PersonView | null;
  commonGroups: readonly { id: number; name: string; members: string }[];
  pinnedMessages: readonly { id: number; from: string; fromName: string; preview: string }[];
  counts: { media: number; files: number; links: number; starred: number };
  /** The newest pictures, for the info panel. */
  recentMedia: readonly MediaView[];
  unread: number;
  markedUnread: boolean;
  pinned: boolean;
  favorite: boolean;
  mutedUntil: number | null;
  archived: boolean;
  blocked: boolean;
  draft: { text: string; replyTo: Quoted | null } | null;
}

export interface MemberView extends PersonRef {
  admin: boolean;
  about: string;
  phone: string;
  me: boolean;
}

export interface PersonView extends PersonRef {
  phone: string;
  email: string;
  about: string;
  online: boolean;
  lastSeenAt: number | null;
  blocked: boolean;
  birthday: string | null;
}

export interface MediaView {
  messageId: number;
  at: number;
  from: string;
  fromName: string;
  caption: string;
  attachment: AttachmentView;
}

export interface LinkView {
  messageId: number;
  at: number;
  from: string;
  fromName: string;
  url: string;
  text: string;
}

export interface MessageInfo {
  message: ChatMessage;
  readBy: readonly (PersonRef & { at: number })[];
  deliveredTo: readonly (PersonRef & { at: number })[];
  pending: readonly PersonRef[];
}

export interface StatusView {
  id: number;
  author: string;
  authorName: string;
  text: string;
  color: StatusColor;
  at: number;
  expiresAt: number;
  viewed: boolean;
  /** Who saw it; of the owner's own alone. */
  viewedBy: readonly (PersonRef & { at: number })[];
}

export interface StatusList {
  mine: readonly StatusView[];
  /** By person, those with something unseen first. */
  people: readonly { personId: string; name: string; statuses: readonly StatusView[]; allViewed: boolean }[];
}

export interface SettingsView {
  name: string;
  about: string;
  phone: string;
  email: string;
  readReceipts: boolean;
  lastSeen: (typeof AUDIENCES)[number];
  notifications: boolean;
  groupNotifications: boolean;
  notificationPreview: boolean;
  sounds: boolean;
  theme: (typeof THEMES)[number];
  wallpaper: (typeof WALLPAPERS)[number];
  enterToSend: boolean;
  keepArchived: boolean;
  blocked: readonly (PersonRef & { phone: string })[];
}

export interface PersonRow extends PersonRef {
  phone: string;
  about: string;
  blocked: boolean;
  /** The direct chat with them, where there is one. */
  chatId: number | null;
}

/** Pairs of offsets into `text`: from, to. */
export type Marks = readonly (readonly [number, number])[];

export interface MessageHit {
  id: number;
  chatId: number;
  chatName: string;
  chatKind: ChatKind;
  from: string;
  fromName: string;
  kind: MessageKind;
  at: number;
  text: string;
  marks: Marks;
}

export interface SearchResult {
  chats: readonly { id: number; kind: ChatKind; personId: string | null; name: string; marks: Marks }[];
  messages: readonly MessageHit[];
  /** People on the app without a chat yet. */
  contacts: readonly (PersonRow & { marks: Marks })[];
  total: number;
}
