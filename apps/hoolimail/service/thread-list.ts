import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { excerpt } from '#kit/search/highlight.ts';
import { ANYWHERE, termsOf, type WordsQuery } from '#kit/search/parse-search.ts';
import { holdsTerm } from '#kit/search/words.ts';
import type { FileTag, InvitationTag, LabelTag, ThreadPage, ThreadRow } from '../rules/views.ts';
import { attachments, type Message, messages, type Thread, threads } from '../schema/mail.ts';
import { labels, threadLabels } from '../schema/mailbox.ts';
import { comingInvitations } from './invitations.ts';
import { type Selected, type Selection, selectThreads } from './select-threads.ts';
import { readSettings } from './settings.ts';
import { findContent } from './store.ts';

const SNIPPET_LENGTH = 200;
/** About as much of it as a line has room for. */
const SEEN_LENGTH = 60;

export function listThreads(ctx: Ctx, { page, ...selection }: Selection & { page: number }): ThreadPage {
  const { pageSize } = readSettings(ctx);
  const selected = selectThreads(ctx, selection, { limit: pageSize, offset: (page - 1) * pageSize });
  const terms = termsOf(selected.query);
  return {
    rows: showFound(ctx, describeRows(ctx, selected), { selected, terms }),
    total: selected.total,
    page,
    pageSize,
    highlights: terms.map(({ words, whole }) => ({ words, whole })),
  };
}

/** Where the words looked for stand further down in a mail, its line shows that place. */
function showFound(
  ctx: Ctx,
  rows: ThreadRow[],
  { selected, terms }: { selected: Selected; terms: readonly WordsQuery[] },
): ThreadRow[] {
  const inText = terms.filter((term) => term.in === ANYWHERE);
  if (inText.length === 0) return rows;
  return rows.map((row) => {
    if (inText.some((term) => holdsTerm(`${row.subject} ${row.snippet.slice(0, SEEN_LENGTH)}`, term)))
      return row;
    const { text } = findContent(ctx, selected.newest.get(row.id)?.messageId ?? 0);
    const segments = excerpt(text, inText, SNIPPET_LENGTH);
    return segments.some(({ hit }) => hit)
      ? { ...row, snippet: segments.map((segment) => segment.text).join('') }
      : row;
  });
}

export function describeRows(ctx: Ctx, { ids, newest }: Selected): ThreadRow[] {
  if (ids.length === 0) return [];
  const found = new Map(
    ctx.db
      .select()
      .from(threads)
      .where(inArray(threads.id, ids))
      .all()
      .map((thread) => [thread.id, thread]),
  );
  const loaded = loadMessages(ctx, ids);
  const messagesBy = Map.groupBy(loaded, ({ threadId }) => threadId);
  const invitations = comingInvitations(ctx, loaded);
  const labelsBy = Map.groupBy(labelsOfThreads(ctx, ids), ({ threadId }) => threadId);
  const filesBy = Map.groupBy(loadFiles(ctx, ids), ({ threadId }) => threadId);
  return ids.flatMap((id) => {
    const thread = found.get(id);
    const shown = newest.get(id);
    if (!thread || !shown) return [];
    return describeRow(ctx, {
      thread,
      shown,
      all: messagesBy.get(id) ?? [],
      labels: (labelsBy.get(id) ?? []).map(({ threadId: _, ...label }) => label),
      files: filesBy.get(id) ?? [],
      invitation: invitations.get(id) ?? null,
    });
  });
}

interface RowParts {
  thread: Thread;
  shown: { messageId: number; at: number };
  all: Message[];
  labels: LabelTag[];
  files: (FileTag & { messageId: number })[];
  invitation: InvitationTag | null;
}

/** The row speaks of the messages that lie where the shown one does: a trashed answer is not part of the inbox. */
function describeRow(ctx: Ctx, { thread, shown, all, labels: tags, files, invitation }: RowParts): ThreadRow {
  const main = all.find(({ id }) => id === shown.messageId) as Message;
  const here = all.filter(({ place }) => isTogether(place, main.place));
  const ids = new Set(here.map(({ id }) => id));
  const own = here.filter(({ state }) => state !== 'received').at(-1);
  const shownFiles = files.filter(({ messageId }) => ids.has(messageId));
  return {
    id: thread.id,
    subject: all[0]?.subject ?? thread.subject,
    snippet: main.snippet,
    senders: sendersOf(ctx, here),
    recipients: own?.to ?? [],
    messageCount: here.filter(({ state }) => state !== 'draft').length,
    lastAt: shown.at,
    unread: here.some(({ unread }) => unread),
    starred: here.some(({ starred }) => starred),
    important: thread.important,
    hasAttachment: shownFiles.length > 0,
    attachments: shownFiles.map(({ id, filename, type, size }) => ({ id, filename, type, size })),
    labels: tags,
    inInbox: here.some(({ place }) => place === 'inbox'),
    category: thread.category,
    snoozedUntil: thread.snoozedUntil,
    draftId: here.filter(({ state }) => state === 'draft').at(-1)?.id ?? null,
    scheduledFor: here.find(({ state }) => state === 'scheduled')?.scheduledFor ?? null,
    invitation: main.place === 'spam' || main.place === 'trash' ? null : invitation,
  };
}

const isTogether = (a: Message['place'], b: Message['place']) =>
  a === b || ([a, b].includes('inbox') && [a, b].includes('archive'));

function sendersOf(ctx: Ctx, here: readonly Message[]): ThreadRow['senders'] {
  const seen = new Map<string, ThreadRow['senders'][number]>();
  for (const { state, fromEmail: email, fromName, unread } of here) {
    if (state === 'draft') continue;
    const known = seen.get(email);
    const name = email === ctx.owner.email.toLowerCase() ? 'me' : fromName || email;
    if (known) known.unread ||= unread;
    else seen.set(email, { name, email, unread });
  }
  return [...seen.values()];
}

const loadMessages = (ctx: Ctx, threadIds: number[]): Message[] =>
  ctx.db
    .select()
    .from(messages)
    .where(inArray(messages.threadId, threadIds))
    .orderBy(asc(messages.at), asc(messages.id))
    .all();

const loadFiles = (ctx: Ctx, threadIds: number[]) =>
  ctx.db
    .select({
      threadId: messages.threadId,
      messageId: attachments.messageId,
      id: attachments.id,
      filename: attachments.filename,
      type: attachments.type,
      size: attachments.size,
    })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(inArray(messages.threadId, threadIds))
    .orderBy(asc(attachments.id))
    .all();

export const labelsOfThreads = (ctx: Ctx, threadIds: number[]) =>
  ctx.db
    .select({ threadId: threadLabels.threadId, id: labels.id, name: labels.name, color: labels.color })
    .from(threadLabels)
    .innerJoin(labels, eq(labels.id, threadLabels.labelId))
    .where(inArray(threadLabels.threadId, threadIds))
    .orderBy(asc(labels.name), asc(labels.id))
    .all();
