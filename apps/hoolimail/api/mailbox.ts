import { z } from 'zod';
import { day, id, line, optionalLine } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { DENSITIES, PAGE_SIZES, UNDO_SECONDS } from '../schema/mailbox.ts';
import { createFilter, listFilters, removeFilter, updateFilter } from '../service/filters.ts';
import { createLabel, removeLabel, updateLabel } from '../service/labels.ts';
import { blockSender, listSenders, unblockSender, unsubscribe } from '../service/senders.ts';
import { getSettings, updateSettings } from '../service/settings.ts';
import { listTemplates, removeTemplate, saveTemplate } from '../service/templates.ts';
import { category, color, html } from './inputs.ts';

const criteria = z.object({
  from: optionalLine(200),
  to: optionalLine(200),
  subject: optionalLine(200),
  hasWords: optionalLine(200),
  doesntHave: optionalLine(200),
  hasAttachment: z.boolean().default(false),
  size: z
    .object({ is: z.enum(['larger', 'smaller']), bytes: z.int().positive().max(1_000_000_000) })
    .nullable()
    .default(null),
});

const actions = z.object({
  skipInbox: z.boolean().default(false),
  markRead: z.boolean().default(false),
  star: z.boolean().default(false),
  labelId: id.nullable().default(null),
  trash: z.boolean().default(false),
  neverSpam: z.boolean().default(false),
  category: category.nullable().default(null),
});

const filter = { criteria, actions, applyToExisting: z.boolean().default(false) };

const oneOf = (allowed: readonly number[]) =>
  z.int().refine((value) => allowed.includes(value), `Choose one of ${allowed.join(', ')}.`);

export const mailboxApi = {
  'labels.create': action(
    z.object({ name: line(100), color: color.default('#6b7280'), parentId: id.nullable().default(null) }),
    createLabel,
  ),
  'labels.update': action(
    z.object({
      id,
      name: line(100).optional(),
      color: color.optional(),
      parentId: id.nullable().optional(),
      hidden: z.boolean().optional(),
    }),
    updateLabel,
  ),
  'labels.remove': action(z.object({ id }), (ctx, input) => removeLabel(ctx, input.id)),
  'filters.list': query(z.object({}), (ctx) => listFilters(ctx)),
  'filters.create': action(z.object(filter), createFilter),
  'filters.update': action(z.object({ id, ...filter }), updateFilter),
  'filters.remove': action(z.object({ id }), (ctx, input) => removeFilter(ctx, input.id)),
  'templates.list': query(z.object({}), (ctx) => listTemplates(ctx)),
  'templates.save': action(
    z.object({ id: id.optional(), name: line(100), subject: optionalLine(500), html }),
    saveTemplate,
  ),
  'templates.remove': action(z.object({ id }), (ctx, input) => removeTemplate(ctx, input.id)),
  'settings.get': query(z.object({}), (ctx) => getSettings(ctx)),
  'settings.update': action(
    z.object({
      signatureHtml: html.optional(),
      undoSeconds: oneOf(UNDO_SECONDS).optional(),
      pageSize: oneOf(PAGE_SIZES).optional(),
      density: z.enum(DENSITIES).optional(),
      shortcuts: z.boolean().optional(),
      defaultReply: z.enum(['reply', 'replyAll']).optional(),
      vacation: z
        .object({
          on: z.boolean(),
          from: day.nullable(),
          to: day.nullable(),
          subject: optionalLine(500),
          html,
          contactsOnly: z.boolean(),
        })
        .optional(),
    }),
    updateSettings,
  ),
  'senders.list': query(z.object({}), (ctx) => listSenders(ctx)),
  'senders.unsubscribe': action(z.object({ messageId: id }), (ctx, input) =>
    unsubscribe(ctx, input.messageId),
  ),
  'senders.block': action(z.object({ email: line(254) }), (ctx, input) => blockSender(ctx, input.email)),
  'senders.unblock': action(z.object({ email: line(254) }), (ctx, input) => unblockSender(ctx, input.email)),
} as const;
