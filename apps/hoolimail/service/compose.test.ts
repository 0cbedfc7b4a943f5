import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './mailbox-for-tests.ts';

const openMailbox = () => withShorthands(openTestWorld<Api>(app));

const HOUR = 3600_000;

describe('drafts', () => {
  test('are saved again and again, and discarded without a trace', () => {
    const mail = openMailbox();
    const draft = mail.act('drafts.save', {
      to: [{ email: 'half-typed' }],
      subject: 'One',
      html: '<p>a</p>',
    });
    mail.act('drafts.save', { id: draft.id, to: [], subject: 'Two', html: '<p>b</p>' });
    expect(mail.ask('drafts.get', { id: draft.id })).toMatchObject({
      subject: 'Two',
      html: '<p>b</p>',
      to: [],
    });
    expect(mail.listed('drafts')).toContain(draft.threadId);
    expect(mail.find('in:drafts subject:two')).toEqual([draft.threadId]);
    mail.act('drafts.discard', { id: draft.id });
    expect(() => mail.thread(draft.threadId)).toThrow(/no conversation/);
  });

  test('answers are addressed, titled, signed and quoted', () => {
    const mail = openMailbox();
    const { owner } = mail.world.facts;
    mail.act('settings.update', { signatureHtml: '<p>Signed</p>' });
    const source = mail.arrive({
      subject: 'Lunch',
      html: '<p>Noon?</p><script>1</script>',
      to: [
        { name: owner.name, email: owner.email },
        { name: 'Kevin', email: 'kevin@x.test' },
      ],
      cc: [{ name: 'Angela', email: 'angela@x.test' }],
      attachments: [{ filename: 'menu.txt', type: 'text/plain', bytes: Buffer.from('soup') }],
    });
    const start = (mode: 'reply' | 'replyAll' | 'forward') =>
      mail.act('drafts.start', { mode, sourceMessageId: source.id });
    const reply = start('reply');
    expect(reply).toMatchObject({
      subject: 'Re: Lunch',
      to: [{ email: 'jan@corp.test' }],
      cc: [],
      attachments: [],
    });
    expect(reply.threadId).toBe(source.threadId);
    expect(reply.html).toMatch(
      /Signed.*On Thu, Apr 2, 2026.*Jan &lt;jan@corp\.test&gt; wrote:.*<blockquote><p>Noon\?<\/p><\/blockquote>/,
    );
    expect(start('replyAll')).toMatchObject({
      to: [{ email: 'jan@corp.test' }, { email: 'kevin@x.test' }],
      cc: [{ email: 'angela@x.test' }],
    });
    const forward = start('forward');
    expect(forward).toMatchObject({
      subject: 'Fwd: Lunch',
      to: [],
      attachments: [{ filename: 'menu.txt', size: 4 }],
    });
    expect(forward.html).toContain('Forwarded message');
    expect(() => mail.act('drafts.start', { mode: 'reply' })).toThrow(/which mail/);
    expect(() => mail.act('drafts.start', { mode: 'reply', sourceMessageId: reply.id })).toThrow(/draft/);
  });

  test('carry files, up to 25 MB and no programs', () => {
    const mail = openMailbox();
    const { id } = mail.act('drafts.start', { mode: 'new' });
    const upload = (filename: string, size: number) =>
      mail.upload(
        'attachments.upload',
        { draftId: id, filename, type: 'text/html' },
        new Uint8Array(size).fill(65),
      );
    const file = upload('../../notes.html', 5);
    expect(file).toMatchObject({ filename: 'notes.html', size: 5 });
    const content = mail.ask('attachments.get', { id: file.id, inline: true });
    expect(content).toMatchObject({ type: 'application/octet-stream', inline: false });
    expect(mail.find('in:drafts filename:notes')).toHaveLength(1);
    expect(() => upload('setup.exe', 5)).toThrow(/programs/);
    expect(() => upload('empty.txt', 0)).toThrow(/empty/);
    upload('big.bin', 20 * 1024 * 1024);
    expect(() => upload('more.bin', 6 * 1024 * 1024)).toThrow(/25 MB/);
    const { attachments } = mail.ask('drafts.get', { id });
    mail.act('drafts.save', { id, to: [], subject: '', html: '', attachmentIds: [file.id] });
    expect(mail.ask('drafts.get', { id }).attachments).toEqual([attachments[0]]);
    expect(() =>
      mail.act('drafts.save', { id, to: [], subject: '', html: '', attachmentIds: [1_000_000] }),
    ).toThrow(/does not belong/);
    mail.act('attachments.remove', { id: file.id });
    expect(mail.ask('drafts.get', { id }).attachments).toEqual([]);
  });
});

