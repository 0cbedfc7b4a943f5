/** What the product allows. */
export const MOST_PINNED_CHATS = 3;
export const MOST_PINNED_MESSAGES = 3;
export const EDIT_WITHIN_MS = 15 * 60_000;
export const DELETE_WITHIN_MS = 2 * 24 * 3600_000;
export const STATUS_LASTS_MS = 24 * 3600_000;
export const MOST_FILE_BYTES = 16 * 1024 * 1024;
export const MOST_FORWARD_CHATS = 5;
export const MOST_MEMBERS = 256;
export const LONGEST_TEXT = 4096;
export const LONGEST_ABOUT = 139;
export const MOST_POLL_OPTIONS = 12;

/** Muted without end. */
export const ALWAYS = 8_640_000_000_000_000;
export const MUTE_MS = { '8h': 8 * 3600_000, '1w': 7 * 24 * 3600_000, always: null } as const;
export type MuteFor = keyof typeof MUTE_MS;
