import type { App } from '#kit/app.ts';
import type { Operation } from '#kit/operation.ts';
import { encodeInput } from '#kit/query-string.ts';
import { cookieName, seededToken } from '../sessions.ts';
import type { TestServer } from './test-server.ts';

/** Calls operations over HTTP with the session of the seeded browser profile. */
export function createHttpCaller(server: TestServer, app: App) {
  const cookie = `${cookieName(app.slug)}=${seededToken(server.world.facts.seed, app.slug)}`;
  const url = server.urlOf(app);
  const fileFor = (name: string) => server.world.read(app, app.examples).files?.[name] ?? 'some bytes';
  return {
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { ...init, headers: { cookie, ...init.headers }, redirect: 'manual' }),
    call(name: string, { kind }: Pick<Operation, 'kind'>, input: unknown): Promise<Response> {
      if (kind === 'action')
        return this.fetch(`/api/${name}`, { method: 'POST', body: JSON.stringify(input) });
      const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
      const query = encodeInput(isRecord ? (input as Record<string, unknown>) : { input });
      return this.fetch(
        `/api/${name}${query}`,
        kind === 'upload' ? { method: 'POST', body: fileFor(name) } : {},
      );
    },
  };
}
