import type { NodeSQLiteDatabase } from 'drizzle-orm/node-sqlite';
import type { Ports } from './ports.ts';

export type Db = Pick<
  NodeSQLiteDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'all' | 'get' | 'run'
>;

/** The person whose computer this is, as every app knows them. */
export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: { street: string; city: string; state: string; zip: string };
}

/** What a page or another app can be told about: appears under the app's bell. */
export interface Notice {
  title: string;
  body?: string;
  href?: string;
}

/**
 * What a service works with. One context is one action: one instant, one transaction. Ports hand the same
 * transaction to the other apps, so an action commits everywhere or nowhere.
 */
export interface Ctx {
  /** Slug of the app that acts. */
  readonly app: string;
  readonly db: Db;
  /** Epoch ms. Constant within an action, so that all rows it leaves agree. */
  readonly now: number;
  /** IANA zone the persona lives in; calendar dates are reckoned in it. */
  readonly zone: string;
  readonly owner: Owner;
  readonly ports: Ports;
  /** For reads: an answer that depends on nothing but the rows is kept until some action changes the world. */
  memo<T>(name: string, compute: () => T): T;
  notify(notice: Notice): void;
  /** Runs the app's job `name` at world time `at` in a transaction of its own; survives a kill; returns an id to cancel by. */
  schedule(at: number, name: string, payload: Json): number;
  cancelScheduled(id: number): void;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
