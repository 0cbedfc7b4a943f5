import { APP_PORTS } from '#protocol/app-ports.ts';
import type { Persona } from '#world/persona.ts';
import { appUrl, type PageView, pageUrl } from './page-views.ts';

export interface Bookmark {
  readonly title: string;
  readonly url: string;
  readonly addedMs: number;
}

export interface BookmarkFolder {
  readonly title: string;
  readonly children: readonly (Bookmark | BookmarkFolder)[];
}

export interface Bookmarks {
  readonly toolbar: readonly Bookmark[];
  readonly menu: readonly BookmarkFolder[];
}

type Patterns = Persona['browsing_patterns'];
type Page = Patterns['daily'][number]['pages'][number];

/** How long somebody reads before they keep the page. */
const READ_MS = 40_000;

/** The apps on the toolbar, the most used first; in the menu what the owner reads and what they looked into. */
export function bookmarksOf(persona: Persona, views: readonly PageView[], sinceMs: number): Bookmarks {
  const keep = keeperOf(views);
  const { daily, threads } = persona.browsing_patterns;
  const isWeekend = ({ weekdays }: Patterns['daily'][number]) => weekdays.every((day) => day > 5);
  const pagesOf = (of: readonly { pages: readonly Page[] }[]) => of.flatMap(({ pages }) => pages);
  const wishes = new Set([...persona.shopping.impulses, ...persona.shopping.occasions].map(({ id }) => id));
  const trips = new Set(persona.trips.map(({ id }) => id));
  const leadingTo = (ids: ReadonlySet<string>) =>
    threads.filter(({ leadsTo }) => leadsTo && ids.has(leadsTo));
  const others = threads.filter(({ leadsTo }) => !leadsTo || !(wishes.has(leadsTo) || trips.has(leadsTo)));
  const menu: BookmarkFolder[] = [
    { title: 'Every day', children: keep(pagesOf(daily.filter((pattern) => !isWeekend(pattern)))) },
    { title: 'Weekend', children: keep(pagesOf(daily.filter(isWeekend))) },
    {
      title: 'Trips',
      children: persona.trips.flatMap(({ id, place }) => {
        const children = keep(pagesOf(leadingTo(new Set([id]))));
        return children.length > 0 ? { title: place, children } : [];
      }),
    },
    { title: 'To buy', children: keep(pagesOf(leadingTo(wishes))) },
    { title: 'Good to know', children: keep(pagesOf(others)) },
  ];
  return { toolbar: appBookmarks(views, sinceMs), menu: menu.filter(({ children }) => children.length > 0) };
}

export const flatBookmarks = ({ toolbar, menu }: Bookmarks): Bookmark[] => [...toolbar, ...flat(menu)];

const flat = (items: BookmarkFolder['children']): Bookmark[] =>
  items.flatMap((item) => ('children' in item ? flat(item.children) : item));

/** Keeps pages of other sites that were visited, each in the first folder that wants it. Apps have their place on the toolbar. */
function keeperOf(views: readonly PageView[]): (pages: readonly Page[]) => Bookmark[] {
  const firstViews = new Map(views.toReversed().map((view) => [view.url, view]));
  return (pages) =>
    pages.flatMap((page) => {
      const url = pageUrl(page);
      const view = firstViews.get(url);
      if (page.app || !view) return [];
      firstViews.delete(url);
      return { title: view.title, url, addedMs: view.atMs + READ_MS };
    });
}

function appBookmarks(views: readonly PageView[], sinceMs: number): Bookmark[] {
  const counts = Map.groupBy(views, ({ url }) => new URL(url).origin);
  const uses = (url: string) => counts.get(new URL(url).origin)?.length ?? 0;
  return APP_PORTS.map(({ slug, name }, index) => ({
    title: name,
    url: appUrl(slug),
    addedMs: sinceMs + index * READ_MS,
  })).toSorted((one, other) => uses(other.url) - uses(one.url));
}
