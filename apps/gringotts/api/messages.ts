import { z } from 'zod';
import { id, line, optionalLine, page } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { TOPICS } from '../rules/messages.ts';
import {
  archiveThread,
  getThread,
  listThreads,
  markThread,
  reply,
  startThread,
} from '../service/messages.ts';

const body = z.string().trim().min(1, 'Write your message.').max(4000, 'Use at most 4,000 characters.');

export const messagesApi = {
  'messages.list': query(
    z.object({ text: optionalLine(100), box: z.enum(['inbox', 'archived']).default('inbox'), page }),
    listThreads,
  ),
  'messages.get': query(z.object({ id }), (ctx, input) => getThread(ctx, input.id)),
  'messages.send': action(z.object({ topic: z.enum(TOPICS), subject: line(120), body }), startThread),
  'messages.reply': action(z.object({ id, body }), reply),
  'messages.mark': action(z.object({ id, read: z.boolean() }), markThread),
  'messages.archive': action(z.object({ id, archived: z.boolean() }), archiveThread),
} as const;
