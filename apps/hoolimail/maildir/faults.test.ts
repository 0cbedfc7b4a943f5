import { execFileSync } from 'node:child_process';
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
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { mime, openMirrorOf } from './maildir-for-tests.ts';
import { mirrorMaildir } from './mirror.ts';

const openMirror = (options?: { whole: boolean }) => openMirrorOf(openTestWorld<Api>(app), app, options);

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

test('a move that a kill cut off from the memory of it is not taken for one of the owner', async () => {
  const mail = await openMirror();
  const { id, threadId } = mail.arrive('Moved twice');
  await mail.idle();
  const memory = mail.dir('hoolimail-mirror.json');
  const before = JSON.parse(readFileSync(memory, 'utf8'));
  mail.act('threads.modify', { ids: [threadId], change: { do: 'archive' } });
  await mail.idle();
  const moved = mail.fileOf(id) as string;
  await mail.restart(() => {
    writeFileSync(memory, JSON.stringify({ ...before, moving: { [id]: moved } }));
    mail.act('threads.modify', { ids: [threadId], change: { do: 'trash' } });
  });
  await mail.settle();
  expect(mail.message(id)).toMatchObject({ place: 'trash' });
  expect(mail.fileOf(id)).toMatch(/^\.Trash/);
});

test('an outdated file of a draft goes', async () => {
  const mail = await openMirror();
  const write = (html: string, id?: number) =>
    mail.act('drafts.save', { id, to: [], subject: 'Draft', html });
  const { id } = write('<p>old</p>');
  await mail.idle();
  const old = mail.fileOf(id) as string;
  const bytes = mail.read(old);
  await wait(5);
  write('<p>new</p>', id);
  await mail.idle();
  writeFileSync(mail.dir(old), bytes);
  await mail.settle();
  expect(existsSync(mail.dir(old))).toBe(false);
  expect(mail.read(mail.fileOf(id) as string).toString()).toContain('new');
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
    execFileSync('/usr/bin/mkfifo', [mail.dir('new', 'pipe.host')]);
    writeFileSync(mail.dir('new', 'rubbish.host'), Buffer.from([0, 1, 2, 255]));
    writeFileSync(mail.dir('new', 'empty.host'), '');
    await mail.settle();
    expect(mail.ask('threads.list', { query: 'in:anywhere subject:xyzzy' }).total).toBe(0);
    expect(mail.world.diff()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(5);
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

test('a full disk delays the mirror and loses nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  const { world } = openTestWorld<Api>(app);
  const home = mkdtempSync(join(tmpdir(), 'mypc-maildir-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  let failing = true;
  let reads = 0;
  const mirror = mirrorMaildir({
    homeDir: home,
    transact: (work) => world.transact(app, work),
    read(work) {
      if (failing && ++reads > 40) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return world.read(app, work);
    },
  });
  onTestFinished(() => mirror.stop());
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), 20_000);
  failing = false;
  await mirror.idle();
  const files = ['', '.Archive', '.Sent', '.Drafts', '.Outbox', '.Spam', '.Trash'].flatMap((folder) =>
    ['new', 'cur'].flatMap((sub) => readdirSync(join(home, 'Maildir', folder, sub))),
  );
  const total = world.readAll((db) => db.get<{ n: number }>('select count(*) as n from hoolimail_messages'));
  expect(files).toHaveLength(total?.n ?? 0);
});
