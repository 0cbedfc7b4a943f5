import { existsSync, lstatSync, readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { deliver } from '../service/deliver.ts';
import { mime, openMirrorOf } from './maildir-for-tests.ts';

const openMirror = (options?: { whole: boolean }) => openMirrorOf(openTestWorld<Api>(app), app, options);

describe('mail appears on disk', () => {
  test('every message has exactly one file', async () => {
    const mail = await openMirror({ whole: true });
    const rows = mail.world.readAll((db) => db.all<{ id: number }>('select id from hoolimail_messages'));
    const files = ['', '.Archive', '.Sent', '.Drafts', '.Outbox', '.Spam', '.Trash'].flatMap(mail.list);
    expect(files.length).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(300);
  });

  test('what arrives is a file that mail programs read', async () => {
    const mail = await openMirror();
    const { id } = mail.transact((ctx) =>
      deliver(ctx, {
        from: { name: 'Zoë "Z" Müller', email: 'zoe@corp.test' },
        subject: 'Grüße, and a subject that is long enough to be folded over more than one line of a header',
        html: `<p>${'naïve '.repeat(300)}</p>`,
        attachments: [{ filename: 'Ü b.txt', type: 'text/plain', bytes: Buffer.from('inside') }],
      }),
    );
    await mail.idle();
    const path = mail.fileOf(id) as string;
    expect(path).toMatch(/^new\/\d+\.M\d{6}I\d+\.hoolimail$/);
    const bytes = mail.read(path);
    const parsed = await PostalMime.parse(bytes);
    expect(parsed).toMatchObject({
      subject: 'Grüße, and a subject that is long enough to be folded over more than one line of a header',
      from: { name: 'Zoë "Z" Müller', address: 'zoe@corp.test' },
      messageId: mail.message(id)?.rfc_id,
    });
    expect(parsed.html).toContain('naïve naïve');
    expect(parsed.attachments[0]).toMatchObject({ filename: 'Ü b.txt' });
    expect(
      bytes
        .toString()
        .split('\r\n')
        .every((line) => Buffer.byteLength(line) < 998),
    ).toBe(true);
    expect(mail.ask('messages.raw', { id }).bytes).toEqual(bytes);
  });

  test('flags and folders follow', async () => {
    const mail = await openMirror();
    const { id, threadId } = mail.arrive('Flags');
    const change = async (change: Parameters<typeof mail.act<'threads.modify'>>[1]['change']) => {
      const { undoToken } = mail.act('threads.modify', { ids: [threadId], change });
      await mail.idle();
      return undoToken as string;
    };
    await change({ do: 'read' });
    expect(mail.fileOf(id)).toMatch(/^cur\/.*:2,S$/);
    await change({ do: 'star' });
    expect(mail.fileOf(id)).toMatch(/^cur\/.*:2,FS$/);
    await change({ do: 'archive' });
    expect(mail.fileOf(id)).toMatch(/^\.Archive\/cur\/.*:2,FS$/);
    const token = await change({ do: 'trash' });
    expect(mail.fileOf(id)).toMatch(/^\.Trash\/cur\//);
    mail.act('threads.undo', { token });
    await mail.idle();
    expect(mail.fileOf(id)).toMatch(/^\.Archive\/cur\//);
    await change({ do: 'trash' });
    mail.act('threads.modify', { ids: [threadId], change: { do: 'deleteForever' } });
    await mail.idle();
    expect(mail.fileOf(id)).toBeUndefined();
  });

  test('a draft is rewritten as it is edited, and becomes sent mail', async () => {
    const mail = await openMirror();
    const draft = mail.act('drafts.save', {
      to: [{ email: 'jan@corp.test' }],
      subject: 'One',
      html: '<p>first</p>',
    });
    await mail.idle();
    expect(mail.fileOf(draft.id)).toMatch(/^\.Drafts\/cur\/.*:2,DS$/);
    await wait(5);
    mail.act('drafts.save', {
      id: draft.id,
      to: [{ email: 'jan@corp.test' }],
      subject: 'Two',
      html: '<p>second</p>',
    });
    await mail.idle();
    expect(mail.list('.Drafts').filter((name) => name.includes(`I${draft.id}.`))).toHaveLength(1);
    expect(mail.read(mail.fileOf(draft.id) as string).toString()).toContain('second');
    mail.act('drafts.send', { id: draft.id });
    await mail.idle();
    expect(mail.fileOf(draft.id)).toMatch(/^\.Outbox\//);
    mail.advance(31_000);
    await mail.idle();
    expect(mail.fileOf(draft.id)).toMatch(/^\.Sent\/cur\/.*:2,S$/);
  });

  test('labels are keywords', async () => {
    const mail = await openMirror();
    const { id, threadId } = mail.arrive('Labelled');
    const label = mail.ask('mailbox.summary', {}).labels.find(({ name }) => name === 'Work');
    mail.act('threads.modify', { ids: [threadId], change: { do: 'addLabel', labelId: label?.id as number } });
    await mail.idle();
    const letter = mail.fileOf(id)?.at(-1) as string;
    const lines = mail.read('dovecot-keywords').toString().split('\n');
    expect(lines[letter.charCodeAt(0) - 97]).toBe(`${letter.charCodeAt(0) - 97} Work`);
    renameSync(
      mail.dir('', mail.fileOf(id) as string),
      mail.dir('', (mail.fileOf(id) as string).slice(0, -1)),
    );
    await mail.settle();
    expect(mail.ask('threads.get', { id: threadId }).labels).toEqual([]);
  });

  test('a reset gives back exactly the files of the seed', async () => {
    const mail = await openMirror({ whole: true });
    const before = mail.everything();
    mail.arrive('Gone after the reset');
    const [unread] = readdirSync(mail.dir('', 'new'));
    renameSync(mail.dir('new', unread as string), mail.dir('cur', `${unread}:2,`));
    mail.act('threads.modifyAll', { folder: 'inbox', change: { do: 'archive' } });
    await mail.settle();
    mail.world.reset();
    await mail.settle();
    expect(mail.everything()).toEqual(before);
  });
});

test('a start touches no file of a Maildir that is right', async () => {
  const mail = await openMirror();
  const stamps = () =>
    readdirSync(mail.dir(), { recursive: true, encoding: 'utf8' })
      .map((path) => {
        const { ino, mtimeNs, ctimeNs } = lstatSync(mail.dir(path), { bigint: true });
        return `${path} ${ino} ${mtimeNs} ${ctimeNs}`;
      })
      .sort();
  const before = stamps();
  await mail.restart(() => undefined);
  expect(stamps()).toEqual(before);
});

describe('the disk is followed', () => {
  test('flags, moves and removals', async () => {
    const mail = await openMirror();
    const { id } = mail.arrive('Handled by a mail program');
    await mail.idle();
    const base = (mail.fileOf(id) as string).slice('new/'.length);
    renameSync(mail.dir('new', base), mail.dir('cur', `${base}:2,SF`));
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ unread: 0, starred: 1, place: 'inbox' });
    renameSync(mail.dir('', mail.fileOf(id) as string), join(mail.dir('.Archive', 'cur'), `${base}:2,FS`));
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ place: 'archive' });
    renameSync(
      join(mail.dir('.Archive', 'cur'), `${base}:2,FS`),
      join(mail.dir('.Spam', 'cur'), `${base}:2,S`),
    );
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ place: 'spam', starred: 0 });
    unlinkSync(join(mail.dir('.Spam', 'cur'), `${base}:2,S`));
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ place: 'trash' });
    expect(mail.fileOf(id)).toMatch(/^\.Trash\//);
    unlinkSync(mail.dir('', mail.fileOf(id) as string));
    await mail.settle();
    expect(mail.message(id)).toBeUndefined();
  });

  test('the flag T throws away', async () => {
    const mail = await openMirror();
    const { id } = mail.arrive('To be trashed');
    await mail.idle();
    const base = (mail.fileOf(id) as string).slice('new/'.length);
    renameSync(mail.dir('new', base), mail.dir('cur', `${base}:2,ST`));
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ place: 'trash' });
  });

  test('a file in new arrives like mail: filters, conversation, bell', async () => {
    const mail = await openMirror();
    mail.act('filters.create', { criteria: { from: 'jan@corp.test' }, actions: { star: true } });
    const body =
      '--b\r\nContent-Type: text/plain\r\n\r\nHi\r\n--b\r\nContent-Type: text/csv; name="../x.csv"\r\nContent-Disposition: attachment; filename="../x.csv"\r\n\r\n1,2\r\n--b--';
    writeFileSync(
      mail.dir('new', 'abc.host'),
      mime('Dropped', body, 'Content-Type: multipart/mixed; boundary=b\r\n'),
    );
    await mail.settle();
    const { rows } = mail.ask('threads.list', { query: 'subject:dropped' });
    expect(rows).toMatchObject([
      { starred: true, unread: true, inInbox: true, attachments: [{ filename: 'x.csv' }] },
    ]);
    expect(existsSync(mail.dir('new', 'abc.host'))).toBe(false);
    const [message] = mail.ask('threads.get', { id: rows[0]?.id as number }).messages;
    expect(mail.read(mail.fileOf(message?.id as number) as string).toString()).toContain('boundary=b');
  });

  test('a file in cur or Sent is filed as it lies', async () => {
    const mail = await openMirror();
    writeFileSync(mail.dir('cur', 'seen.host:2,S'), mime('Seen already'));
    writeFileSync(join(mail.dir('.Sent', 'cur'), 'sent.host:2,S'), mime('Sent elsewhere'));
    await mail.settle();
    expect(mail.ask('threads.list', { query: 'subject:"seen already"' }).rows).toMatchObject([
      { unread: false },
    ]);
    expect(mail.ask('threads.list', { folder: 'sent', query: 'subject:"sent elsewhere"' }).total).toBe(1);
  });

  test('an answer from disk joins its conversation', async () => {
    const mail = await openMirror();
    const { id, threadId } = mail.arrive('Original');
    const rfcId = mail.message(id)?.rfc_id;
    writeFileSync(mail.dir('new', 'answer.host'), mime('Something else', 'Hi', `In-Reply-To: ${rfcId}\r\n`));
    await mail.settle();
    expect(mail.ask('threads.get', { id: threadId }).messages).toHaveLength(2);
  });

  test('both sides change at once, and both changes stay', async () => {
    const mail = await openMirror();
    const { id, threadId } = mail.arrive('Both');
    await mail.idle();
    const base = (mail.fileOf(id) as string).slice('new/'.length);
    renameSync(mail.dir('new', base), mail.dir('cur', `${base}:2,S`));
    mail.act('threads.modify', { ids: [threadId], change: { do: 'star' } });
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ unread: 0, starred: 1 });
    expect(mail.fileOf(id)).toMatch(/:2,FS$/);
  });
});
