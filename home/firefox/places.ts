import { type Bookmark, type Bookmarks, flatBookmarks } from './bookmarks.ts';
import { originFrecency, pageFrecency } from './frecency.ts';
import type { Visit } from './visits.ts';

/** A page that is in history, bookmarked, or both. */
export interface Place {
  readonly id: number;
  readonly url: string;
  readonly origin: Origin;
  readonly visits: readonly Visit[];
  readonly bookmarks: readonly Bookmark[];
  readonly frecency: number;
}

export interface Origin {
  readonly id: number;
  readonly prefix: string;
  readonly host: string;
}

/** In the order in which they were first seen; pages only bookmarked come last. */
export function placesOf(visits: readonly Visit[], bookmarks: Bookmarks): Place[] {
  const visitsByUrl = Map.groupBy(visits, ({ url }) => url);
  const bookmarksByUrl = Map.groupBy(flatBookmarks(bookmarks), ({ url }) => url);
  const originOf = createOrigins();
  return [...new Set([...visitsByUrl.keys(), ...bookmarksByUrl.keys()])].map((url, index) => {
    const own = { visits: visitsByUrl.get(url) ?? [], bookmarks: bookmarksByUrl.get(url) ?? [] };
    const bookmarkedMs = Math.max(...own.bookmarks.map(({ addedMs }) => addedMs));
    return {
      id: index + 1,
      url,
      origin: originOf(url),
      ...own,
      frecency: pageFrecency(own.visits, bookmarkedMs),
    };
  });
}

function createOrigins(): (url: string) => Origin {
  const known = new Map<string, Origin>();
  return (url) => {
    const { origin, protocol, host } = new URL(url);
    const found = known.get(origin) ?? { id: known.size + 1, prefix: `${protocol}//`, host };
    known.set(origin, found);
    return found;
  };
}

export const rankOrigins = (
  places: readonly Place[],
  now: { referenceMs: number; zone: string },
): (Origin & { frecency: number })[] =>
  [...Map.groupBy(places, ({ origin }) => origin)].map(([origin, pages]) => ({
    ...origin,
    frecency: originFrecency(pages, now),
  }));
