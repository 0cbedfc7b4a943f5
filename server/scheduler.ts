import type { App } from '#kit/app.ts';
import { dueJob, failJob, nextJob, runJob } from './jobs.ts';
import type { World } from './world.ts';

const LONGEST_WAIT_MS = 3600_000;

export interface Scheduler {
  stop(): void;
}

/** Runs what is due on the world clock: each job in its own transaction, at the moment it was due, in order. */
export function startScheduler(world: World): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const wake = () => {
    if (running) return;
    running = true;
    try {
      runDueJobs(world);
    } finally {
      running = false;
    }
    arm();
  };
  const arm = () => {
    clearTimeout(timer);
    const next = world.readAll(nextJob);
    if (next)
      timer = setTimeout(wake, Math.min(Math.max(next.dueAt - world.clock.now(), 0), LONGEST_WAIT_MS));
  };
  world.onChange(() => {
    if (!running) arm();
  });
  arm();
  return { stop: () => clearTimeout(timer) };
}

/** Everything due by now, and what falls due by that, in order. */
export function runDueJobs(world: World): void {
  const next = () => world.readAll((db) => dueJob(db, world.clock.now()));
  for (let job = next(); job; job = next()) {
    const due = job;
    const app = world.apps.find(({ slug }) => slug === due.app) as App;
    try {
      world.transact(app, (ctx) => runJob(app, due, ctx), due.dueAt);
    } catch (error) {
      console.error(`${app.name}: job "${due.name}" (${due.id}) failed:`, error);
      world.transact(app, ({ db }) => failJob(db, due, error));
    }
  }
}
