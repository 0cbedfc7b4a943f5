import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound } from '#kit/errors.ts';
import type { Change, Reversible } from '../api/inputs.ts';
import type { ChangeResult } from '../rules/views.ts';
import { messages, threads } from '../schema/mail.ts';
import { addLabel, moveToLabel, takeLabel } from './label-threads.ts';
import { markRead, markUnread, setStar } from './mark-threads.ts';
import { moveBack, moveIn, moveOut, toInbox, toSpam, toTrash } from './move-threads.ts';
import { type Selection, selectThreads } from './select-threads.ts';
import { snooze, unsnooze } from './snooze.ts';
import { eraseMessages, findMessage } from './store.ts';
import { remember } from './undo.ts';

/** Changes conversations, and remembers how they were. */
export function modifyThreads(ctx: Ctx, { ids, change }: { ids: number[]; change: Change }): ChangeResult {
  const wanted = [...new Set(ids)];
  const known = ctx.db.select({ id: threads.id }).from(threads).where(inArray(threads.id, wanted)).all();
  if (known.length < wanted.length) {
    const found = new Set(known.map(({ id }) => id));
    throw notFound('conversation', wanted.find((id) => !found.has(id)) ?? '');
  }
  if (change.do === 'deleteForever') return { changed: deleteForever(ctx, wanted) };
  const undoToken = remember(ctx, wanted);
  applyChange(ctx, wanted, change);
  return { changed: wanted.length, undoToken };
}

/** The same for all that a list or a search shows, on every page of it. */
export function modifySelection(
  ctx: Ctx,
  { change, ...selection }: Selection & { change: Change },
): ChangeResult {
  const { ids } = selectThreads(ctx, selection);
  return ids.length === 0 ? { changed: 0 } : modifyThreads(ctx, { ids, change });
}

function applyChange(ctx: Ctx, ids: number[], change: Reversible): void {
  switch (change.do) {
    case 'snooze':
      snooze(ctx, ids, change.until);
      break;
    case 'addLabel':
      addLabel(ctx, ids, change.labelId);
      break;
    case 'removeLabel':
      takeLabel(ctx, ids, change.labelId);
      break;
    case 'moveTo':
      moveTo(ctx, ids, change.to);
      break;
    case 'category':
      setThreads(ctx, ids, { category: change.category });
      break;
    default:
      PLAIN[change.do](ctx, ids);
  }
}

type PlainChange = Exclude<Reversible['do'], 'snooze' | 'addLabel' | 'removeLabel' | 'moveTo' | 'category'>;

const PLAIN: Record<PlainChange, (ctx: Ctx, ids: number[]) => void> = {
  archive: moveOut,
  unarchive: moveIn,
  trash: toTrash,
  untrash: (ctx, ids) => moveBack(ctx, ids, 'trash'),
  spam: toSpam,
  notSpam: (ctx, ids) => toInbox(ctx, ids, 'spam'),
  read: markRead,
  unread: markUnread,
  star: (ctx, ids) => setStar(ctx, ids, true),
  unstar: (ctx, ids) => setStar(ctx, ids, false),
  important: (ctx, ids) => setThreads(ctx, ids, { important: true }),
  notImportant: (ctx, ids) => setThreads(ctx, ids, { important: false }),
  mute: (ctx, ids) => {
    setThreads(ctx, ids, { muted: true });
    moveOut(ctx, ids);
  },
  unmute: (ctx, ids) => setThreads(ctx, ids, { muted: false }),
  unsnooze,
};

function moveTo(ctx: Ctx, ids: number[], to: 'inbox' | 'trash' | 'spam' | number): void {
  if (to === 'trash') toTrash(ctx, ids);
  else if (to === 'spam') toSpam(ctx, ids);
  else if (to === 'inbox') moveToInbox(ctx, ids);
  else moveToLabel(ctx, ids, to);
}

function moveToInbox(ctx: Ctx, ids: number[]): void {
  unsnooze(ctx, ids);
  toInbox(ctx, ids, 'trash');
  toInbox(ctx, ids, 'spam');
  moveIn(ctx, ids);
}

function setThreads(ctx: Ctx, ids: number[], values: Partial<typeof threads.$inferInsert>): void {
  ctx.db.update(threads).set(values).where(inArray(threads.id, ids)).run();
}

function deleteForever(ctx: Ctx, ids: number[]): number {
  const doomed = ctx.db
    .select()
    .from(messages)
    .where(inArray(messages.threadId, ids))
    .all()
    .filter(({ place }) => place === 'trash' || place === 'spam');
  if (doomed.length === 0)
    throw conflict('Only mail in Trash or Spam can be deleted forever. Move it to Trash first.');
  eraseMessages(ctx, doomed);
  return new Set(doomed.map(({ threadId }) => threadId)).size;
}

export function starMessage(ctx: Ctx, { id, starred }: { id: number; starred: boolean }) {
  findMessage(ctx, id);
  ctx.db.update(messages).set({ starred }).where(eq(messages.id, id)).run();
  return { id, starred };
}
