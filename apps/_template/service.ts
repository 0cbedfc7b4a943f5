import { count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { excerpt } from './rules.ts';
import { notes } from './schema.ts';

const PAGE_SIZE = 20;

export function listNotes(ctx: Ctx, { text, page }: { text: string; page: number }) {
  const matches = text
    ? sql`instr(lower(${notes.title} || ' ' || ${notes.text}), ${text.toLowerCase()}) > 0`
    : undefined;
  const rows = ctx.db
    .select()
    .from(notes)
    .where(matches)
    .orderBy(desc(notes.writtenAt), desc(notes.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all();
  const total = ctx.db.select({ n: count() }).from(notes).where(matches).get()?.n ?? 0;
  return {
    rows: rows.map((note) => ({ ...note, text: excerpt(note.text) })),
    total,
    page,
    pageSize: PAGE_SIZE,
  };
}

export function getNote(ctx: Ctx, id: number) {
  const note = findRow(ctx, notes, { id });
  if (!note) throw notFound('note', id);
  return note;
}

export const writeNote = (ctx: Ctx, note: { title: string; text: string }) =>
  ctx.db
    .insert(notes)
    .values({ ...note, writtenAt: ctx.now })
    .returning()
    .get();

export function removeNote(ctx: Ctx, id: number) {
  const note = getNote(ctx, id);
  ctx.db.delete(notes).where(eq(notes.id, id)).run();
  return note;
}
