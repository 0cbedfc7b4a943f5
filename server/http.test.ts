import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import gringotts from '#apps/gringotts/app.ts';
import { callAdmin } from './admin-client.ts';
import { cookieName } from './sessions.ts';
import { createHttpCaller } from './testing/http.ts';
import { withTestServer } from './testing/test-server.ts';

const server = withTestServer();
const http = () => createHttpCaller(server.current, gringotts);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  http().fetch(path, { method: 'POST', body, headers });
const transfer = { fromAccountId: 1, toAccountId: 2, amountCents: 700, startsOn: '2026-04-02' };
const changed = () => server.current.world.diff().length > 0;

describe('bad requests are refused with a reason', () => {
  test.each([
    ['malformed JSON', '{"a":', 400, 'bad_json'],
    ['the wrong type', '[1,2]', 400, 'bad_input'],
    ['a megabyte and more', JSON.stringify({ memo: 'x'.repeat(10_000_000) }), 413, 'too_large'],
  ])('%s', async (_, body, status, code) => {
    const response = await post('/api/transfers.create', body);
    expect(response.status).toBe(status);
    expect((await response.json()).error.code).toBe(code);
    expect(changed()).toBe(false);
  });

  test('a body that grows past the limit without saying so', async () => {
    const status = await new Promise<number | undefined>((resolve) => {
      const { hostname, port } = new URL(server.urlOf(gringotts));
      const call = request({ hostname, port, method: 'POST', path: '/api/session.signIn' }, (response) =>
        resolve(response.statusCode),
      );
      call.on('error', () => resolve(413));
      for (let i = 0; i < 40; i++) call.write('x'.repeat(65_536));
      call.end();
    });
    expect(status).toBe(413);
  });

  test('an unknown operation, and names that objects have anyway', async () => {
    for (const name of ['nope', '__proto__', 'constructor', 'toString', 'a/b']) {
      const response = await http().fetch(`/api/${name}`);
      expect(response.status, name).toBe(404);
      expect((await response.json()).error.message).toContain(name);
    }
  });

  test('the wrong method says which is right', async () => {
    const response = await http().fetch('/api/transfers.create');
    expect((await response.json()).error.message).toContain('POST');
  });

  test('a page of another app cannot act here', async () => {
    const response = await post('/api/transfers.create', JSON.stringify(transfer), {
      origin: 'http://localhost:3002',
    });
    expect(response.status).toBe(403);
    expect(changed()).toBe(false);
  });
});

test('a form sent twice acts once and answers the same', async () => {
  const send = (body: unknown) =>
    post('/api/transfers.create', JSON.stringify(body), { 'idempotency-key': 'form-1' });
  const [first, second] = [await send(transfer), await send(transfer)];
  expect(await second.text()).toBe(await first.text());
  expect((await send({ ...transfer, amountCents: 800 })).status).toBe(409);
  const transfers = server.current.world.diff().find(({ table }) => table === 'gringotts_transfers');
  expect(transfers?.inserted).toHaveLength(1);
  server.current.world.reset();
});

describe('sessions', () => {
  const visit = (cookie: string) => fetch(server.urlOf(gringotts), { headers: cookie ? { cookie } : {} });

  test('a new device is trusted and signed in', async () => {
    const response = await visit('');
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^session_gringotts=/);
    const accounts = await fetch(`${server.urlOf(gringotts)}/api/accounts.list`, { headers: { cookie } });
    expect(accounts.status).toBe(200);
  });

  test('a reset does not sign anybody out, and signing out does not lock the owner out', async () => {
    const cookieOf = async () => (await visit('')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const call = async (name: string, cookie: string, method = 'GET') =>
      (await fetch(`${server.urlOf(gringotts)}/api/${name}`, { method, headers: { cookie } })).status;
    const cookie = await cookieOf();
    server.current.world.reset();
    expect(await call('accounts.list', cookie)).toBe(200);
    await call('session.signOut', cookie, 'POST');
    expect(await call('accounts.list', cookie)).toBe(401);
    expect(await call('accounts.list', await cookieOf())).toBe(200);
    server.current.world.reset();
  });

  test.each([
    ['a made-up token', 'f00'],
    ['a device that signed out', 'signed-out'],
  ])('%s is asked to sign in', async (_, token) => {
    const cookie = `${cookieName('gringotts')}=${token}`;
    const page = await visit(cookie);
    expect(await page.text()).toContain('"owner":null');
    const call = await fetch(`${server.urlOf(gringotts)}/api/accounts.list`, { headers: { cookie } });
    expect(call.status).toBe(401);
  });

  test('a session expires on the world clock', async () => {
    server.current.world.advanceClock(91 * 24 * 3600_000);
    expect((await http().fetch('/api/accounts.list')).status).toBe(401);
    server.current.world.reset();
    expect((await http().fetch('/api/accounts.list')).status).toBe(200);
  });
});

test('pages and headers tell the world time', async () => {
  const response = await http().fetch('/');
  const date = Date.parse(response.headers.get('date') ?? '');
  expect(Math.abs(date - server.current.world.clock.now())).toBeLessThan(2000);
  expect(await response.text()).toMatch(/"now":177513\d{7}/);
});

test('the visit log tells a browser from curl', async () => {
  await get('/help', {
    'user-agent': 'Mozilla/5.0',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });
  await get('/api/accounts.list', { 'user-agent': 'curl/8' });
  const visits = await callAdmin<Record<string, unknown>[]>(server.current.stateDir, 'GET', '/visits');
  expect(visits.slice(-2)).toMatchObject([
    { app: 'gringotts', method: 'GET', path: '/help', userAgent: 'Mozilla/5.0', fetchMode: 'navigate' },
    { path: '/api/accounts.list', status: 401, userAgent: 'curl/8', fetchMode: null },
  ]);
});

/** Without the headers that Node's fetch adds. */
const get = (path: string, headers: Record<string, string>) =>
  new Promise((resolve) => {
    request(server.urlOf(gringotts) + path, { headers }, (response) =>
      response.resume().on('end', resolve),
    ).end();
  });

test('the admin API is on its socket only', async () => {
  for (const path of ['/reset', '/diff', '/visits', '/snapshots', '/clock/advance']) {
    const response = await http().fetch(path, { method: 'POST' });
    expect([404, 405], path).toContain(response.status);
  }
  expect(existsSync(join(server.current.stateDir, 'admin.sock'))).toBe(true);
});
