import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { App } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { AppError, conflict, notFound, unauthorized } from '#kit/errors.ts';
import { kitApi } from '#kit/kit-api.ts';
import type { Api, FileContent, Operation } from '#kit/operation.ts';
import { sha256 } from '#kit/password.ts';
import { decodeInput } from '#kit/query-string.ts';
import { answers } from '#kit/tables.ts';
import { REVISION_HEADER } from '#protocol/live.ts';
import { readBody } from './body.ts';
import type { Env } from './env.ts';
import { revisionOf } from './live.ts';
import type { World } from './world.ts';

const JSON_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 26 * 1024 * 1024;

export const operationsOf = (app: App): Api => ({ ...app.api, ...kitApi });

/** The typed operations of an app under /api: validated, one transaction each, errors as `{error:{code,message}}`. */
export function mountApi(hono: Hono<Env>, world: World, app: App): void {
  const operations = operationsOf(app);
  hono.all('/api/:operation', async (c) => {
    const name = c.req.param('operation');
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw notFound('operation', name);
    if (c.get('visitor') !== 'owner') throw unauthorized(`Sign in to ${app.name} first.`);
    requireMethod(c, operation);
    switch (operation.kind) {
      case 'query':
        return c.json(
          world.read(app, (ctx) => operation.run(ctx, parseInput(operation.input, queryOf(c)))) ?? null,
        );
      case 'download':
        return fileResponse(
          world.read(app, (ctx) => operation.run(ctx, parseInput(operation.input, queryOf(c)))),
        );
      case 'upload': {
        const bytes = await readBody(c, UPLOAD_LIMIT);
        const input = parseInput(operation.input, queryOf(c));
        const answer = world.transact(app, (ctx) => operation.run(ctx, input, bytes));
        return c.json(answer, 200, { [REVISION_HEADER]: revisionOf(world) });
      }
      case 'action': {
        const body = parseJson(await readBody(c, JSON_LIMIT));
        const input = parseInput(operation.input, body);
        return runAction(c, world, app, { name, body, run: (ctx) => operation.run(ctx, input) });
      }
    }
  });
}

/** Answers a repeated submit (same key) with the first answer; the key commits together with the action. */
function runAction(
  c: Context<Env>,
  world: World,
  app: App,
  { name, body, run }: { name: string; body: unknown; run: (ctx: Ctx) => unknown },
): Response {
  const key = c.req.header('idempotency-key');
  const response = world.transact(app, (ctx) => {
    if (!key) return JSON.stringify(run(ctx) ?? null);
    const request = sha256(`${name} ${JSON.stringify(body)}`);
    const earlier = ctx.db
      .select()
      .from(answers)
      .where(and(eq(answers.app, app.slug), eq(answers.key, key)))
      .get();
    if (earlier && earlier.request !== request)
      throw conflict('This form was already sent with other content. Reload and try again.');
    if (earlier) return earlier.response;
    const fresh = JSON.stringify(run(ctx) ?? null);
    ctx.db.insert(answers).values({ app: app.slug, key, request, response: fresh, at: ctx.now }).run();
    return fresh;
  });
  return c.body(response, 200, {
    'content-type': 'application/json',
    [REVISION_HEADER]: revisionOf(world),
  });
}

/** The JSON body of a request, checked. */
export const bodyAs = async <In extends z.ZodType>(c: Context, schema: In): Promise<z.output<In>> =>
  parseInput(schema, parseJson(await readBody(c, JSON_LIMIT)));

export function parseInput<In extends z.ZodType>(schema: In, raw: unknown): z.output<In> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), describeIssue(issue)]),
  );
  const summary = Object.entries(fields)
    .map(([path, message]) => (path ? `${path}: ${message}` : message))
    .join(' ');
  throw new AppError(400, 'bad_input', summary.slice(0, 1000), fields);
}

const describeIssue = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && issue.message.includes('undefined') ? 'This is required.' : issue.message;

function requireMethod(c: Context, operation: Operation): void {
  const wanted = operation.kind === 'query' || operation.kind === 'download' ? 'GET' : 'POST';
  if (c.req.method === wanted) return;
  throw new AppError(400, 'bad_method', `Use ${wanted} for this operation, not ${c.req.method}.`);
}

const queryOf = (c: Context) => decodeInput(new URL(c.req.url).searchParams);

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes) || '{}');
  } catch {
    throw new AppError(400, 'bad_json', 'The body is not valid JSON.');
  }
}

function fileResponse(file: FileContent): Response {
  const disposition = `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`;
  const body = typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes);
  return new Response(body, {
    headers: {
      'content-type': file.type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    },
  });
}

export function errorResponse(c: Context, error: unknown): Response {
  if (error instanceof AppError) {
    const { code, message, fields } = error;
    return c.json({ error: { code, message, fields } }, error.status as ContentfulStatusCode);
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return c.json(
    { error: { code: 'internal', message: 'Something went wrong on our side. Nothing was changed.' } },
    500,
  );
}
