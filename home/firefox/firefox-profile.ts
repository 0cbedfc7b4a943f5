import { createRng } from '#world/rng.ts';
import type { HomePart, HomeSource } from '../home-source.ts';
import { bookmarksOf, flatBookmarks } from './bookmarks.ts';
import { cookiesDatabase } from './cookies-database.ts';
import { faviconsDatabase } from './favicons-database.ts';
import { formHistory } from './form-history.ts';
import { formHistoryDatabase } from './form-history-database.ts';
import { pageViews } from './page-views.ts';
import { placesOf } from './places.ts';
import { type Browsing, placesDatabase } from './places-database.ts';
import { INSTALLS_INI, PROFILE, PROFILES_INI, preferences, WINDOW } from './settings.ts';
import { followVisits } from './visits.ts';

const FOLDER = '.mozilla/firefox';

/** The owner's Firefox as they left it: what they read, kept, typed, and where they are signed in. */
export const firefoxProfile: HomePart = async (source, home) => {
  const { life, apps, cookies } = source;
  const { referenceMs, seed } = life;
  const browsing = browsingOf(source);
  const { sinceMs, places } = browsing;
  const created = JSON.stringify({ created: sinceMs, firstUse: sinceMs });
  await home.write(`${FOLDER}/profiles.ini`, PROFILES_INI, sinceMs);
  await home.write(`${FOLDER}/installs.ini`, INSTALLS_INI, sinceMs);
  const profile: [string, string | Uint8Array, number][] = [
    ['times.json', created, sinceMs],
    ['prefs.js', preferences(mostVisited(browsing), browsing.bookmarks.toolbar), referenceMs],
    ['xulstore.json', WINDOW, referenceMs],
    ['places.sqlite', placesDatabase(browsing, life), referenceMs],
    ['favicons.sqlite', faviconsDatabase(apps, places, referenceMs), referenceMs],
    ['cookies.sqlite', cookiesDatabase(cookies, { sinceMs, referenceMs }), referenceMs],
    ['formhistory.sqlite', formHistoryDatabase(formHistory(life), seed), referenceMs],
  ];
  for (const [name, content, atMs] of profile)
    await home.write(`${FOLDER}/${PROFILE}/${name}`, content, atMs);
};

/** What the profile's databases are about. */
export function browsingOf({ persona, life }: Pick<HomeSource, 'persona' | 'life'>): Browsing {
  const views = pageViews(life);
  const sinceMs = views[0]?.atMs ?? life.referenceMs;
  const bookmarks = bookmarksOf(persona, views, sinceMs);
  const bookmarked = new Set(flatBookmarks(bookmarks).map(({ url }) => url));
  const visits = followVisits(views, bookmarked, createRng(life.seed)('firefox.visits'));
  return { visits, bookmarks, places: placesOf(visits, bookmarks), sinceMs };
}

const mostVisited = ({ places }: Browsing): string =>
  places.reduce((most, place) => (place.visits.length > most.visits.length ? place : most)).url;
