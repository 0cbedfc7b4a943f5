import type { RandomStream } from '#world/rng.ts';
import type { PageView } from './page-views.ts';

/** How Firefox says somebody came to a page: `nsINavHistoryService.TRANSITION_*`. */
export const CAME_BY = { link: 1, typed: 2, bookmark: 3 } as const;

export interface Visit extends PageView {
  readonly by: (typeof CAME_BY)[keyof typeof CAME_BY];
  /** Its number among the visits, from 1, as everywhere in history. */
  readonly id: number;
  /** The visit whose link was followed; 0 for none. */
  readonly from: number;
}

/** Of the times a bookmarked page is opened, how many by typing its address. */
const TYPED_SHARE = 0.3;

/** A search is typed, what it found is followed from it, and everything else is opened by bookmark or by address. */
export function followVisits(
  views: readonly PageView[],
  bookmarked: ReadonlySet<string>,
  random: RandomStream,
): Visit[] {
  const searches = new Map<string, number>();
  return views.map((view, index): Visit => {
    const id = index + 1;
    const { thread, search, url } = view;
    if (thread && search) searches.set(thread, id);
    const from = thread && !search ? searches.get(thread) : undefined;
    if (from) return { ...view, id, by: CAME_BY.link, from };
    const isTyped = search || !bookmarked.has(url) || random.chance(TYPED_SHARE);
    return { ...view, id, by: isTyped ? CAME_BY.typed : CAME_BY.bookmark, from: 0 };
  });
}
