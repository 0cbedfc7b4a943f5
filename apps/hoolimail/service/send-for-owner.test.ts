import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './mailbox-for-tests.ts';

const openMailbox = () => withShorthands(openTestWorld<Api>(app));
type Mailbox = ReturnType<typeof openMailbox>;

const pam = { name: 'Pam', email: 'pam@example.com' };
const letter = { to: [pam], subject: 'Tea in the annex', html: '<p>At four o’clock.</p>' };

const send = (mail: Mailbox, changes: Partial<Parameters<typeof sendIn>[1]> = {}) =>
  Number(sendIn(mail, { ...letter, ...changes }).messageId);
const sendIn = (
  mail: Mailbox,
  outbound: typeof letter & {
    threadKey?: string;
    attachments?: { filename: string; type: string; bytes: Uint8Array }[];
  },
) => mail.transact((ctx) => ctx.ports.mail.send(outbound));

const threadOf = (mail: Mailbox, subject: string) => mail.thread(mail.find(`subject:"${subject}"`)[0] ?? 0);

const rawOf = (mail: Mailbox, id: number) => String(mail.ask('messages.raw', { id }).bytes);

describe('mail in the owner’s name', () => {
  test('is sent at once, from the owner, and found', () => {
    const mail = openMailbox();
    send(mail);
    const { id, messages, inInbox } = threadOf(mail, letter.subject);
    expect(mail.listed('sent')[0]).toBe(id);
    expect(inInbox).toBe(false);
    const owner = mail.transact((ctx) => ctx.owner);
    expect(messages).toMatchObject([
      { state: 'sent', to: [pam], unread: false, from: { email: owner.email.toLowerCase() } },
    ]);
    expect(mail.find('from:me "four o clock"')).toContain(id);
  });

  test('of one key forms one conversation with what comes in under it', () => {
    const mail = openMailbox();
    send(mail, { threadKey: 'event:1' });
    const answer = mail.arrive({ subject: 'Accepted: Tea', threadKey: 'event:1' });
    send(mail, { threadKey: 'event:1', subject: 'Updated: Tea' });
    const { messages } = mail.thread(answer.threadId);
    expect(messages.map(({ subject }) => subject)).toEqual([letter.subject, 'Accepted: Tea', 'Updated: Tea']);
    const raw = rawOf(mail, messages[2]?.id ?? 0);
    expect(raw).toContain(`In-Reply-To: ${answer.rfcId}`);
  });

  test('keeps its files, safe names, and says how to take an invitation', () => {
    const mail = openMailbox();
    const bytes = new TextEncoder().encode('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n');
    const id = send(mail, {
      attachments: [{ filename: '../invite.ics', type: 'text/calendar; method=REQUEST', bytes }],
    });
    expect(threadOf(mail, letter.subject).messages[0]?.attachments).toMatchObject([
      { filename: 'invite.ics', type: 'text/calendar' },
    ]);
    const raw = rawOf(mail, id);
    expect(raw.replace(/\r\n\s/g, ' ')).toMatch(
      /Content-Type: text\/calendar; method=REQUEST; charset=utf-8; name=invite.ics/,
    );
  });

  test('to themselves arrives as well', () => {
    const mail = openMailbox();
    const { email, name } = mail.transact((ctx) => ctx.owner);
    send(mail, { to: [{ name, email }] });
    expect(threadOf(mail, letter.subject)).toMatchObject({ inInbox: true, unread: true });
  });

  test.each([
    ['nobody', [], 'at least one recipient'],
    ['no address', [{ name: 'X', email: 'somewhere' }], '"somewhere"'],
  ])('to %s is refused and leaves nothing', (_, to, words) => {
    const mail = openMailbox();
    const before = mail.listed('sent').length;
    expect(() => send(mail, { to })).toThrow(words);
    expect(mail.listed('sent')).toHaveLength(before);
    expect(mail.find(`subject:"${letter.subject}"`)).toEqual([]);
  });
});
