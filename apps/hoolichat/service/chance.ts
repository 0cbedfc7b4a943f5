import type { Ctx } from '#kit/context.ts';
import { world } from '#kit/tables.ts';
import { createRng, type RandomStream } from '#world/rng.ts';

/** Chance that is the same whenever the same happens in the same world. */
export const chanceFor = (ctx: Ctx, what: string): RandomStream =>
  createRng(ctx.db.select({ seed: world.seed }).from(world).get()?.seed ?? '')(`hoolichat ${what}`);
