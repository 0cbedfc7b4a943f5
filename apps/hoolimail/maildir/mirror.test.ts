import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gt } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '#kit/password.ts';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { messages } from '../schema/mail.ts';
import { deliver } from '../service/deliver.ts';
import { eraseMessages } from '../service/store.ts';
import { mirrorMaildir } from './mirror.ts';

const mime = (subject: string, body = 'Hello', more = '') =>
  `From: Jan <jan@corp.test>\r\nTo: me@here.test\r\nSubject: ${subject}\r\nMessage-ID: <${subject.replaceAll(' ', '-')}@corp.test>\r\nDate: Wed, 01 Apr 2026 10:00:00 +0000\r\n${more}\r\n${body}\r\n`;

/** A world with its mail, or with little of it, mirrored into an empty home. */
async function openMirror({ whole = false } = {}) {
  const test = openTestWorld<Api>(app);
  if (!whole)
    test.transact((ctx) =>
      eraseMessages(ctx, ctx.db.select().from(messages).where(gt(messages.id, 40)).all()),
    );
  const home = mkdtempSync(join(tmpdir(), 'mypc-maildir-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const start = () => {
    const mirror = mirrorMaildir({
      homeDir: home,
      transact: (work) => test.world.transact(app, work),
      read: (work) => test.world.read(app, work),
    });
    onTestFinished(() => mirror.stop());
    return mirror;
  };
  let mirror = start();
  test.world.onChange(() => mirror.changed());
  await mirror.idle();
  const dir = (...path: string[]) => join(home, 'Maildir', ...path);
  const list = (folder: string) =>
    ['new', 'cur'].flatMap((sub) => readdirSync(dir(folder, sub)).map((name) => `${sub}/${name}`)).sort();
  return {
    ...test,
    home,
    dir,
    list,
    /** Path of the file of a message, from the Maildir. */
    fileOf(id: number): string | undefined {
      for (const folder of ['', '.Archive', '.Sent', '.Drafts', '.Outbox', '.Spam', '.Trash'])
        for (const file of list(folder)) if (file.includes(`I${id}.`)) return join(folder, file);
      return undefined;
    },
    read: (path: string) => readFileSync(join(home, 'Maildir', path)),
    everything: () =>
      Object.fromEntries(
        (readdirSync(join(home, 'Maildir'), { recursive: true, withFileTypes: true }) ?? [])
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
          .map((entry) => {
            const path = join(entry.parentPath, entry.name);
            return [path.slice(home.length), sha256(readFileSync(path, 'latin1'))];
          }),
      ),
    /** Long enough for the disk's changes to be noticed, looked at twice and followed. */
    async settle() {
      await wait(60);
      await mirror.idle();
      await wait(200);
      await mirror.idle();
    },
    idle: () => mirror.idle(),
    async restart(meanwhile: () => void) {
      await mirror.stop();
      meanwhile();
      mirror = start();
      await mirror.idle();
    },
    arrive: (subject: string, from = 'jan@corp.test') =>
      test.transact((ctx) =>
        deliver(ctx, { from: { name: 'Jan', email: from }, subject, html: `<p>${subject}</p>` }),
      ),
    message: (id: number) =>
      test.world.readAll((db) =>
        db.get<Record<string, unknown>>(`select * from hoolimail_messages where id = ${id}`),
      ),
  };
}

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

describe('nothing is lost', () => {
  test('when the server was down while either side changed', async () => {
    const mail = await openMirror();
    const { id } = mail.arrive('While down');
    await mail.idle();
    const base = (mail.fileOf(id) as string).slice('new/'.length);
    let later = 0;
    await mail.restart(() => {
      renameSync(mail.dir('new', base), mail.dir('cur', `${base}:2,F`));
      writeFileSync(mail.dir('new', 'dropped.host'), mime('Dropped while down'));
      later = mail.arrive('Arrived while down').id;
    });
    await mail.settle();
    expect(mail.message(id)).toMatchObject({ starred: 1 });
    expect(mail.fileOf(later)).toMatch(/^new\//);
    expect(mail.ask('threads.list', { query: 'subject:"dropped while down"' }).total).toBe(1);
  });

  test('when what the mirror remembers is gone or garbage', async () => {
    const mail = await openMirror({ whole: true });
    const before = mail.everything();
    await mail.restart(() =>
      writeFileSync(join(mail.home, 'Maildir/hoolimail-mirror.json'), '{"files":{"1":7}'),
    );
    await mail.settle();
    expect(mail.everything()).toEqual(before);
    expect(mail.world.diff()).toEqual([]);
  });

  test('when the Maildir or a folder of it is deleted', async () => {
    const mail = await openMirror({ whole: true });
    const before = mail.everything();
    rmSync(mail.dir('.Sent', ''), { recursive: true });
    mail.world.transact(app, () => undefined);
    await mail.settle();
    rmSync(join(mail.home, 'Maildir'), { recursive: true });
    mail.world.transact(app, () => undefined);
    await mail.settle();
    expect(mail.everything()).toEqual(before);
    expect(mail.world.diff()).toEqual([]);
  });

  test('a file taken in before a kill could rename it is not taken in twice', async () => {
    const mail = await openMirror();
    writeFileSync(mail.dir('new', 'once.host'), mime('Only once'));
    await mail.settle();
    const row = mail.world.readAll((db) =>
      db.get<{ id: number }>("select id from hoolimail_messages where subject = 'Only once'"),
    );
    await mail.restart(() => {
      renameSync(mail.dir('', mail.fileOf(row?.id as number) as string), mail.dir('new', 'once.host'));
      const shadow = join(mail.home, 'Maildir/hoolimail-mirror.json');
      const known = JSON.parse(readFileSync(shadow, 'utf8'));
      delete known.files[String(row?.id)];
      writeFileSync(shadow, JSON.stringify(known));
    });
    await mail.settle();
    expect(mail.ask('threads.list', { query: 'subject:"only once"' }).rows).toMatchObject([
      { messageCount: 1 },
    ]);
  });
});

describe('a hostile Maildir', () => {
  test('links, pipes, directories and rubbish are ignored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const mail = await openMirror({ whole: true });
    const secret = join(mail.home, 'secret');
    writeFileSync(secret, mime('Xyzzy'));
    symlinkSync(secret, mail.dir('new', 'link.host'));
    mkdirSync(mail.dir('new', 'directory.host'));
    writeFileSync(mail.dir('new', 'rubbish.host'), Buffer.from([0, 1, 2, 255]));
    writeFileSync(mail.dir('new', 'empty.host'), '');
    await mail.settle();
    expect(mail.ask('threads.list', { query: 'in:anywhere subject:xyzzy' }).total).toBe(0);
    expect(mail.world.diff()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(4);
  });

  test('a folder replaced by a link is not written through', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const mail = await openMirror();
    const elsewhere = join(mail.home, 'elsewhere');
    mkdirSync(elsewhere);
    rmSync(mail.dir('', 'new'), { recursive: true });
    symlinkSync(elsewhere, mail.dir('', 'new'));
    mail.arrive('Not through the link');
    await wait(300);
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(error).toHaveBeenCalled();
    unlinkSync(mail.dir('', 'new'));
    await wait(600);
    await mail.settle();
    expect(mail.list('').length).toBe(
      mail.world.readAll((db) =>
        db.get<{ n: number }>("select count(*) as n from hoolimail_messages where place = 'inbox'"),
      )?.n,
    );
  });

  test('a hard link to a file with an id that is not ours stays outside', async () => {
    const mail = await openMirror({ whole: true });
    const [name] = readdirSync(mail.dir('', 'cur'));
    linkSync(mail.dir('cur', name as string), mail.dir('new', 'copy.host'));
    await mail.settle();
    expect(mail.world.diff()).toEqual([]);
  });
});

test('a mirror at rest writes nothing, and a change of another app costs no file', async () => {
  const mail = await openMirror({ whole: true });
  const before = mail.everything();
  for (let i = 0; i < 5; i++) mail.world.transact(app, () => undefined);
  await mail.settle();
  expect(mail.everything()).toEqual(before);
  expect(mail.world.diff()).toEqual([]);
});
