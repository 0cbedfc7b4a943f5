/** A number we answer for: its budget and what comparable systems take (design.md states where both come from). */
export interface Measure {
  key: string;
  unit: 'ms' | 'MB';
  what: string;
  budget: number;
  reference: string;
}

export const measures: readonly Measure[] = [
  {
    key: 'apps.ready_ms',
    unit: 'ms',
    what: 'start of the server until every app answers',
    budget: 1000,
    reference: '~24 s',
  },
  {
    key: 'apps.rss_mb',
    unit: 'MB',
    what: 'resident memory of the server after a visit to every page',
    budget: 250,
    reference: '~2 GB',
  },
  {
    key: 'build.client_ms',
    unit: 'ms',
    what: 'client build of all apps',
    budget: 10_000,
    reference: '~4.3 min',
  },
  {
    key: 'page.p95_ms',
    unit: 'ms',
    what: 'a page with its data in the HTML, p95',
    budget: 10,
    reference: '34–63 ms',
  },
  {
    key: 'api.list_p95_ms',
    unit: 'ms',
    what: 'a list operation over HTTP, p95',
    budget: 10,
    reference: 'none published',
  },
  {
    key: 'live.push_p95_ms',
    unit: 'ms',
    what: 'a change made elsewhere until an open page shows it, p95',
    budget: 300,
    reference: 'none published',
  },
  {
    key: 'reset.db_p95_ms',
    unit: 'ms',
    what: 'reset of the whole database, p95',
    budget: 50,
    reference: '5 ms to 90 s',
  },
  {
    key: 'search.p95_ms',
    unit: 'ms',
    what: 'a full-text search of five thousand mails with a page of results, p95',
    budget: 20,
    reference: 'none published',
  },
  {
    key: 'world.build_ms',
    unit: 'ms',
    what: 'growing the canonical world, nothing cached',
    budget: 20_000,
    reference: '8–12 min',
  },
  { key: 'world.cached_ms', unit: 'ms', what: 'finding it in the cache', budget: 200, reference: 'none' },
  {
    key: 'pc.ready_ms',
    unit: 'ms',
    what: 'start of a PC until the desktop is painted and every app answers',
    budget: 4000,
    reference: '~90 s',
  },
  {
    key: 'pc.reset_warm_ms',
    unit: 'ms',
    what: 'another PC at the base state, from a warm spare, p95',
    budget: 500,
    reference: '~90 s / ≤ 73 s',
  },
  {
    key: 'pc.reset_cold_ms',
    unit: 'ms',
    what: 'the same without a spare, p95',
    budget: 4000,
    reference: '~90 s',
  },
  {
    key: 'pc.pss_mb',
    unit: 'MB',
    what: 'memory of a PC with Firefox open, its servers included',
    budget: 1000,
    reference: '8 GB',
  },
  {
    key: 'control.screenshot_p50_ms',
    unit: 'ms',
    what: 'a screenshot as PNG over the control API',
    budget: 20,
    reference: 'scrot: 60 ms',
  },
  {
    key: 'control.screenshot_p95_ms',
    unit: 'ms',
    what: 'the same, p95',
    budget: 40,
    reference: '0.5–2 s of sleep',
  },
  {
    key: 'control.click_p50_ms',
    unit: 'ms',
    what: 'a click over the control API',
    budget: 5,
    reference: '~200 ms',
  },
  {
    key: 'control.type_1000_ms',
    unit: 'ms',
    what: '1,000 characters typed, many of them on no key, p95',
    budget: 3000,
    reference: '> 120 s',
  },
];
