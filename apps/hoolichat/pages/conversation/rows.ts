import type { ChatMessage, Quoted } from '../../rules/views.ts';
import { dayOfMoment } from '../chat-dates.ts';

/** A message on its way to the server, or one that did not get there. */
export interface PendingMessage {
  readonly clientId: string;
  readonly chatId: number;
  readonly at: number;
  readonly text: string;
  readonly replyTo: Quoted | null;
  readonly file?: {
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly url: string;
  };
  /** Why it could not be sent; it waits to be sent again. */
  readonly failure: string | null;
}

export type Row = MessageRow | PendingRow;

interface RowFrame {
  readonly key: string;
  /** Begins a day: a date stands above it. */
  readonly day: number | null;
  /** First and last of several by one sender in a row. */
  readonly isFirst: boolean;
  readonly isUnreadMark: boolean;
}

export interface MessageRow extends RowFrame {
  readonly kind: 'message';
  readonly message: ChatMessage;
}

export interface PendingRow extends RowFrame {
  readonly kind: 'pending';
  readonly message: PendingMessage;
}

const SAME_BREATH_MS = 10 * 60_000;

interface RowsInput {
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  firstUnreadId: number | null;
}

/** What the list shows, in order. A pending message leaves when its stored self is there. */
export function rowsOf({ messages, pending, firstUnreadId }: RowsInput): Row[] {
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const rows: Row[] = [];
  let before: { at: number; from: string | null } | null = null;
  for (const message of messages) {
    rows.push({ kind: 'message', key: keyOf(message), message, ...frame(before, message, firstUnreadId) });
    before = message;
  }
  for (const message of pending) {
    if (stored.has(message.clientId)) continue;
    const mine = { at: message.at, from: 'me', id: Number.NaN };
    rows.push({ kind: 'pending', key: message.clientId, message, ...frame(before, mine, firstUnreadId) });
    before = mine;
  }
  return rows;
}

/** The same for a message on its way and once it is stored, so that its bubble stays. */
const keyOf = ({ id, clientId }: ChatMessage): string => clientId ?? String(id);

function frame(
  before: { at: number; from: string | null } | null,
  message: { at: number; from: string | null; id: number },
  firstUnreadId: number | null,
) {
  const isNewDay = !before || dayOfMoment(before.at) !== dayOfMoment(message.at);
  const isUnreadMark = message.id === firstUnreadId;
  const isPause = before !== null && message.at - before.at > SAME_BREATH_MS;
  return {
    day: isNewDay ? message.at : null,
    isUnreadMark,
    isFirst: isNewDay || isUnreadMark || isPause || before?.from !== message.from,
  };
}
