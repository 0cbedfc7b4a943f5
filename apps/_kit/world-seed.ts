import type { Ctx } from './context.ts';
import { prepared } from './rows.ts';
import { world } from './tables.ts';

/** What all chance in this world grows from. */
export const worldSeed = (ctx: Ctx): string =>
  prepared(ctx.db, 'world seed', () => ctx.db.select({ seed: world.seed }).from(world).prepare()).get()
    ?.seed ?? '';
