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
 * The window with what a fresh page says of the same stretch, and what the page adds at either end. A page that does
 * not touch the window leaves it as it is, unless the window should reach to the newest message and the page does.
 */
export function refresh(window: MessageWindow, page: Page): MessageWindow {
  const from = page.hasOlder ? firstId(page) : Number.NEGATIVE_INFINITY;
  const to = page.hasNewer ? lastId(page) : Number.POSITIVE_INFINITY;
  const isApart = from > lastId(window) || to < firstId(window);
  if (isApart) return window.hasNewer || page.hasNewer ? window : windowOf(page);
  const known = new Map(window.items.map((item) => [item.id, item]));
  return {
    items: [
      ...window.items.filter(({ id }) => id < from),
      ...page.items.map((item) => sameOr(known.get(item.id), item)),
      ...window.items.filter(({ id }) => id > to),
    ],
    hasOlder: from <= firstId(window) ? page.hasOlder : window.hasOlder,
    hasNewer: to >= lastId(window) ? page.hasNewer : window.hasNewer,
  };
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
