const CHAT_FILTERS = ['all', 'unread', 'favorites', 'groups', 'archived'] as const;

export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** How many messages a page of a conversation holds. */
export const PAGE_LENGTH = 60;

/** The filter that an address names; all chats when it names none that exists. */
export const chatFilterOf = (text: string | null | undefined): ChatFilter =>
  CHAT_FILTERS.find((filter) => filter === text) ?? 'all';

const MEDIA_KINDS = ['media', 'files', 'links'] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What of the shared things an address shows, if any. */
export const mediaKindOf = (text: string | null | undefined): MediaKind | undefined =>
  MEDIA_KINDS.find((kind) => kind === text);
