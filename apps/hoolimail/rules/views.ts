import type { Invitation } from '#kit/ports.ts';
import type { Term } from '#kit/search/words.ts';
import type { Address, Category, MessageState, Mode } from '../schema/mail.ts';
import type { FilterActions, FilterCriteria } from './filters.ts';

export const FOLDERS = [
  'inbox',
  'starred',
  'snoozed',
  'important',
  'sent',
  'drafts',
  'scheduled',
  'all',
  'spam',
  'trash',
] as const;
export type Folder = (typeof FOLDERS)[number];

export interface Counts {
  /** Conversations with something unread. */
  unread: number;
  /** Conversations. */
  total: number;
}

export interface LabelCounts extends Counts, LabelTag {
  parentId: number | null;
  hidden: boolean;
}

export interface Summary {
  folders: (Counts & { id: Folder; name: string })[];
  categories: (Counts & { id: Category })[];
  labels: LabelCounts[];
}

export interface LabelTag {
  id: number;
  name: string;
  color: string;
}

export interface FileTag {
  id: number;
  filename: string;
  type: string;
  size: number;
}

/** What a mail's event says by now. `canAnswer` is false for the owner's own events and for canceled ones. */
export interface InvitationView extends Invitation {
  messageId: number;
  canAnswer: boolean;
}

export type InvitationTag = Pick<
  InvitationView,
  'messageId' | 'title' | 'startsAt' | 'endsAt' | 'allDay' | 'answer' | 'cancelled' | 'canAnswer'
>;

/** A line of a list of conversations. */
export interface ThreadRow {
  id: number;
  subject: string;
  snippet: string;
  /** In order of their first word in the conversation; the owner is called "me". */
  senders: { name: string; email: string; unread: boolean }[];
  /** Of the newest message that the owner wrote, for Sent, Drafts and Scheduled. */
  recipients: Address[];
  messageCount: number;
  lastAt: number;
  unread: boolean;
  starred: boolean;
  important: boolean;
  hasAttachment: boolean;
  attachments: FileTag[];
  labels: LabelTag[];
  inInbox: boolean;
  category: Category;
  snoozedUntil: number | null;
  /** The newest draft of the conversation. */
  draftId: number | null;
  scheduledFor: number | null;
  /** An event to come that the conversation is about. */
  invitation: InvitationTag | null;
}

export interface ThreadPage {
  rows: ThreadRow[];
  total: number;
  page: number;
  pageSize: number;
  /** Words of the search, to mark in what is shown. */
  highlights: Term[];
}

export interface MessageView {
  id: number;
  threadId: number;
  from: Address;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  replyTo: string | null;
  at: number;
  subject: string;
  /** Safe to show: no scripts, nothing fetched from elsewhere. */
  html: string;
  text: string;
  snippet: string;
  unread: boolean;
  starred: boolean;
  attachments: FileTag[];
  invitation: InvitationView | null;
  state: MessageState;
  undoUntil: number | null;
  scheduledFor: number | null;
  /** Came by a list that can be left and was not left. */
  unsubscribe: boolean;
  blocked: boolean;
  inReplyToId: number | null;
  inTrash: boolean;
  inSpam: boolean;
}

export interface ThreadView {
  id: number;
  subject: string;
  labels: LabelTag[];
  category: Category;
  starred: boolean;
  important: boolean;
  unread: boolean;
  inInbox: boolean;
  inTrash: boolean;
  inSpam: boolean;
  snoozedUntil: number | null;
  muted: boolean;
  messages: MessageView[];
}

export interface DraftView {
  id: number;
  threadId: number;
  mode: Mode;
  sourceMessageId: number | null;
  to: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  html: string;
  attachments: FileTag[];
  savedAt: number;
}

export interface SendResult {
  messageId: number;
  threadId: number;
  /** Until then `messages.undoSend` makes it a draft again. */
  undoUntil: number | null;
  scheduledFor: number | null;
}

export interface ChangeResult {
  /** Conversations that the change touched. */
  changed: number;
  /** For `threads.undo`; absent when there is no way back. */
  undoToken?: string;
}

export interface FilterView {
  id: number;
  criteria: FilterCriteria;
  actions: FilterActions;
}
