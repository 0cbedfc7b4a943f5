import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './mailbox-for-tests.ts';

const openMailbox = () => withShorthands(openTestWorld<Api>(app));

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('what arrives', () => {
  test('lies unread in the inbox, counted and found', () => {
    const mail = openMailbox();
    const before = mail.ask('mailbox.summary', {});
    const { threadId } = mail.arrive({ subject: 'Zanzibar budget', html: '<p>The quarterly yodel</p>' });
    const after = mail.ask('mailbox.summary', {});
    expect(mail.countOf(after, 'inbox')).toEqual({
      unread: mail.countOf(before, 'inbox').unread + 1,
      total: mail.countOf(before, 'inbox').total + 1,
    });
    for (const query of [
      'zanzibar',
      'from:jan@corp.test',
      '"quarterly yodel"',
      'quart yodel',
      'is:unread subject:budget',
    ])
      expect(mail.find(query)).toContain(threadId);
    for (const query of [
      'anzibar',
      'from:zanzibar',
      '"yodel quarterly"',
      'is:read subject:zanzibar',
      '-zanzibar budget yodel',
    ])
      expect(mail.find(query)).not.toContain(threadId);
  });

  test('joins its conversation by key, by reference, or by subject', () => {
    const mail = openMailbox();
    const first = mail.arrive({ subject: 'Trip', threadKey: 'trip:1' });
    const key = mail.arrive({ subject: 'Your seat', threadKey: 'trip:1' });
    const reference = mail.arrive({ subject: 'Other words', inReplyTo: first.rfcId });
    const lone = mail.arrive({ subject: 'Picnic' });
    const subject = mail.arrive({ subject: 'RE: Picnic' });
    const fresh = mail.arrive({ subject: 'Picnic' });
    expect([key.threadId, reference.threadId]).toEqual([first.threadId, first.threadId]);
    expect(subject.threadId).toBe(lone.threadId);
    expect(fresh.threadId).not.toBe(lone.threadId);
  });

  test('a muted conversation stays out of the inbox, a snoozed one comes back', () => {
    const mail = openMailbox();
    const { threadId } = mail.arrive({ subject: 'Chatter', threadKey: 'c' });
    mail.change(threadId, { do: 'mute' });
    mail.arrive({ subject: 'Chatter', threadKey: 'c' });
    expect(mail.thread(threadId)).toMatchObject({ inInbox: false, muted: true });
    mail.change(threadId, { do: 'unmute' });
    mail.change(threadId, { do: 'snooze', until: mail.now() + DAY });
    mail.arrive({ subject: 'Chatter', threadKey: 'c' });
    expect(mail.thread(threadId)).toMatchObject({ inInbox: true, snoozedUntil: null });
  });

  test('blocked senders go to spam, left lists to the trash', () => {
    const mail = openMailbox();
    mail.act('senders.block', { email: 'Pest@corp.test' });
    const pest = mail.arrive({ from: { name: 'Pest', email: 'pest@corp.test' } });
    expect(pest.place).toBe('spam');
    mail.act('senders.unblock', { email: 'pest@corp.test' });
    expect(mail.arrive({ from: { name: 'Pest', email: 'pest@corp.test' } }).place).toBe('inbox');
    const issue = mail.arrive({ category: 'promotions', from: { name: 'Deals', email: 'deals@shop.test' } });
    expect(mail.thread(issue.threadId).messages[0]?.unsubscribe).toBe(true);
    mail.act('senders.unsubscribe', { messageId: issue.id });
    expect(mail.thread(issue.threadId).messages[0]?.unsubscribe).toBe(false);
    expect(
      mail.arrive({ category: 'promotions', from: { name: 'Deals', email: 'deals@shop.test' } }).place,
    ).toBe('trash');
    const receipt = mail.arrive({ category: 'updates', from: { name: 'Deals', email: 'deals@shop.test' } });
    expect(receipt.place).toBe('inbox');
    expect(() => mail.act('senders.unsubscribe', { messageId: receipt.id })).toThrow(/mailing list/);
  });

  test('mail of people one knows is important and rings the bell, until it is read', () => {
    const mail = openMailbox();
    const [pam] = mail.ask('contacts.list', { query: 'pam' }).rows;
    const from = { name: 'Pam', email: pam?.email as string };
    const { threadId } = mail.arrive({ from, category: 'primary', subject: 'Important thing' });
    expect(mail.thread(threadId).important).toBe(true);
    expect(mail.bell()[0]).toMatchObject({
      body: 'Important thing',
      href: `/threads/${threadId}`,
      readAt: null,
    });
    mail.change(threadId, { do: 'read' });
    expect(mail.bell()[0]?.readAt).not.toBeNull();
    mail.arrive({ category: 'primary', subject: 'From a stranger' });
    expect(mail.bell()[0]?.body).not.toBe('From a stranger');
  });
});

