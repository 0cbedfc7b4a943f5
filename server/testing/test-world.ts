import { onTestFinished } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import type { App } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import type { Api, InputOf, OperationName, OutputOf } from '#kit/operation.ts';
import { operationsOf, parseInput } from '../rpc.ts';
import { runDueJobs } from '../scheduler.ts';
import { openWorld, type World } from '../world.ts';
import { testStateDir } from './test-state.ts';

/** A seeded world without a server, as one app sees it: operations with their real validation, and a clock to move. */
export interface TestWorld<A extends Api> {
  readonly world: World;
  act<Name extends OperationName<A, 'action'>>(name: Name, input: InputOf<A, Name>): OutputOf<A, Name>;
  ask<Name extends OperationName<A, 'query' | 'download'>>(
    name: Name,
    input: InputOf<A, Name>,
  ): OutputOf<A, Name>;
  upload<Name extends OperationName<A, 'upload'>>(
    name: Name,
    input: InputOf<A, Name>,
    bytes: Uint8Array,
  ): OutputOf<A, Name>;
  /** Direct use of services. */
  transact<T>(work: (ctx: Ctx) => T): T;
  /** Moves the clock; what falls due in between happens. */
  advance(ms: number): void;
}

export function openTestWorld<A extends Api>(app: (App & { api: A }) | App): TestWorld<A> {
  const world = openWorld(testStateDir(), apps);
  onTestFinished(() => world.close());
  const operations = operationsOf(app);
  const operation = (name: string, kinds: string) => {
    const found = operations[name];
    if (!found || !kinds.includes(found.kind)) throw new Error(`${app.name} has no ${kinds} "${name}".`);
    return found;
  };
  const run = (name: string, kinds: string, input: unknown, bytes: Uint8Array = new Uint8Array()) => {
    const { input: schema, run: work, kind } = operation(name, kinds);
    const call = (ctx: Ctx) => work(ctx, parseInput(schema, input), bytes);
    return kind === 'query' || kind === 'download' ? world.read(app, call) : world.transact(app, call);
  };
  return {
    world,
    act: (name, input) => run(name, 'action', input),
    ask: (name, input) => run(name, 'query download', input),
    upload: (name, input, bytes) => run(name, 'upload', input, bytes),
    transact: (work) => world.transact(app, work),
    advance(ms) {
      world.advanceClock(ms);
      runDueJobs(world);
    },
  };
}
