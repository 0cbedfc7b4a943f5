import type { ChatMessage, MessagePage } from '../../rules/views.ts';

/** A stretch of a chat without gaps, oldest first. */
export interface MessageWindow {
  readonly items: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

type Page = Pick<MessagePage, 'items' | 'hasOlder' | 'hasNewer'>;

export const windowOf = ({ items, hasOlder, hasNewer }: Page): MessageWindow => ({
  items,
  hasOlder,
  hasNewer,
});

/** `page` ends where the window begins. */
export const prepend = (window: MessageWindow, page: Page): MessageWindow => ({
  ...window,
  items: [...page.items.filter(({ id }) => id < firstId(window)), ...window.items],
  hasOlder: page.hasOlder,
});

/** `page` begins where the window ends. */
export const append = (window: MessageWindow, page: Page): MessageWindow => ({
  ...window,
  items: [...window.items, ...page.items.filter(({ id }) => id > lastId(window))],
  hasNewer: page.hasNewer,
});

/**
 * The window with what a page from its middle says of the same stretch. Such a page may be older than the end of the
 * window: it neither ends it nor adds to it.
 */
export function refreshMiddle(window: MessageWindow, page: Page): MessageWindow {
  if (firstId(page) > lastId(window) || lastId(page) < firstId(window)) return window;
  return { ...window, items: replace(window, page, { from: firstId(page), to: lastId(page) }) };
}

/**
 * The window with the newest page at its end. A window that was scrolled away from the end and does not touch the
 * page stays as it is; one that should reach to the end begins anew when too much happened meanwhile.
 */
export function refreshEnd(window: MessageWindow, page: Page): MessageWindow {
  const from = page.hasOlder ? firstId(page) : Number.NEGATIVE_INFINITY;
  if (from > lastId(window)) return window.hasNewer ? window : windowOf(page);
  return {
    items: replace(window, page, { from, to: Number.POSITIVE_INFINITY }),
    hasOlder: from <= firstId(window) ? page.hasOlder : window.hasOlder,
    hasNewer: false,
  };
}

/** What the page does not hold of its stretch is gone. */
function replace(window: MessageWindow, page: Page, { from, to }: { from: number; to: number }) {
  const known = new Map(window.items.map((item) => [item.id, item]));
  return [
    ...window.items.filter(({ id }) => id < from),
    ...page.items.map((item) => sameOr(known.get(item.id), item)),
    ...window.items.filter(({ id }) => id > to),
  ];
}

export const patch = (
  window: MessageWindow,
  id: number,
  change: (message: ChatMessage) => ChatMessage,
): MessageWindow => ({
  ...window,
  items: window.items.map((item) => (item.id === id ? change(item) : item)),
});

/** The object at hand when nothing about the message changed, so that it need not be drawn again. */
const sameOr = (old: ChatMessage | undefined, fresh: ChatMessage): ChatMessage =>
  old && JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh;

const firstId = ({ items }: Pick<Page, 'items'>): number => items[0]?.id ?? Number.POSITIVE_INFINITY;
const lastId = ({ items }: Pick<Page, 'items'>): number => items.at(-1)?.id ?? Number.NEGATIVE_INFINITY;
