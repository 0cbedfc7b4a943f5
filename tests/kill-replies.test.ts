import { once } from 'node:events';
import { join } from 'node:path';
import { asc, gt, max } from 'drizzle-orm';
import { expect, test } from 'vitest';
import hoolichat from '#apps/hoolichat/app.ts';
import { ME } from '#apps/hoolichat/schema/chats.ts';
import { messages } from '#apps/hoolichat/schema/messages.ts';
import { jobs, replies, world as worldTable } from '#kit/tables.ts';
import { callAdmin } from '#server/admin-client.ts';
import { type Connection, openDatabase } from '#server/database.ts';
import { DEFAULT_PORT_BASE } from '#server/server.ts';
import { cookieName, seededToken } from '#server/sessions.ts';
import { testStateDir } from '#server/testing/test-state.ts';
import { arm, kill, startKillable } from './killable-server.ts';

const portBase = 17_901 + (process.pid % 90) * 20;
/** In the middle of an answer's arrival. */
const MIDWAY = 5;

test('answers come once and in order, however often the server is killed', { timeout: 120_000 }, async () => {
  const stateDir = testStateDir();
  const first = await startKillable(stateDir, { portBase });
  await say(stateDir, 'jim', 'Are you free tomorrow at noon?');
  await say(stateDir, 'todd', 'Can you call me?');
  await kill(first);
  expect(answersIn(stateDir)).toMatchObject({ given: [], waiting: ['jim', 'todd'] });

  const second = await startKillable(stateDir, { portBase, killAtWrite: MIDWAY });
  await arm(second);
  const died = once(second, 'exit');
  await callAdmin(stateDir, 'POST', '/clock/advance', { ms: 60_000 }).catch(() => {});
  await died;

  const third = await startKillable(stateDir, { portBase });
  await callAdmin(stateDir, 'POST', '/clock/advance', { ms: 60_000 });
  await expect.poll(() => answersIn(stateDir).waiting).toEqual([]);
  await kill(third);
  const fourth = await startKillable(stateDir, { portBase });
  await kill(fourth);
  expect(answersIn(stateDir)).toEqual({
    ...{ given: ['jim', 'todd'], waiting: [], spoken: ['jim', 'todd'], failed: [] },
  });
});

async function say(stateDir: string, personId: string, text: string): Promise<void> {
  const chat = await act<{ id: number }>(stateDir, 'chats.open', { personId });
  await act(stateDir, 'messages.send', { chatId: chat.id, clientId: personId, text });
}

async function act<Result>(stateDir: string, name: string, input: object): Promise<Result> {
  const seed = inFile(stateDir, 'world.db', ({ db }) => db.select().from(worldTable).get()?.seed ?? '');
  const response = await fetch(
    `http://localhost:${portBase + hoolichat.port - DEFAULT_PORT_BASE}/api/${name}`,
    {
      method: 'POST',
      headers: { cookie: `${cookieName(hoolichat.slug)}=${seededToken(seed, hoolichat.slug)}` },
      body: JSON.stringify(input),
    },
  );
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json() as Promise<Result>;
}

/** What is in the world's file, and who has spoken since the seed. */
function answersIn(stateDir: string) {
  const last = inFile(
    stateDir,
    'base.db',
    ({ db }) =>
      db
        .select({ id: max(messages.id) })
        .from(messages)
        .get()?.id ?? 0,
  );
  return inFile(stateDir, 'world.db', ({ db }) => {
    const all = db.select().from(replies).orderBy(asc(replies.id)).all();
    const people = (state: string) =>
      all.filter((reply) => reply.state === state).map(({ person }) => person);
    const spoken = db.select().from(messages).where(gt(messages.id, last)).orderBy(asc(messages.id)).all();
    return {
      ...{ given: people('given'), waiting: people('waiting') },
      spoken: spoken.map(({ sender }) => sender).filter((sender) => sender !== ME),
      failed: db
        .select()
        .from(jobs)
        .all()
        .filter(({ state }) => state === 'failed'),
    };
  });
}

function inFile<T>(stateDir: string, file: string, read: (connection: Connection) => T): T {
  const connection = openDatabase(join(stateDir, file), { readOnly: true });
  try {
    return read(connection);
  } finally {
    connection.close();
  }
}
