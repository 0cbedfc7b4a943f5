import { desc, eq } from 'drizzle-orm';
import type { Ctx, Db } from '#kit/context.ts';
import type { InputOf, OperationName, OutputOf } from '#kit/operation.ts';
import { notifications } from '#kit/tables.ts';
import type { Change } from '../api/inputs.ts';
import type { Api } from '../api.ts';
import type { Folder, Summary } from '../rules/views.ts';
import { type Arrival, deliver } from './deliver.ts';

interface MailWorld {
  readonly world: { clock: { now(): number }; readAll<T>(work: (db: Db) => T): T };
  act<Name extends OperationName<Api, 'action'>>(name: Name, input: InputOf<Api, Name>): OutputOf<Api, Name>;
  ask<Name extends OperationName<Api, 'query'>>(name: Name, input: InputOf<Api, Name>): OutputOf<Api, Name>;
  transact<T>(work: (ctx: Ctx) => T): T;
}

/** A test world with shorthands for what tests of mail do all the time. */
export const withShorthands = <World extends MailWorld>(mail: World) => ({
  ...mail,
  now: () => mail.world.clock.now(),
  arrive: (arrival: Partial<Arrival>) =>
    mail.transact((ctx) =>
      deliver(ctx, {
        from: { name: 'Jan', email: 'jan@corp.test' },
        subject: 'Hello',
        html: '<p>Hello there</p>',
        ...arrival,
      }),
    ),
  find: (query: string) => mail.ask('threads.list', { query }).rows.map(({ id }) => id),
  listed: (folder: Folder) => mail.ask('threads.list', { folder }).rows.map(({ id }) => id),
  thread: (id: number) => mail.ask('threads.get', { id }),
  change: (id: number, change: Change) => mail.act('threads.modify', { ids: [id], change }),
  /** Notices of the bell, the newest first. */
  bell: () =>
    mail.world.readAll((db) =>
      db
        .select()
        .from(notifications)
        .where(eq(notifications.app, 'hoolimail'))
        .orderBy(desc(notifications.at), desc(notifications.id))
        .all(),
    ),
  countOf: ({ folders }: Summary, folder: Folder) => {
    const { unread = 0, total = 0 } = folders.find(({ id }) => id === folder) ?? {};
    return { unread, total };
  },
});
