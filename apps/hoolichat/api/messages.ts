import { z } from 'zod';
import { line, optionalLine } from '#kit/input.ts';
import { action, download, query, upload } from '#kit/operation.ts';
import { MOST_FORWARD_CHATS, MOST_POLL_OPTIONS } from '../rules/limits.ts';
import { readAttachment, sendFile } from '../service/attachments.ts';
import { deleteForEveryone, deleteForMe } from '../service/delete.ts';
import { edit } from '../service/edit.ts';
import { forward } from '../service/forward.ts';
import { listStarred, pinMessage, star } from '../service/mark-messages.ts';
import { listMedia } from '../service/media.ts';
import { messageInfo } from '../service/message-info.ts';
import { pageMessages } from '../service/message-page.ts';
import { viewMessage, viewMessages } from '../service/message-view.ts';
import { vote } from '../service/polls.ts';
import { react } from '../service/reactions.ts';
import { searchAll, searchInChat } from '../service/search.ts';
import { send } from '../service/send.ts';
import { sendContact, sendLocation, sendPoll, sendVoice } from '../service/send-parts.ts';
import { emoji, id, inChat, onMessage, personId, sending, words } from './inputs.ts';

const MOST_AT_ONCE = 100;

export const messagesApi = {
  'messages.page': query(
    z
      .object({
        chatId: id,
        before: id.optional(),
        after: id.optional(),
        around: id.optional(),
        limit: z.int().min(1).max(80).default(60),
      })
      .refine(
        ({ before, after, around }) => [before, after, around].filter(Boolean).length < 2,
        'Give one of before, after and around.',
      ),
    pageMessages,
  ),
  'message.info': query(z.object(onMessage), (ctx, { messageId }) => messageInfo(ctx, messageId)),
  'media.list': query(
    z.object({ chatId: id, kind: z.enum(['media', 'files', 'links']), before: id.optional() }),
    listMedia,
  ),
  'starred.list': query(z.object({}), (ctx) => listStarred(ctx)),
  'search.all': query(z.object({ q: z.string().max(500).default('') }), searchAll),
  'search.inChat': query(z.object({ ...inChat, q: z.string().max(500).default('') }), searchInChat),

  'messages.send': action(z.object({ ...sending, text: words() }), (ctx, input) =>
    viewMessage(ctx, send(ctx, input)),
  ),
  'messages.sendLocation': action(
    z.object({ ...sending, name: line(120), address: optionalLine(300) }),
    (ctx, input) => viewMessage(ctx, sendLocation(ctx, input)),
  ),
  'messages.sendPoll': action(
    z.object({
      ...sending,
      question: line(255),
      options: z
        .array(line(100))
        .min(2, 'Give at least two options.')
        .max(MOST_POLL_OPTIONS, `Give at most ${MOST_POLL_OPTIONS} options.`),
      multiple: z.boolean().default(true),
    }),
    (ctx, input) => viewMessage(ctx, sendPoll(ctx, input)),
  ),
  'messages.sendVoice': action(
    z.object({
      ...sending,
      durationMs: z
        .int()
        .min(500, 'Hold on a little longer.')
        .max(15 * 60_000),
    }),
    (ctx, input) => viewMessage(ctx, sendVoice(ctx, input)),
  ),
  'messages.sendContact': action(z.object({ ...sending, personId }), (ctx, input) =>
    viewMessage(ctx, sendContact(ctx, input)),
  ),
  'attachments.send': upload(
    z.object({
      ...sending,
      filename: line(255),
      type: optionalLine(127),
      caption: words(1024).default(''),
    }),
    (ctx, { caption, type: _, ...input }, bytes) =>
      viewMessage(ctx, sendFile(ctx, { ...input, text: caption }, bytes)),
  ),
  /** `inline` shows pictures and PDFs in the browser. */
  'attachments.get': download(z.object({ id, inline: z.boolean().default(false) }), readAttachment),

  'messages.forward': action(
    z.object({
      messageIds: z.array(id).min(1, 'Choose a message.').max(MOST_AT_ONCE),
      chatIds: z
        .array(id)
        .min(1, 'Choose a chat.')
        .max(MOST_FORWARD_CHATS, `You can forward to up to ${MOST_FORWARD_CHATS} chats at once.`),
    }),
    (ctx, input) => ({ items: viewMessages(ctx, forward(ctx, input)) }),
  ),
  'messages.react': action(z.object({ ...onMessage, emoji: emoji.nullable() }), (ctx, input) =>
    viewMessage(ctx, react(ctx, input)),
  ),
  'messages.star': action(z.object({ ...onMessage, starred: z.boolean() }), (ctx, input) =>
    viewMessage(ctx, star(ctx, input)),
  ),
  'messages.pin': action(z.object({ ...onMessage, pinned: z.boolean() }), (ctx, input) =>
    viewMessage(ctx, pinMessage(ctx, input)),
  ),
  'messages.edit': action(z.object({ ...onMessage, text: words() }), (ctx, input) =>
    viewMessage(ctx, edit(ctx, input)),
  ),
  'messages.deleteForMe': action(
    z.object({ messageIds: z.array(id).min(1).max(MOST_AT_ONCE) }),
    (ctx, input) => {
      deleteForMe(ctx, input);
      return input;
    },
  ),
  'messages.deleteForEveryone': action(z.object(onMessage), (ctx, input) =>
    viewMessage(ctx, deleteForEveryone(ctx, input)),
  ),
  'polls.vote': action(
    z.object({ ...onMessage, optionIds: z.array(id).max(MOST_POLL_OPTIONS) }),
    (ctx, input) => viewMessage(ctx, vote(ctx, input)),
  ),
} as const;
