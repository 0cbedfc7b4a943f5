import type { Context } from 'hono';
import type { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

/** A request that cannot be done as it stands, with what to do about it. */
export class Refused extends Error {
  readonly status: 400 | 404 | 413;

  constructor(message: string, status: 400 | 404 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/** The JSON body, whatever the client calls it; none is an empty object. */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused('The body is not JSON.');
  }
}

export async function bodyAs<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checked(schema, await jsonBody(c));
}

export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused(describeIssues(result.error));
}

/** A field of a form, sent in either way that browsers do. */
export async function formField(c: Context, name: string): Promise<string | undefined> {
  const value = (await c.req.parseBody())[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
