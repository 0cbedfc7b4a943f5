import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
  readonly text: string;
  /** The body as JSON. */
  json(): Record<string, unknown>;
}

export interface CallOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
}

/** A request as clients make it, whatever comes of it. */
export function call(
  socketPath: string,
  route: `${'GET' | 'POST'} /${string}`,
  { json, form }: CallOptions = {},
): Promise<Answer> {
  const [method, path] = route.split(' ');
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method, path, headers: { 'content-type': type } }, (response) => {
      response.toArray().then((chunks) => {
        const body = Buffer.concat(chunks);
        const text = body.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text,
          json: () => JSON.parse(text),
        });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(form ? new URLSearchParams(form).toString() : json === undefined ? '' : JSON.stringify(json));
  });
}