describe('sending', () => {
  const write = (mail: ReturnType<typeof openMailbox>, email: string, subject = 'Sent thing') =>
    mail.act('drafts.save', { to: [{ email }], subject, html: '<p>x</p>' });

  test('can be undone until the window closes', () => {
    const mail = openMailbox();
    const { undoSeconds } = mail.ask('settings.get', {});
    const { id, threadId } = write(mail, 'jan@corp.test');
    const sent = mail.act('drafts.send', { id });
    expect(sent.undoUntil).toBeGreaterThan(mail.now() + (undoSeconds - 2) * 1000);
    expect(mail.listed('sent')).toContain(threadId);
    mail.act('messages.undoSend', { id });
    mail.advance(HOUR);
    expect(mail.listed('sent')).not.toContain(threadId);
    expect(mail.ask('drafts.get', { id }).subject).toBe('Sent thing');
    mail.act('drafts.send', { id });
    mail.advance(undoSeconds * 1000);
    expect(mail.thread(threadId).messages[0]).toMatchObject({ state: 'sent', undoUntil: null });
    expect(() => mail.act('messages.undoSend', { id })).toThrow(/already sent/);
    expect(() => mail.act('drafts.save', { id, to: [], subject: '', html: '' })).toThrow(/no longer a draft/);
  });

  test('can wait for an hour, and be called off or moved', () => {
    const mail = openMailbox();
    const { id, threadId } = write(mail, 'jan@corp.test');
    const sendAt = mail.now() + 2 * HOUR;
    expect(mail.act('drafts.send', { id, sendAt })).toMatchObject({ scheduledFor: sendAt, undoUntil: null });
    expect(mail.listed('scheduled')).toContain(threadId);
    mail.act('scheduled.cancel', { id });
    mail.advance(3 * HOUR);
    expect(mail.thread(threadId).messages[0]?.state).toBe('draft');
    const later = mail.now() + HOUR;
    mail.act('drafts.send', { id, sendAt: later });
    mail.act('drafts.send', { id, sendAt: later + HOUR });
    mail.advance(HOUR + 1000);
    expect(mail.thread(threadId).messages[0]?.state).toBe('scheduled');
    mail.advance(HOUR);
    expect(mail.thread(threadId).messages[0]).toMatchObject({ state: 'sent', at: later + HOUR });
    expect(() => mail.act('scheduled.cancel', { id })).toThrow(/not scheduled/);
    expect(() => mail.act('drafts.send', { id: write(mail, 'a@b.co').id, sendAt: 1 })).toThrow(/future/);
  });

  test('a scheduled mail that is thrown away is not sent, unless that is undone', () => {
    const mail = openMailbox();
    const { id, threadId } = write(mail, 'jan@corp.test');
    mail.act('drafts.send', { id, sendAt: mail.now() + HOUR });
    const { undoToken } = mail.change(threadId, { do: 'trash' });
    mail.act('threads.undo', { token: undoToken as string });
    expect(mail.listed('scheduled')).toContain(threadId);
    mail.change(threadId, { do: 'trash' });
    mail.advance(2 * HOUR);
    expect(mail.thread(threadId)).toMatchObject({ inTrash: true, messages: [{ state: 'draft' }] });
  });

  test('names the address that is wrong, and needs one', () => {
    const mail = openMailbox();
    expect(() => mail.act('drafts.send', { id: write(mail, 'jan@corp').id })).toThrow(
      /"jan@corp" in the To field/,
    );
    const none = mail.act('drafts.save', { to: [], subject: 'x', html: '' });
    expect(() => mail.act('drafts.send', { id: none.id })).toThrow(/at least one recipient/);
  });

  test('to oneself arrives in the inbox', () => {
    const mail = openMailbox();
    const { id, threadId } = write(mail, mail.world.facts.owner.email.toUpperCase());
    mail.act('drafts.send', { id });
    expect(mail.listed('inbox')).not.toContain(threadId);
    mail.advance(31_000);
    expect(mail.listed('inbox')).toContain(threadId);
    expect(mail.listed('sent')).toContain(threadId);
    expect(mail.thread(threadId)).toMatchObject({ unread: true, messages: [{ state: 'sent' }] });
  });

  test('an answer stays in its conversation and refers to what it answers', () => {
    const mail = openMailbox();
    const source = mail.arrive({ subject: 'Question' });
    const draft = mail.act('drafts.start', { mode: 'reply', sourceMessageId: source.id });
    mail.act('drafts.send', { id: draft.id });
    mail.advance(31_000);
    const raw = mail.ask('messages.raw', { id: draft.id }).bytes.toString();
    expect(raw).toContain(`In-Reply-To: ${source.rfcId}`);
    expect(mail.thread(source.threadId).messages).toHaveLength(2);
    const answer = mail.arrive({ subject: 'Whatever', references: raw.match(/Message-ID: (\S+)/)?.[1] });
    expect(answer.threadId).toBe(source.threadId);
  });
});

