import { and, eq } from 'drizzle-orm';
import type { App } from '#kit/app.ts';
import type { Ctx, Db, Owner } from '#kit/context.ts';
import { addNotification } from '#kit/notifications.ts';
import type { PortName, Ports } from '#kit/ports.ts';
import { insertRow } from '#kit/rows.ts';
import { jobs } from '#kit/tables.ts';

/** What all contexts of one world share. */
export interface ContextSource {
  readonly apps: readonly App[];
  readonly zone: string;
  readonly owner: Owner;
  /** Answers of this state of the world, by app and name. Absent where rows may still change. */
  readonly kept?: Map<string, unknown>;
  /** Collects the apps that take part, through ports as well. */
  readonly seen?: Set<string> | undefined;
  /** Told when something is put on the clock. */
  readonly scheduled?: (at: number) => void;
}

export function createContext(source: ContextSource, app: App, { db, now }: { db: Db; now: number }): Ctx {
  source.seen?.add(app.slug);
  const ctx: Ctx = {
    app: app.slug,
    db,
    now,
    zone: source.zone,
    owner: source.owner,
    ports: createPorts(source, { db, now }),
    memo: (name, compute) => remember(source.kept, `${app.slug} ${name}`, compute),
    notify: (notice) => addNotification(ctx, notice),
    schedule: (at, name, payload) => {
      if (!app.jobs?.[name]) throw new Error(`${app.name} has no job "${name}": declare it in app.ts.`);
      source.scheduled?.(at);
      return insertRow(ctx, jobs, { app: app.slug, name, dueAt: at, payload }).id;
    },
    cancelScheduled: (id) => {
      const own = and(eq(jobs.id, id), eq(jobs.app, app.slug), eq(jobs.state, 'waiting'));
      db.update(jobs).set({ state: 'cancelled' }).where(own).run();
    },
  };
  return ctx;
}

function remember<T>(kept: Map<string, unknown> | undefined, key: string, compute: () => T): T {
  if (!kept) return compute();
  if (!kept.has(key)) kept.set(key, compute());
  return kept.get(key) as T;
}

function createPorts(source: ContextSource, moment: { db: Db; now: number }): Ports {
  const port = <Name extends PortName>(name: Name): Ports[Name] => {
    const owner = source.apps.find((app) => app.provides?.[name]);
    const create = owner?.provides?.[name];
    if (!owner || !create) throw new Error(`No app provides the port "${name}".`);
    return create(createContext(source, owner, moment));
  };
  return {
    get bank() {
      return port('bank');
    },
    get mail() {
      return port('mail');
    },
    get calendar() {
      return port('calendar');
    },
    get chat() {
      return port('chat');
    },
  };
}
