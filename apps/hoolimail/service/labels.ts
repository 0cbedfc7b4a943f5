import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { doesNothing } from '../rules/filters.ts';
import { filters, type Label, labels, threadLabels } from '../schema/mailbox.ts';
import { findLabel } from './label-threads.ts';

const RESERVED = [
  'inbox',
  'starred',
  'snoozed',
  'important',
  'sent',
  'drafts',
  'scheduled',
  'all mail',
  'spam',
  'trash',
];

export function createLabel(ctx: Ctx, input: Pick<Label, 'name' | 'color' | 'parentId'>): Label {
  checkLabel(ctx, { ...input, id: null });
  return ctx.db.insert(labels).values(input).returning().get();
}

export function updateLabel(ctx: Ctx, { id, ...change }: Partial<Label> & { id: number }): Label {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: Label = { ...findLabel(ctx, id), ...given };
  checkLabel(ctx, next);
  ctx.db.update(labels).set(next).where(eq(labels.id, id)).run();
  return next;
}

function checkLabel(
  ctx: Ctx,
  { id, name, parentId }: Pick<Label, 'name' | 'parentId'> & { id: number | null },
): void {
  if (name.includes('/'))
    throw refused('A label name cannot contain a slash. Nest it under another label instead.', 'name');
  if (parentId === null && RESERVED.includes(name.toLowerCase()))
    throw refused(`"${name}" is a folder of HooliMail. Choose another name.`, 'name');
  const all = ctx.db.select().from(labels).all();
  if (parentId !== null) checkParent(all, id, findLabel(ctx, parentId));
  const twin = all.find(
    (label) =>
      label.id !== id && label.parentId === parentId && label.name.toLowerCase() === name.toLowerCase(),
  );
  if (twin) throw refused(`There is already a label "${twin.name}" here. Choose another name.`, 'name');
}

function checkParent(all: readonly Label[], id: number | null, parent: Label): void {
  for (
    let above: Label | undefined = parent;
    above;
    above = all.find((label) => label.id === above?.parentId)
  )
    if (above.id === id) throw refused('A label cannot be nested under itself.', 'parentId');
}

/** Removes a label from all mail; those nested under it move up to its place. */
export function removeLabel(ctx: Ctx, id: number): { id: number } {
  const label = findLabel(ctx, id);
  for (const child of ctx.db.select().from(labels).where(eq(labels.parentId, id)).all())
    updateLabel(ctx, { id: child.id, parentId: label.parentId, name: freeName(ctx, label, child) });
  ctx.db.delete(threadLabels).where(eq(threadLabels.labelId, id)).run();
  dropFromFilters(ctx, id);
  ctx.db.delete(labels).where(eq(labels.id, id)).run();
  return { id };
}

function freeName(ctx: Ctx, { id, parentId }: Label, { name }: Label): string {
  const taken = ctx.db
    .select()
    .from(labels)
    .all()
    .filter((label) => label.parentId === parentId && label.id !== id)
    .map((label) => label.name.toLowerCase());
  let free = name;
  for (let n = 2; taken.includes(free.toLowerCase()); n++) free = `${name} (${n})`;
  return free;
}

function dropFromFilters(ctx: Ctx, labelId: number): void {
  for (const { id, actions } of ctx.db.select().from(filters).all()) {
    if (actions.labelId !== labelId) continue;
    const rest = { ...actions, labelId: null };
    if (doesNothing(rest)) ctx.db.delete(filters).where(eq(filters.id, id)).run();
    else ctx.db.update(filters).set({ actions: rest }).where(eq(filters.id, id)).run();
  }
}

const COLORS = ['#2563eb', '#0f9f8f', '#d97706', '#db2777', '#7c3aed', '#16a34a', '#dc2626', '#0891b2'];

/** The label of a full name such as `Work/Expenses`, made with its parents where it does not exist. */
export function ensureLabel(ctx: Ctx, path: string): number {
  let parentId: number | null = null;
  for (const name of path.split('/')) {
    const all: Label[] = ctx.db.select().from(labels).all();
    const above: number | null = parentId;
    const known: Label | undefined = all.find((label) => label.name === name && label.parentId === above);
    const color = COLORS[all.length % COLORS.length] as string;
    parentId = (known ?? createLabel(ctx, { name, color, parentId })).id;
  }
  return parentId as number;
}
