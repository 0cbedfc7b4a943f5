import { REVISION_HEADER } from '#protocol/live.ts';
import { encodeInput } from '../query-string.ts';
import { catchUpWith } from './live.ts';

/** A refusal by the server: `fields` maps input paths to messages for the form. */
export class RpcError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    { code, message, fields = {} }: { code: string; message: string; fields?: Record<string, string> },
  ) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const urlOf = (name: string, input: unknown): string =>
  `/api/${name}${encodeInput((input ?? {}) as Record<string, unknown>)}`;

export const get = (name: string, input: unknown): Promise<unknown> =>
  send(urlOf(name, input), { method: 'GET' });

/** `key` makes a repeated submit of the same form harmless. */
export const post = (name: string, input: unknown, key: string): Promise<unknown> =>
  send(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(input ?? {}),
  });

export const postBytes = (name: string, input: unknown, bytes: Blob): Promise<unknown> =>
  send(urlOf(name, input), { method: 'POST', body: bytes });

async function send(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch(() => {
    throw new RpcError(0, {
      code: 'offline',
      message: 'The server cannot be reached. Nothing was sent; try again.',
    });
  });
  const revision = response.headers.get(REVISION_HEADER);
  if (revision) catchUpWith(revision);
  const body = await response.json().catch(() => null);
  if (response.ok) return body;
  if (response.status === 401)
    window.location.assign(
      `/sign-in?next=${encodeURIComponent(window.location.pathname + window.location.search)}`,
    );
  throw new RpcError(
    response.status,
    body?.error ?? { code: 'internal', message: 'The server gave no readable answer.' },
  );
}
