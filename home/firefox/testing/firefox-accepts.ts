import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { HomeSource } from '../../home-source.ts';
import { flatBookmarks } from '../bookmarks.ts';
import { browsingOf } from '../firefox-profile.ts';
import { formHistory } from '../form-history.ts';
import { PROFILE } from '../settings.ts';

const program = readFileSync(join(import.meta.dirname, 'ask_firefox.py'), 'utf8');
/** Within an hour of the world's start: 10 ** 7 / 2 ms. */
const CLOCK_DIGITS = -7;
const folder = `/home/user/.mozilla/firefox/${PROFILE}`;

/** Runs a command as the user of a PC in which no Firefox runs, and answers what it printed. */
export type RunInPc = (command: readonly string[]) => Promise<string>;

/** What Firefox makes of the profile, asked with its own privileges; `since` is microseconds. */
const question = (since: number, typed: string) => `
  const { PlacesUtils } = ChromeUtils.importESModule('resource://gre/modules/PlacesUtils.sys.mjs');
  const { PlacesDBUtils } = ChromeUtils.importESModule('resource://gre/modules/PlacesDBUtils.sys.mjs');
  const { FormHistory } = ChromeUtils.importESModule('resource://gre/modules/FormHistory.sys.mjs');
  const places = await PlacesUtils.promiseDBConnection();
  const all = async (sql) => (await places.execute(sql)).map((row) => row.getResultByIndex(0));
  const titles = async (root) => (await PlacesUtils.promiseBookmarksTree(root)).children.map(({ title }) => title);
  const window = Services.wm.getMostRecentWindow('navigator:browser');

  const untouched = 'SELECT id FROM moz_places WHERE last_visit_date <= ${since}';
  const touched = 'SELECT origin_id FROM moz_places WHERE last_visit_date > ${since}';
  const frecencies = async () => [
    ...(await all('SELECT frecency FROM moz_places WHERE id IN (' + untouched + ') ORDER BY id')),
    ...(await all('SELECT frecency FROM moz_origins WHERE id NOT IN (' + touched + ') ORDER BY id')),
  ];
  const before = await frecencies();
  await PlacesUtils.withConnectionWrapper('test', async (writable) => {
    for (const table of ['moz_places', 'moz_origins'])
      await writable.execute('UPDATE ' + table + ' SET recalc_frecency = 1');
  });
  const ranking = Cc['@mozilla.org/places/frecency-recalculator;1'].getService(Ci.nsIObserver).wrappedJSObject;
  await ranking.recalculateAnyOutdatedFrecencies();

  window.gURLBar.search(${JSON.stringify(typed)});
  await window.gURLBar.lastQueryContextPromise;
  const suggested = window.gURLBar.view.visibleResults.map(({ payload }) => payload.url);

  return {
    folder: Services.dirsvc.get('ProfD', Ci.nsIFile).path,
    isAsFound: PlacesUtils.history.databaseStatus === PlacesUtils.history.DATABASE_STATUS_OK,
    coherence: await PlacesDBUtils.checkCoherence(),
    windows: [...Services.wm.getEnumerator('navigator:browser')].length,
    tabs: window.gBrowser.tabs.map(({ linkedBrowser }) => linkedBrowser.currentURI.spec),
    visits: (await all('SELECT count(*) FROM moz_historyvisits WHERE visit_date <= ${since}'))[0],
    bookmarks: (await all('SELECT count(*) FROM moz_bookmarks WHERE type = 1'))[0],
    toolbar: await titles('toolbar_____'),
    misplaced: await all('SELECT url FROM moz_places WHERE url_hash <> hash(url)'),
    iconless: await all('SELECT icon_url FROM moz_icons WHERE fixed_icon_url_hash <> hash(fixup_url(icon_url))'),
    isRankedAlike: JSON.stringify(before) === JSON.stringify(await frecencies()),
    suggested,
    cookies: Services.cookies.getCookiesFromHost('localhost', {}).map(({ name, value }) => name + '=' + value),
    formEntries: await FormHistory.count({}),
    now: Date.now(),
  };`;

/** Firefox takes the profile of the world as its own, nothing dropped, migrated or ranked anew, and opens its home page alone. */
export async function expectFirefoxAccepts(run: RunInPc, source: HomeSource): Promise<void> {
  const { visits, bookmarks, places } = browsingOf(source);
  const kept = flatBookmarks(bookmarks).at(-1);
  const asked = question(source.life.referenceMs * 1000, kept?.title ?? '');
  const report = JSON.parse(await run(['python3', '-c', program, JSON.stringify({ script: asked, folder })]));
  const mostVisited = Math.max(...places.map((place) => place.visits.length));
  expect(report.answer).toEqual({
    value: {
      folder,
      isAsFound: true,
      coherence: ['The database is coherent'],
      windows: 1,
      tabs: places.filter((place) => place.visits.length === mostVisited).map(({ url }) => url),
      visits: visits.length,
      bookmarks: flatBookmarks(bookmarks).length,
      toolbar: bookmarks.toolbar.map(({ title }) => title),
      misplaced: [],
      iconless: [],
      isRankedAlike: true,
      suggested: expect.arrayContaining([kept?.url]),
      cookies: expect.arrayContaining(source.cookies.map(({ name, value }) => `${name}=${value}`)),
      formEntries: formHistory(source.life).length,
      now: expect.closeTo(source.life.referenceMs, CLOCK_DIGITS),
    },
  });
  expect(report.files.filter((name: string) => name.includes('corrupt'))).toEqual([]);
  expect(report.databases).toEqual({
    places: { version: 86, integrity: 'ok' },
    favicons: { version: 0, integrity: 'ok' },
    cookies: { version: 17, integrity: 'ok' },
    formhistory: { version: 5, integrity: 'ok' },
  });
}
