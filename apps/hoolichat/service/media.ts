import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { LinkView, MediaView } from '../rules/views.ts';
import { attachments } from '../schema/files.ts';
import { links, type Message, messages } from '../schema/messages.ts';
import { viewAttachment } from './message-view.ts';
import { type Names, nameIn, namesOf } from './names.ts';
import { findChat, notHidden } from './store.ts';

const PAGE = 60;

export interface MediaRequest {
  chatId: number;
  kind: 'media' | 'files' | 'links';
  before?: number;
  limit?: number;
}

/** Pictures, files or links of a chat, the newest first. `before` is the message id that the last page ended with. */
export function listMedia(
  ctx: Ctx,
  { chatId, kind, before, limit = PAGE }: MediaRequest,
): { media: MediaView[]; links: LinkView[]; hasOlder: boolean } {
  findChat(ctx, chatId);
  const names = namesOf(ctx);
  const range = before === undefined ? undefined : lt(messages.id, before);
  const shown = and(eq(messages.chatId, chatId), range, notHidden);
  if (kind === 'links') {
    const rows = ctx.db
      .select({ message: messages, url: links.url })
      .from(links)
      .innerJoin(messages, eq(messages.id, links.messageId))
      .where(shown)
      .orderBy(desc(messages.id), links.id)
      .limit(limit + 1)
      .all();
    const found = rows
      .slice(0, limit)
      .map(({ message, url }) => ({ ...said(message, names), url, text: message.text }));
    return { media: [], links: found, hasOlder: rows.length > limit };
  }
  const rows = ctx.db
    .select({ message: messages, file: attachments })
    .from(messages)
    .innerJoin(attachments, eq(attachments.messageId, messages.id))
    .where(and(shown, eq(messages.kind, kind === 'media' ? 'image' : 'file')))
    .orderBy(desc(messages.id))
    .limit(limit + 1)
    .all();
  const media = rows.slice(0, limit).map(({ message, file }) => ({
    ...said(message, names),
    caption: message.text,
    attachment: viewAttachment(file),
  }));
  return { media, links: [], hasOlder: rows.length > limit };
}

const said = ({ id, at, sender }: Message, names: Names) => ({
  messageId: id,
  at,
  from: sender ?? '',
  fromName: nameIn(names, sender),
});
