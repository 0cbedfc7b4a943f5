import type { Api, InputOf, OperationName } from './operation.ts';

/** A query with its input: what a page needs before it can paint. */
export type Call<A extends Api> = {
  [Name in OperationName<A, 'query'>]: readonly [Name, InputOf<A, Name>];
}[OperationName<A, 'query'>];

export interface Location {
  params: Record<string, string>;
  query: Record<string, string>;
}

export interface Route<Calls = readonly [name: string, input: unknown]> {
  /** `/accounts/:id`; the last segment may be `*`. */
  readonly path: string;
  readonly title: string;
  /** Inlined in the HTML by the server. The page asks for the same calls, and finds them answered. */
  readonly data?: (at: Location) => readonly Calls[];
}

export type Routes = Readonly<Record<string, Route>>;

/** The pages of an app by name: read by the server (data, 404), the browser (components) and the tests (every page). */
export const defineRoutes =
  <A extends Api>() =>
  <R extends Readonly<Record<string, Route<Call<A>>>>>(routes: R): R =>
    routes;
