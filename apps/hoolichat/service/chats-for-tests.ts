import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Ctx, Db } from '#kit/context.ts';
import type { InputOf, OperationName, OutputOf } from '#kit/operation.ts';
import { notifications } from '#kit/tables.ts';
import { accountability } from '../accountability.ts';
import type { Api } from '../api.ts';
import { chats, ME, members } from '../schema/chats.ts';
import { receiveAloud } from './receive.ts';
import { directChat, findChat } from './store.ts';

interface ChatWorld {
  readonly world: { clock: { now(): number }; readAll<T>(work: (db: Db) => T): T };
  act<Name extends OperationName<Api, 'action'>>(name: Name, input: InputOf<Api, Name>): OutputOf<Api, Name>;
  ask<Name extends OperationName<Api, 'query' | 'download'>>(
    name: Name,
    input: InputOf<Api, Name>,
  ): OutputOf<Api, Name>;
  transact<T>(work: (ctx: Ctx) => T): T;
}

/** A test world with shorthands for what tests of chats do all the time. */
export const withShorthands = <World extends ChatWorld>(world: World) => ({
  ...world,
  now: () => world.world.clock.now(),
  /** Two people of the seed, and a group of which the owner is admin. */
  cast: () =>
    world.transact((ctx) => {
      const direct = ctx.db
        .select()
        .from(chats)
        .where(and(eq(chats.kind, 'direct'), eq(chats.unread, 0)))
        .orderBy(desc(chats.activeAt))
        .all();
      const group = ctx.db
        .select({ id: chats.id })
        .from(chats)
        .innerJoin(
          members,
          and(eq(members.chatId, chats.id), eq(members.person, ME), eq(members.admin, true)),
        )
        .orderBy(desc(chats.activeAt))
        .get();
      const [one, other] = direct;
      if (!one?.person || !other?.person || !group)
        throw new Error('The seeded world lacks people to chat with.');
      return {
        ...{
          person: one.person,
          chatId: one.id,
          other: other.person,
          otherChatId: other.id,
          groupId: group.id,
        },
        inGroup: ctx.db
          .select()
          .from(members)
          .where(eq(members.chatId, group.id))
          .all()
          .flatMap((member) => (member.person === ME ? [] : [member.person])),
      };
    }),
  hear: (from: string, text: string, chatId?: number) =>
    world.transact((ctx) =>
      receiveAloud(ctx, chatId === undefined ? directChat(ctx, from) : findChat(ctx, chatId), { from, text }),
    ),
  say: (chatId: number, text: string) => world.act('messages.send', { chatId, text }),
  row: (chatId: number) => {
    const found = [
      ...world.ask('chats.list', {}).rows,
      ...world.ask('chats.list', { filter: 'archived' }).rows,
    ];
    return found.find(({ id }) => id === chatId);
  },
  texts: (chatId: number, limit = 10) =>
    world.ask('messages.page', { chatId, limit }).items.map(({ text }) => text),
  last: (chatId: number) => {
    const last = world.ask('messages.page', { chatId, limit: 1 }).items[0];
    if (!last) throw new Error(`Chat ${chatId} is empty.`);
    return last;
  },
  /** Notices of the bell, the newest first. */
  bell: () =>
    world.world.readAll((db) =>
      db
        .select()
        .from(notifications)
        .where(eq(notifications.app, 'hoolichat'))
        .orderBy(desc(notifications.at), desc(notifications.id))
        .all(),
    ),
  expectSound: () => {
    const broken = world.transact((ctx) =>
      Object.entries(accountability.rules ?? {}).flatMap(([rule, check]) =>
        check(ctx).map((what) => `${rule}: ${what}`),
      ),
    );
    expect(broken).toEqual([]);
  },
});
