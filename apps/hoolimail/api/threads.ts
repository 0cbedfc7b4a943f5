import { z } from 'zod';
import { id, optionalLine, page } from '#kit/input.ts';
import { action, download, query } from '#kit/operation.ts';
import { answerInvitation } from '../service/invitations.ts';
import { modifySelection, modifyThreads, starMessage } from '../service/modify-threads.ts';
import { readRaw } from '../service/raw-message.ts';
import { summarize } from '../service/summary.ts';
import { listThreads } from '../service/thread-list.ts';
import { getThread } from '../service/thread-view.ts';
import { undo } from '../service/undo.ts';
import { change, selection } from './inputs.ts';

export const threadsApi = {
  'mailbox.summary': query(z.object({}), (ctx) => summarize(ctx)),
  'threads.list': query(z.object({ ...selection, page }), listThreads),
  'threads.get': query(z.object({ id }), (ctx, input) => getThread(ctx, input.id)),
  'threads.modify': action(z.object({ ids: z.array(id).min(1).max(1000), change }), modifyThreads),
  'threads.modifyAll': action(z.object({ ...selection, change }), modifySelection),
  'threads.undo': action(z.object({ token: z.string().max(40) }), (ctx, input) => undo(ctx, input.token)),
  'messages.star': action(z.object({ id, starred: z.boolean() }), starMessage),
  'invitations.answer': action(
    z.object({
      messageId: id,
      answer: z.enum(['accepted', 'tentative', 'declined']),
      note: optionalLine(500),
    }),
    answerInvitation,
  ),
  'messages.raw': download(z.object({ id }), (ctx, input) => readRaw(ctx, input.id)),
} as const;