describe('contacts, templates and settings', () => {
  test('contacts are kept once by address, found and suggested by use', () => {
    const mail = openMailbox();
    const saved = mail.act('contacts.save', { name: 'Zed Zebra', email: 'Zed@Zoo.test' });
    expect(saved.email).toBe('zed@zoo.test');
    expect(() => mail.act('contacts.save', { name: 'Other', email: 'ZED@zoo.test' })).toThrow(
      /Zed Zebra already/,
    );
    expect(mail.ask('contacts.list', { query: 'zebra' })).toMatchObject({
      total: 1,
      rows: [{ id: saved.id }],
    });
    for (const email of ['zoe@zoo.test', 'zoe@zoo.test', 'zed@zoo.test']) {
      const draft = mail.act('drafts.save', { to: [{ email }], subject: 's', html: '' });
      mail.act('drafts.send', { id: draft.id });
    }
    mail.advance(31_000);
    const emails = mail.ask('contacts.suggest', { query: 'z' }).people.map(({ email }) => email);
    expect(emails).toEqual(['zoe@zoo.test', 'zed@zoo.test']);
    expect(mail.ask('contacts.get', { id: saved.id }).recent).toHaveLength(1);
    mail.act('contacts.save', { ...saved, birthday: null, name: 'Zed Z.' });
    expect(mail.ask('contacts.get', { id: saved.id }).name).toBe('Zed Z.');
    mail.act('contacts.remove', { id: saved.id });
    expect(() => mail.ask('contacts.get', { id: saved.id })).toThrow(/no contact/);
  });

  test('templates have names of their own', () => {
    const mail = openMailbox();
    const saved = mail.act('templates.save', {
      name: 'Yes',
      subject: '',
      html: '<p>Yes<script>1</script></p>',
    });
    expect(() => mail.act('templates.save', { name: 'YES', html: '' })).toThrow(/already/);
    expect(mail.ask('templates.list', {}).templates.find(({ id }) => id === saved.id)?.html).toBe(
      '<p>Yes</p>',
    );
    mail.act('templates.save', { id: saved.id, name: 'YES', html: '' });
    mail.act('templates.remove', { id: saved.id });
    expect(() => mail.act('templates.remove', { id: saved.id })).toThrow(/no template/);
  });

  test('settings change one by one', () => {
    const mail = openMailbox();
    expect(mail.act('settings.update', { pageSize: 10 })).toMatchObject({ pageSize: 10, density: 'default' });
    expect(mail.ask('threads.list', { folder: 'all' }).rows).toHaveLength(10);
    expect(() => mail.act('settings.update', { undoSeconds: 7 })).toThrow(/5, 10, 20, 30/);
  });
});
