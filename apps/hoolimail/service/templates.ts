import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { sanitizeMail } from '../rules/sanitize-mail.ts';
import { type Template, templates } from '../schema/mailbox.ts';

export const listTemplates = (ctx: Ctx): { templates: Template[] } => ({
  templates: ctx.db
    .select()
    .from(templates)
    .orderBy(asc(templates.name))
    .all()
    .map((template) => ({ ...template, html: sanitizeMail(template.html) })),
});

export function saveTemplate(
  ctx: Ctx,
  { id, ...input }: Pick<Template, 'name' | 'subject' | 'html'> & { id?: number },
): Template {
  const all = ctx.db.select().from(templates).all();
  if (id !== undefined && !all.some((template) => template.id === id)) throw notFound('template', id);
  const twin = all.find(({ name }) => name.toLowerCase() === input.name.toLowerCase());
  if (twin && twin.id !== id)
    throw refused(`There is already a template "${twin.name}". Choose another name.`, 'name');
  const values = { ...input, updatedAt: ctx.now };
  return id === undefined
    ? ctx.db.insert(templates).values(values).returning().get()
    : ctx.db.update(templates).set(values).where(eq(templates.id, id)).returning().get();
}

export function removeTemplate(ctx: Ctx, id: number): { id: number } {
  const removed = ctx.db.delete(templates).where(eq(templates.id, id)).returning().get();
  if (!removed) throw notFound('template', id);
  return { id };
}
