import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gt } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { App } from '#kit/app.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { sha256 } from '#kit/password.ts';
import { messages } from '../schema/mail.ts';
import { deliver } from '../service/deliver.ts';
import { eraseMessages } from '../service/store.ts';
import { FOLDERS } from './folders.ts';
import { mirrorMaildir } from './mirror.ts';

export const mime = (subject: string, body = 'Hello', more = '') =>
  `From: Jan <jan@corp.test>\r\nTo: me@here.test\r\nSubject: ${subject}\r\nMessage-ID: <${subject.replaceAll(' ', '-')}@corp.test>\r\nDate: Wed, 01 Apr 2026 10:00:00 +0000\r\n${more}\r\n${body}\r\n`;

interface MailWorld {
  readonly world: {
    transact<T>(app: App, work: (ctx: Ctx) => T): T;
    read<T>(app: App, work: (ctx: Ctx) => T): T;
    readAll<T>(work: (db: Db) => T): T;
    onChange(listener: () => void): void;
  };
  transact<T>(work: (ctx: Ctx) => T): T;
}

/** A world with its mail, or with little of it, mirrored into an empty home. */
export async function openMirrorOf<World extends MailWorld>(test: World, app: App, { whole = false } = {}) {
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
      for (const folder of FOLDERS)
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
