import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { APP_PORTS } from '#protocol/app-ports.ts';
import { readPersona } from '#server/read-persona.ts';
import { liveChosenLife } from '#server/seed-cache.ts';
import { chromiumProfile } from '../chromium/chromium-profile.ts';
import { createHomeFolder } from '../home-folder.ts';
import type { HomeSource } from '../home-source.ts';
import { firefoxProfile } from './firefox-profile.ts';
import { urlHash } from './url-hash.ts';

const dirs: string[] = [];
const databases: DatabaseSync[] = [];
afterAll(() => {
  for (const database of databases) database.close();
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

function sourceOf(slug: string): HomeSource {
  const life = liveChosenLife({ persona: slug });
  const seed = new DatabaseSync(':memory:');
  databases.push(seed);
  const cookies = apps.map((app) => ({
    name: `session_${app.slug}`,
    value: `token-of-${app.slug}`,
    expiresMs: life.referenceMs + 1000,
  }));
  return { persona: readPersona(slug).persona, life, apps, seed, cookies };
}

async function grow(source: HomeSource): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-profile-'));
  dirs.push(dir);
  const home = createHomeFolder(dir);
  await firefoxProfile(source, home);
  await chromiumProfile(source, home);
  await home.finish();
  return dir;
}

/** Rows of a database of the profile. */
function rowsOf(dir: string, name: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dir, '.mozilla/firefox/user.default-esr', name), { readOnly: true });
  databases.push(database);
  return database.prepare(sql).all();
}

async function bytesOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = files.map(async (path) => {
    const { mtimeMs } = await stat(path);
    return [path.slice(dir.length), `${mtimeMs} ${(await readFile(path)).toString('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

const leadsTo = (route: string, path: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);

const michael = sourceOf('michael-scott');
const nora = sourceOf('nora-whitfield');
const [hers, his] = [await grow(nora), await grow(michael)];

test('the same life leaves the same bytes', async () => {
  const [one, other] = [await grow(nora), await grow(nora)];
  expect(await bytesOf(one)).toEqual(await bytesOf(other));
});

test('a URL has the hash that Firefox gives it', () => {
  expect(urlHash('http://localhost:3016/')).toBe(125508714749104);
  expect(urlHash('https://search.hooli.test/?q=a+b%27c')).toBe(47356913716498);
  expect(urlHash('localhost:3016/icon.svg')).toBe(100133514605055);
  expect(urlHash('x'.repeat(2000))).toBe(1739949016);
  expect(urlHash(`https://a.test/${'y'.repeat(2000)}`)).toBe(47359644981810);
});

describe.each([
  ['the canonical persona', michael, his, { visits: 10_746, bookmarks: 35 }],
  ['another persona', nora, hers, { visits: 1000, bookmarks: 17 }],
] as const)('the profile of %s', (_, { life }, dir, least) => {
  const places = (sql: string) => rowsOf(dir, 'places.sqlite', sql);
  const seen = life.events.filter((event) => event.type === 'page.visited');

  test('holds every page of the life at its time, under its title', () => {
    const visits = places(
      'SELECT visit_date / 1000 AS at, url FROM moz_historyvisits v JOIN moz_places p ON p.id = place_id ORDER BY v.id',
    );
    expect(visits.length).toBeGreaterThanOrEqual(least.visits);
    expect(visits.map(({ at }) => at)).toEqual(seen.map(({ at }) => at));
    const hosts = visits.map(({ url }) => new URL(String(url)).host);
    const portOf = (app?: string) => APP_PORTS.find(({ slug }) => slug === app)?.port;
    expect(hosts).toEqual(seen.map(({ app, site }) => site ?? `localhost:${portOf(app)}`));
    const titles = places('SELECT title FROM moz_places WHERE visit_count > 0').map(({ title }) => title);
    expect(seen.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });

  test('names pages of apps as the apps do', () => {
    const wrong = seen.filter(({ app: slug, path = '/', title }) => {
      const app = apps.find((each) => each.slug === slug);
      const pages = Object.values(app?.routes ?? {}).filter((route) => leadsTo(route.path, path));
      return app && !pages.some((page) => title === `${page.title} · ${app.name}`);
    });
    expect(new Set(wrong.map(({ app, path, title }) => `${app} ${path} "${title}"`))).toEqual(new Set());
  });

  test('adds up', () => {
    const wrong = places(`SELECT p.url FROM moz_places p JOIN moz_origins o ON o.id = origin_id
      WHERE visit_count <> (SELECT count(*) FROM moz_historyvisits WHERE place_id = p.id)
      OR last_visit_date <> (SELECT max(visit_date) FROM moz_historyvisits WHERE place_id = p.id)
      OR foreign_count <> (SELECT count(*) FROM moz_bookmarks WHERE fk = p.id)
      OR p.url NOT LIKE o.prefix || o.host || '/%' OR p.frecency < 1 OR length(p.guid) <> 12`);
    expect(wrong).toEqual([]);
    const laterThanNow =
      places(`SELECT id FROM moz_historyvisits WHERE visit_date > ${life.referenceMs * 1000}
      UNION SELECT id FROM moz_bookmarks WHERE lastModified > ${life.referenceMs * 1000}`);
    expect(laterThanNow).toEqual([]);
  });

  test('follows what was found from the search that found it', () => {
    const links = places(`SELECT s.visit_date < v.visit_date AS isLater, h.url FROM moz_historyvisits v
      JOIN moz_historyvisits s ON s.id = v.from_visit JOIN moz_places h ON h.id = s.place_id WHERE v.visit_type = 1`);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every(({ isLater, url }) => isLater && String(url).includes('?q='))).toBe(true);
  });

  test('has every app on the toolbar, and more in folders', () => {
    const toolbar = places(
      'SELECT b.title, url FROM moz_bookmarks b JOIN moz_places p ON p.id = fk WHERE parent = 3',
    );
    const byTitle = (rows: readonly { title?: unknown }[]) =>
      rows.toSorted((one, other) => (String(one.title) < String(other.title) ? -1 : 1));
    expect(byTitle(toolbar)).toEqual(
      byTitle(APP_PORTS.map(({ name, port }) => ({ title: name, url: `http://localhost:${port}/` }))),
    );
    const [{ count = 0 } = {}] = places('SELECT count(*) AS count FROM moz_bookmarks WHERE type = 1');
    expect(count).toBeGreaterThanOrEqual(least.bookmarks);
    const empty = places(`SELECT title FROM moz_bookmarks f WHERE type = 2 AND id > 6
      AND NOT EXISTS (SELECT 1 FROM moz_bookmarks WHERE parent = f.id)`);
    expect(empty).toEqual([]);
  });

  test('is signed in to every app, in both browsers', () => {
    const names = apps.map(({ slug }) => `session_${slug}`);
    const cookies = rowsOf(dir, 'cookies.sqlite', 'SELECT name, isHttpOnly, sameSite, host FROM moz_cookies');
    expect(cookies).toEqual(names.map((name) => ({ name, isHttpOnly: 1, sameSite: 1, host: 'localhost' })));
    const windows = rowsOf(dir, '../../../.config/mypc-apps/Default/Cookies', 'SELECT name FROM cookies');
    expect(windows).toEqual(names.map((name) => ({ name })));
  });

  test('remembers what was searched for', () => {
    const entries = rowsOf(
      dir,
      'formhistory.sqlite',
      "SELECT value FROM moz_formhistory WHERE fieldname = 'searchbar-history'",
    );
    const searches = seen.flatMap(({ search }) => search ?? []);
    expect(new Set(entries.map(({ value }) => value))).toEqual(new Set(searches));
  });
});
