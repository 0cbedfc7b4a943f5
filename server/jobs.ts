import { and, asc, eq, lte } from 'drizzle-orm';
import type { App } from '#kit/app.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { changeRows, prepared } from '#kit/rows.ts';
import { jobs } from '#kit/tables.ts';

type Job = typeof jobs.$inferSelect;

export const nextJob = (db: Db): Job | undefined =>
  prepared(db, 'next job', () =>
    db
      .select()
      .from(jobs)
      .where(eq(jobs.state, 'waiting'))
      .orderBy(asc(jobs.dueAt), asc(jobs.id))
      .limit(1)
      .prepare(),
  ).get();

/** Ids of waiting jobs that are due, in the order they must run. Later ones may appear while they run. */
export const dueJob = (db: Db, now: number): Job | undefined =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.dueAt, now)))
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(1)
    .get();

/** Runs inside the transaction of `ctx`, which also marks it done: once, or not at all. */
export function runJob(app: App, job: Job, ctx: Ctx): void {
  const handler = app.jobs?.[job.name] as ((ctx: Ctx, payload: unknown) => void) | undefined;
  if (!handler) throw new Error(`${app.name} has no job "${job.name}".`);
  handler(ctx, job.payload);
  changeRows(ctx, jobs, { where: { id: job.id }, set: { state: 'done' } });
}

export const failJob = (db: Db, job: Job, error: unknown): void => {
  db.update(jobs)
    .set({ state: 'failed', error: String(error) })
    .where(eq(jobs.id, job.id))
    .run();
};
