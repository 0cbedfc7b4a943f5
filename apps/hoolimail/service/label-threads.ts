import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type Label, labels, threadLabels } from '../schema/mailbox.ts';
import { toArchive } from './move-threads.ts';

export function findLabel(ctx: Ctx, id: number): Label {
  const label = findRow(ctx, labels, { id });
  if (!label) throw notFound('label', id);
  return label;
}

export function addLabel(ctx: Ctx, threadIds: number[], labelId: number): void {
  findLabel(ctx, labelId);
  ctx.db
    .insert(threadLabels)
    .values(threadIds.map((threadId) => ({ threadId, labelId })))
    .onConflictDoNothing()
    .run();
}

export function takeLabel(ctx: Ctx, threadIds: number[], labelId: number): void {
  findLabel(ctx, labelId);
  ctx.db
    .delete(threadLabels)
    .where(and(eq(threadLabels.labelId, labelId), inArray(threadLabels.threadId, threadIds)))
    .run();
}

/** Out of wherever it lay, under the label. */
export function moveToLabel(ctx: Ctx, threadIds: number[], labelId: number): void {
  addLabel(ctx, threadIds, labelId);
  toArchive(ctx, threadIds);
}
