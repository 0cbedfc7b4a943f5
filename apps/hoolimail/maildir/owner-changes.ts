import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { type Message, messages } from '../schema/mail.ts';
import { addLabel, takeLabel } from '../service/label-threads.ts';
import { trashMessages } from '../service/move-threads.ts';
import { unplanSend } from '../service/planned-send.ts';
import { eraseMessages } from '../service/store.ts';
import type { FolderName, Placement } from './folders.ts';
import type { Wanted } from './wanted.ts';

/** What the owner did to a file: moved or flagged it, or removed it. */
export interface OwnerChange {
  id: number;
  before: Placement;
  after: Pick<Placement, 'folder' | 'flags'> | null;
}

export function applyOwnerChange(
  ctx: Ctx,
  { id, before, after }: OwnerChange,
  keywords: Wanted['keywords'],
): void {
  const message = findRow(ctx, messages, { id });
  if (!message) return;
  if (!after) {
    removeMessage(ctx, message);
    return;
  }
  applyFlags(ctx, message, { before: before.flags, after: after.flags, keywords });
  const folder = gained('T', before.flags, after.flags) ? '.Trash' : after.folder;
  if (folder !== before.folder) applyMove(ctx, message, folder);
}

const gained = (flag: string, before: string, after: string) =>
  after.includes(flag) && !before.includes(flag);

/** As a mail program deletes: to the trash, and from the trash for good. One that is being sent stays. */
function removeMessage(ctx: Ctx, message: Message): void {
  if (message.state === 'outbox') return;
  if (message.place === 'trash' || message.state === 'draft') eraseMessages(ctx, [message]);
  else toTrash(ctx, message);
}

function toTrash(ctx: Ctx, { id }: Message): void {
  unplanSend(ctx, eq(messages.id, id));
  trashMessages(ctx, [id], 'message');
}

function applyFlags(
  ctx: Ctx,
  { id, threadId }: Message,
  { before, after, keywords }: { before: string; after: string; keywords: Wanted['keywords'] },
): void {
  const differs = (flag: string) => before.includes(flag) !== after.includes(flag);
  const values = {
    ...(differs('S') && { unread: !after.includes('S') }),
    ...(differs('F') && { starred: after.includes('F') }),
    ...(differs('R') && { answered: after.includes('R') }),
  };
  if (Object.keys(values).length > 0) ctx.db.update(messages).set(values).where(eq(messages.id, id)).run();
  for (const { letter, labelId } of keywords) {
    if (!differs(letter)) continue;
    if (after.includes(letter)) addLabel(ctx, [threadId], labelId);
    else takeLabel(ctx, [threadId], labelId);
  }
}

/** Mail is not made sent or unsent by moving its file: such a file goes back where it belongs. */
function applyMove(ctx: Ctx, message: Message, folder: FolderName): void {
  if (folder === '.Trash') {
    if (message.state !== 'outbox') toTrash(ctx, message);
    return;
  }
  if (message.state !== 'received' && message.state !== 'sent' && message.place !== 'trash') return;
  if (folder === '.Spam' && message.state !== 'received') return;
  const place = folder === '.Spam' ? 'spam' : folder === '' ? 'inbox' : 'archive';
  ctx.db
    .update(messages)
    .set({ place, placeBefore: place === 'spam' ? message.place : null, trashedAt: null })
    .where(eq(messages.id, message.id))
    .run();
}
