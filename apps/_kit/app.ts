import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LifeEvent } from '#world/events.ts';
import type { Accountability } from './accountability.ts';
import type { Background } from './background.ts';
import type { Ctx, Json } from './context.ts';
import type { Api } from './operation.ts';
import type { PortFactories } from './ports.ts';
import type { Routes } from './routes.ts';
import type { SearchIndex } from './search/search-index.ts';

/** Which life events the app records, and how: by calling its own services at that moment. */
export type SeedHandlers = {
  readonly [Type in LifeEvent['type']]?: (ctx: Ctx, event: Extract<LifeEvent, { type: Type }>) => void;
};

export interface App {
  /** Folder, table prefix and cookie name. */
  readonly slug: string;
  readonly name: string;
  readonly port: number;
  /** Installs as a window of its own, without the browser's bars. */
  readonly standalone?: { readonly themeColor: string; readonly backgroundColor: string };
  readonly tables: Readonly<Record<string, SQLiteTable>>;
  /** Tables that hold no world facts (drafts of forms, counters): reset with the rest, left out of a diff. */
  readonly bookkeeping?: readonly SQLiteTable[];
  readonly searchIndexes?: readonly SearchIndex[];
  readonly api: Api;
  readonly routes: Routes;
  readonly seed: SeedHandlers;
  /** Life events that the app charges for itself, through the bank port; their plain purchases are then left out. */
  readonly chargesFor?: readonly LifeEvent['type'][];
  readonly provides?: PortFactories;
  /** What `ctx.schedule` can name. Runs with `ctx.now` at the time it was due. */
  readonly jobs?: Readonly<Record<string, (ctx: Ctx, payload: never) => void>>;
  /** Work beside requests for as long as the server runs, e.g. a mirror on disk. */
  readonly background?: Background;
  /** What a generated world is checked for on this app's behalf. */
  readonly accountability?: Accountability;
  /** Example ids for `:param` routes and operation inputs, from the seeded world; the contract suite visits these. */
  readonly examples: (ctx: Ctx) => Examples;
}

export interface Examples {
  /** Route name → parameter sets worth visiting. */
  readonly params?: Readonly<Record<string, readonly Record<string, string>[]>>;
  /** Operation name → an input that succeeds on the seeded world. */
  readonly inputs?: Readonly<Record<string, Json>>;
  /** Upload → what a file that it takes holds; any bytes when absent. */
  readonly files?: Readonly<Record<string, string>>;
}

export const defineApp = (app: App): App => app;
