import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Examples } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { CATEGORIES, attachments as files, type Message, messages } from './schema/mail.ts';
import { filters, labels, senders, templates, undos } from './schema/mailbox.ts';
import { invitationOf } from './service/invitations.ts';

/** Real ids of the seeded mailbox, for the suites that try every page and every operation. */
export function examples(ctx: Ctx): Examples {
  const ids = findIds(ctx);
  return { params: paramsOf(ids), inputs: { ...mailInputs(ids), ...mailboxInputs(ids) } };
}

type Ids = ReturnType<typeof findIds>;

function findIds(ctx: Ctx) {
  const newest = (where: ReturnType<typeof and>) => {
    const message = ctx.db
      .select()
      .from(messages)
      .where(where)
      .orderBy(desc(messages.at), desc(messages.id))
      .limit(1)
      .get();
    if (!message) throw new Error('The seeded mailbox lacks a message that the examples need.');
    return message;
  };
  const inbox = and(eq(messages.place, 'inbox'), eq(messages.state, 'received'));
  const draft = newest(
    and(eq(messages.state, 'draft'), sql`${messages.id} in (select ${files.messageId} from ${files})`),
  );
  return {
    message: newest(inbox),
    trashed: newest(eq(messages.place, 'trash')),
    list: newest(and(inbox, isNotNull(messages.listId))),
    scheduled: newest(eq(messages.state, 'scheduled')),
    draft,
    file: ctx.db.select({ id: files.id }).from(files).where(eq(files.messageId, draft.id)).get()?.id ?? 0,
    label: findRow(ctx, labels, {})?.id ?? 0,
    filter: findRow(ctx, filters, {})?.id ?? 0,
    template: findRow(ctx, templates, {})?.id ?? 0,
    sender: findRow(ctx, senders, {})?.email ?? '',
    undo: ctx.db.select({ id: undos.id }).from(undos).orderBy(desc(undos.id)).limit(1).get()?.id ?? 0,
    invitation: findInvitation(ctx),
    soon: ctx.now + 24 * 3600_000,
  };
}

function findInvitation(ctx: Ctx): Message {
  const invited = ctx.db
    .select()
    .from(messages)
    .where(isNotNull(messages.invitationUid))
    .orderBy(desc(messages.at), desc(messages.id))
    .all();
  const open = invited.find((message) => invitationOf(ctx, message)?.canAnswer);
  if (!open) throw new Error('The seeded mailbox lacks an invitation to answer.');
  return open;
}

const paramsOf = ({ message, trashed, label, invitation }: Ids): Examples['params'] => ({
  folder: ['starred', 'snoozed', 'important', 'sent', 'drafts', 'scheduled', 'all', 'spam', 'trash'].map(
    (folder) => ({ folder }),
  ),
  category: CATEGORIES.map((category) => ({ category })),
  label: [{ labelId: String(label) }],
  thread: [
    { id: String(message.threadId) },
    { id: String(trashed.threadId) },
    { id: String(invitation.threadId) },
  ],
  print: [{ id: String(message.threadId) }],
  contact: [{ id: '1' }],
  settingsTab: ['general', 'labels', 'filters', 'blocked', 'templates'].map((tab) => ({ tab })),
});

const mailInputs = ({
  message,
  invitation,
  draft,
  scheduled,
  file,
  undo,
  soon,
}: Ids): Examples['inputs'] => ({
  'threads.list': { folder: 'inbox', query: 'from:me OR is:unread', page: 1 },
  'threads.get': { id: message.threadId },
  'threads.modify': { ids: [message.threadId], change: { do: 'snooze', until: soon } },
  'threads.modifyAll': { folder: 'starred', query: 'is:read', change: { do: 'archive' } },
  'threads.undo': { token: `undo-${undo}` },
  'messages.star': { id: message.id, starred: true },
  'messages.raw': { id: message.id },
  'invitations.answer': { messageId: invitation.id, answer: 'tentative', note: 'I may be late.' },
  'messages.undoSend': { id: draft.id },
  'drafts.get': { id: draft.id },
  'drafts.start': { mode: 'replyAll', sourceMessageId: message.id, to: [] },
  'drafts.save': {
    id: draft.id,
    to: [{ name: 'Pam', email: 'pam@example.com' }],
    cc: [],
    bcc: [],
    subject: 'Paper',
    html: '<p>We have plenty.</p>',
    mode: 'new',
    attachmentIds: [file],
  },
  'drafts.discard': { id: draft.id },
  'drafts.send': { id: scheduled.id },
  'scheduled.cancel': { id: scheduled.id },
  'attachments.upload': { draftId: draft.id, filename: 'notes.txt', type: 'text/plain' },
  'attachments.remove': { id: file },
  'attachments.get': { id: file, inline: false },
});

const mailboxInputs = ({ list, label, filter, template, sender }: Ids): Examples['inputs'] => ({
  'labels.create': { name: 'Warehouse', color: '#7c3aed', parentId: label },
  'labels.update': { id: label, name: 'Paper trail', color: '#0f9f8f', hidden: false },
  'labels.remove': { id: label },
  'filters.create': {
    criteria: { from: 'pam', subject: 'paper OR toner', size: { is: 'larger', bytes: 1000 } },
    actions: { star: true, labelId: label, category: 'primary' },
    applyToExisting: true,
  },
  'filters.update': { id: filter, criteria: { hasWords: 'invoice' }, actions: { markRead: true } },
  'filters.remove': { id: filter },
  'templates.save': { id: template, name: 'Short answer', subject: 'Yes', html: '<p>Yes.</p>' },
  'templates.remove': { id: template },
  'settings.update': {
    signatureHtml: '<p>Best</p>',
    undoSeconds: 30,
    density: 'compact',
    vacation: {
      on: true,
      from: '2026-04-10',
      to: '2026-04-20',
      subject: 'Away',
      html: '<p>I am away.</p>',
      contactsOnly: true,
    },
  },
  'senders.unsubscribe': { messageId: list.id },
  'senders.block': { email: 'pest@example.com' },
  'senders.unblock': { email: sender },
  'contacts.list': { query: 'a', page: 1 },
  'contacts.get': { id: 1 },
  'contacts.save': {
    name: 'Billy Merchant',
    email: 'billy@example.com',
    phone: '(570) 555-0188',
    birthday: '1979-05-01',
    notes: 'Building manager.',
  },
  'contacts.remove': { id: 1 },
  'contacts.suggest': { query: 'p' },
});
