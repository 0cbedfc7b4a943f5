import { drizzle } from 'drizzle-orm/node-sqlite';
import type { Ctx } from '#kit/context.ts';
import type { HomeSource } from '../home-source.ts';

const refuse = (what: string) => () => {
  throw new Error(`A home folder is made from a seed that only answers: it cannot ${what}.`);
};

/** The world as an app saw it when its owner downloaded something: it answers, and nothing can be changed. */
export function readingContext({ life, seed }: HomeSource, app: string, atMs: number): Ctx {
  return {
    ...{ app, db: drizzle({ client: seed }), now: atMs, zone: life.zone, owner: life.owner },
    get ports() {
      return refuse('reach another app')();
    },
    memo: (_, compute) => compute(),
    notify: refuse('notify'),
    schedule: refuse('put something on the clock'),
    cancelScheduled: refuse('change the clock'),
  };
}
