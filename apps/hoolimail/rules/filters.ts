import type { Category } from '../schema/mail.ts';

/** All given criteria must hold; the words are as one would type them in the search box. */
export interface FilterCriteria {
  from: string;
  to: string;
  subject: string;
  hasWords: string;
  doesntHave: string;
  hasAttachment: boolean;
  /** Larger or smaller than so many bytes. */
  size: { is: 'larger' | 'smaller'; bytes: number } | null;
}

export interface FilterActions {
  skipInbox: boolean;
  markRead: boolean;
  star: boolean;
  labelId: number | null;
  trash: boolean;
  neverSpam: boolean;
  category: Category | null;
}
