import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Life } from '#world/life.ts';
import { insertRows, makeSqliteFile } from '../sqlite-file.ts';
import { bookmarkRows } from './bookmark-rows.ts';
import type { Bookmarks } from './bookmarks.ts';
import { frecencyThreshold } from './frecency.ts';
import { guidOf } from './guid.ts';
import { type Place, rankOrigins } from './places.ts';
import { urlHash } from './url-hash.ts';
import { CAME_BY, type Visit } from './visits.ts';

const schema = readFileSync(join(import.meta.dirname, 'schemas/places.sql'), 'utf8');

/** `nsINavHistoryService.VISIT_SOURCE_*` */
const SOURCE = { organic: 0, searched: 3 };

export interface Browsing {
  readonly visits: readonly Visit[];
  readonly bookmarks: Bookmarks;
  readonly places: readonly Place[];
  /** When the profile was made. */
  readonly sinceMs: number;
}

/** places.sqlite: history and bookmarks. */
export function placesDatabase({ visits, bookmarks, places, sinceMs }: Browsing, life: Life): Uint8Array {
  const origins = rankOrigins(places, life);
  const placeIds = new Map(places.map(({ url, id }) => [url, id]));
  return makeSqliteFile({ schema, hasWal: true }, (db) => {
    insertRows(
      db,
      'moz_origins',
      origins.map((origin) => ({ ...origin, recalc_frecency: 0, recalc_alt_frecency: 1 })),
    );
    insertRows(
      db,
      'moz_places',
      places.map((place) => placeRow(place, life.seed)),
    );
    insertRows(
      db,
      'moz_historyvisits',
      visits.map((visit) => visitRow(visit, placeIds)),
    );
    insertRows(db, 'moz_bookmarks', bookmarkRows(bookmarks, { placeIds, sinceMs, seed: life.seed }));
    const value = frecencyThreshold(origins.map(({ frecency }) => frecency));
    insertRows(db, 'moz_meta', [{ key: 'origin_frecency_threshold', value }]);
    db.exec('ANALYZE');
  });
}

function placeRow({ id, url, origin, visits, bookmarks, frecency }: Place, seed: string) {
  const last = visits.at(-1);
  return {
    id,
    url,
    title: last?.title ?? null,
    rev_host: `${[...new URL(url).hostname].reverse().join('')}.`,
    visit_count: visits.length,
    hidden: 0,
    typed: visits.some(({ by }) => by === CAME_BY.typed) ? 1 : 0,
    frecency,
    last_visit_date: last ? last.atMs * 1000 : null,
    guid: guidOf(`${seed} place ${url}`, 12),
    foreign_count: bookmarks.length,
    url_hash: urlHash(url),
    origin_id: origin.id,
    recalc_frecency: 0,
    recalc_alt_frecency: 1,
  };
}

const visitRow = (visit: Visit, placeIds: ReadonlyMap<string, number>) => ({
  id: visit.id,
  from_visit: visit.from,
  place_id: placeIds.get(visit.url) ?? null,
  visit_date: visit.atMs * 1000,
  visit_type: visit.by,
  session: 0,
  source: visit.search ? SOURCE.searched : SOURCE.organic,
});
