import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import { expectReplies, replyJobs } from '#kit/replies/replies.ts';
import { jobs, replies } from '#kit/tables.ts';
import { replyModelFrom, startReplyModel } from './reply-model.ts';
import { runDueJobs } from './scheduler.ts';
import { testStateDir } from './testing/test-state.ts';
import { openWorld, type World } from './world.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, tries: number) => void;

const completion = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });
const says =
  (content: unknown): Answer =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(completion(content));

/** A chat that keeps what people answer, in place of the apps' own. */
function openChat() {
  const arrived: string[] = [];
  const handlers = replyJobs({ arrives: (_, by, { text }) => void arrived.push(`${by.id}: ${text}`) });
  const hosted = apps.map((app) =>
    app.slug === 'hoolimail' ? { ...app, jobs: { ...app.jobs, ...handlers } } : app,
  );
  const world = openWorld(testStateDir(), hosted);
  onTestFinished(() => world.close());
  const app = hosted.find(({ slug }) => slug === 'hoolimail')!;
  const say = (text: string, to = 'pam') =>
    world.transact(app, (ctx: Ctx) =>
      expectReplies(ctx, [personById(ctx, to)], { channel: 'chat', text, before: [], ref: text }),
    );
  const advance = (ms: number) => {
    world.advanceClock(ms);
    runDueJobs(world);
  };
  const startModel = (model: Parameters<typeof startReplyModel>[1]) => {
    const running = startReplyModel(world, model);
    onTestFinished(() => running.stop());
    return running;
  };
  return { world, arrived, say, advance, startModel };
}

async function serveModel(answer: Answer) {
  let asked = 0;
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      answer(request, response, ++asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { model: { url: `http://127.0.0.1:${port}/v1`, name: 'tiny', key: 'secret' }, bodies };
}

const draftsOf = (world: World) =>
  world.readAll((db) => db.select().from(replies).all()).map(({ draft }) => draft);
const isSettled = (world: World) =>
  world
    .readAll((db) => db.select().from(replies).all())
    .every(({ askedModelAt, draft }) => askedModelAt === null || draft !== null);

test('the model finds the words, the rules keep the meaning', async () => {
  const headers: unknown[] = [];
  const { model, bodies } = await serveModel((request, response, tries) => {
    headers.push(request.headers.authorization, request.url);
    says('"Seven on Friday. I will be there."')(request, response, tries);
  });
  const chat = openChat();
  const running = chat.startModel(model);
  chat.say('Dinner Friday at 7?');
  await expect.poll(() => draftsOf(chat.world)).toEqual(['Seven on Friday. I will be there.']);
  chat.advance(60_000);
  expect(chat.arrived).toEqual(['pam: Seven on Friday. I will be there.']);
  expect(headers).toEqual(['Bearer secret', '/v1/chat/completions']);
  const { model: name, messages } = JSON.parse(bodies[0] ?? '{}');
  expect(name).toBe('tiny');
  expect(messages[0].content).toContain('Pam Beesly');
  expect(messages[1].content).toMatch(/Dinner Friday at 7\?[\s\S]*Note of what you answer: .*Friday at 7/);
  await running.stop();
});

const failures: [string, Answer][] = [
  ['a server error', (_, response) => void response.writeHead(500).end('no')],
  ['a refusal', (_, response) => void response.writeHead(401).end('{}')],
  ['too many requests', (_, response) => void response.writeHead(429, { 'retry-after': '0' }).end()],
  ['garbage', (_, response) => void response.end('<html>')],
  [
    'a body cut off',
    (_, response) => {
      response.writeHead(200, { 'content-length': 900 }).write('{"choi');
      response.destroy();
    },
  ],
  ['no content', says(null)],
  ['empty words', says('   \u0000 <think>hm</think> ')],
  ['words without end', says('and then '.repeat(400))],
  ['a body without end', (_, response) => void response.end(completion('x'.repeat(200_000)))],
];

test.each(failures)('the rules speak after %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const { model, bodies } = await serveModel(answer);
  const chat = openChat();
  const running = chat.startModel(model);
  chat.say('Dinner Friday at 7?');
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  await expect.poll(() => isSettled(chat.world)).toBe(true);
  chat.advance(60_000);
  expect(chat.arrived).toEqual([expect.stringMatching(/^pam: .*Friday at 7/)]);
  chat.say('Thanks! Are you free Tuesday at 8?');
  chat.advance(90_000);
  expect(chat.arrived).toHaveLength(2);
  await running.stop();
});

test('an answer waits for a slow model, but not for long; a reset or a restart leaves nothing behind', async () => {
  const { model } = await serveModel(() => {});
  const chat = openChat();
  const running = chat.startModel(model);
  chat.say('Can you call me?');
  const due = () =>
    chat.world
      .readAll((db) => db.select().from(jobs).where(eq(jobs.name, 'replies.arrive')).all())
      .filter(({ state }) => state === 'waiting');
  const firstDue = due()[0]?.dueAt ?? 0;
  chat.advance(firstDue - chat.world.clock.now() + 500);
  expect(chat.arrived).toEqual([]);
  chat.advance(20_000);
  expect(chat.arrived).toHaveLength(1);
  await running.stop();

  chat.say('Are you there?');
  chat.world.reset();
  const after = chat.startModel(null);
  chat.advance(120_000);
  expect(chat.arrived).toHaveLength(1);
  await after.stop();
});

test('the configuration is checked', () => {
  expect(replyModelFrom({})).toBeNull();
  expect(() => replyModelFrom({ MYPC_REPLY_MODEL_URL: 'http://x/v1' })).toThrow(/MYPC_REPLY_MODEL_NAME/);
  expect(() => replyModelFrom({ MYPC_REPLY_MODEL_URL: 'x', MYPC_REPLY_MODEL_NAME: 'y' })).toThrow(
    /base address/,
  );
  expect(replyModelFrom({ MYPC_REPLY_MODEL_URL: 'http://x/v1', MYPC_REPLY_MODEL_NAME: 'y' })).toMatchObject({
    key: '',
  });
});
