import type { Context } from 'hono';
import { AppError } from '#kit/errors.ts';

/** Reads a request body, and stops reading where it grows past the limit. */
export async function readBody(c: Context, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError(413, 'too_large', `The request is larger than ${Math.floor(limit / 1024)} KB.`);
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