describe('filters', () => {
  test('run on arrival, in order', () => {
    const mail = openMailbox();
    const label = mail.act('labels.create', { name: 'Corporate' });
    mail.act('filters.create', {
      criteria: { from: 'corp.test', subject: 'memo OR notice', doesntHave: 'urgent' },
      actions: { labelId: label.id, skipInbox: true, markRead: true, category: 'updates' },
    });
    mail.act('filters.create', { criteria: { hasAttachment: true }, actions: { star: true } });
    const file = { filename: 'a.txt', type: 'text/plain', bytes: Buffer.from('a') };
    const filed = mail.arrive({ subject: 'A memo', attachments: [file] });
    expect(mail.thread(filed.threadId)).toMatchObject({
      inInbox: false,
      unread: false,
      starred: true,
      category: 'updates',
      labels: [{ name: 'Corporate' }],
    });
    expect(mail.arrive({ subject: 'A memo', html: '<p>Urgent!</p>' }).place).toBe('inbox');
    expect(mail.arrive({ subject: 'Hello' }).place).toBe('inbox');
  });

  test('can throw away, and save from spam', () => {
    const mail = openMailbox();
    mail.act('filters.create', { criteria: { subject: 'raffle' }, actions: { trash: true } });
    mail.act('filters.create', { criteria: { from: 'pest@corp.test' }, actions: { neverSpam: true } });
    mail.act('senders.block', { email: 'pest@corp.test' });
    expect(mail.arrive({ subject: 'Raffle!' }).place).toBe('trash');
    expect(mail.arrive({ from: { name: '', email: 'pest@corp.test' } }).place).toBe('inbox');
  });

  test('apply to the mail that is there when asked to', () => {
    const mail = openMailbox();
    const { threadId } = mail.arrive({ subject: 'Gnome inventory' });
    const filter = { criteria: { subject: 'gnome' }, actions: { star: true }, applyToExisting: true };
    expect(mail.act('filters.create', filter).applied).toBe(1);
    expect(mail.thread(threadId).starred).toBe(true);
  });

  test('need something to look for and something to do', () => {
    const mail = openMailbox();
    expect(() => mail.act('filters.create', { criteria: { from: '""' }, actions: { star: true } })).toThrow(
      /at least one/,
    );
    expect(() => mail.act('filters.create', { criteria: { from: 'a' }, actions: {} })).toThrow(
      /at least one/,
    );
    expect(() =>
      mail.act('filters.create', { criteria: { from: 'a' }, actions: { labelId: 99_999 } }),
    ).toThrow(/no label/);
  });

  test('lose a label that is removed, and go when nothing is left to do', () => {
    const mail = openMailbox();
    const label = mail.act('labels.create', { name: 'Short-lived' });
    const before = mail.ask('filters.list', {}).filters.length;
    mail.act('filters.create', { criteria: { from: 'a' }, actions: { labelId: label.id } });
    const kept = mail.act('filters.create', {
      criteria: { from: 'b' },
      actions: { labelId: label.id, star: true },
    });
    mail.act('labels.remove', { id: label.id });
    const { filters } = mail.ask('filters.list', {});
    expect(filters).toHaveLength(before + 1);
    expect(filters.at(-1)).toMatchObject({ id: kept.id, actions: { labelId: null, star: true } });
  });
});

describe('the vacation responder', () => {
  const away = {
    on: true,
    from: null,
    to: null,
    subject: 'Away',
    html: '<p>Back soon</p>',
    contactsOnly: false,
  };

  test('answers each sender once in four days', () => {
    const mail = openMailbox();
    mail.act('settings.update', { vacation: away });
    const { threadId } = mail.arrive({ subject: 'Hello', threadKey: 'v' });
    mail.arrive({ subject: 'Again', threadKey: 'v' });
    const answers = () => mail.thread(threadId).messages.filter(({ state }) => state === 'sent');
    expect(answers()).toMatchObject([{ subject: 'Away', to: [{ email: 'jan@corp.test' }] }]);
    mail.advance(4 * DAY);
    mail.arrive({ subject: 'Still', threadKey: 'v' });
    expect(answers()).toHaveLength(2);
  });

  test('answers neither lists, nor machines, nor spam, nor strangers when told so', () => {
    const mail = openMailbox();
    mail.act('settings.update', { vacation: { ...away, contactsOnly: true } });
    const sent = () => mail.countOf(mail.ask('mailbox.summary', {}), 'sent').total;
    const before = sent();
    mail.arrive({});
    mail.act('settings.update', { vacation: away });
    mail.arrive({ category: 'promotions' });
    mail.arrive({ from: { name: 'Bot', email: 'no-reply@corp.test' } });
    mail.arrive({ spam: true });
    expect(sent()).toBe(before);
  });

  test('keeps to its dates', () => {
    const mail = openMailbox();
    mail.act('settings.update', { vacation: { ...away, from: '2026-04-10', to: '2026-04-12' } });
    const { threadId } = mail.arrive({ threadKey: 'd' });
    expect(mail.thread(threadId).messages).toHaveLength(1);
    mail.advance(9 * DAY);
    mail.arrive({ threadKey: 'd' });
    expect(mail.thread(threadId).messages).toHaveLength(3);
    expect(() =>
      mail.act('settings.update', { vacation: { ...away, from: '2026-04-10', to: '2026-04-01' } }),
    ).toThrow(/last day/);
  });
});
