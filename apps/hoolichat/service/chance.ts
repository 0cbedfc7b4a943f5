import type { Ctx } from '#kit/context.ts';
import { worldSeed } from '#kit/world-seed.ts';
import { createRng, type RandomStream } from '#world/rng.ts';

/** Chance that is the same whenever the same happens in the same world. */
export const chanceFor = (ctx: Ctx, what: string): RandomStream =>
  createRng(worldSeed(ctx))(`hoolichat ${what}`);
