import type { Folder } from '../rules/views.ts';
import type { Category } from '../schema/mail.ts';

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  primary: 'Primary',
  social: 'Social',
  promotions: 'Promotions',
  updates: 'Updates',
  forums: 'Forums',
};

export const CATEGORY_LIST = Object.keys(CATEGORY_NAMES) as Category[];

export const FOLDER_NAMES: Readonly<Record<Folder, string>> = {
  inbox: 'Inbox',
  starred: 'Starred',
  snoozed: 'Snoozed',
  important: 'Important',
  sent: 'Sent',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  all: 'All mail',
  spam: 'Spam',
  trash: 'Trash',
};

/** Colors a label can have: strong enough for a dot, and for text on a tint of themselves. */
export const LABEL_COLORS = [
  { value: '#0a7a74', name: 'Teal' },
  { value: '#2563a8', name: 'Blue' },
  { value: '#5046c8', name: 'Indigo' },
  { value: '#8e3fb0', name: 'Purple' },
  { value: '#b8326f', name: 'Pink' },
  { value: '#c2410c', name: 'Orange' },
  { value: '#a16207', name: 'Amber' },
  { value: '#3f7d20', name: 'Green' },
  { value: '#6b7280', name: 'Gray' },
  { value: '#7a4a2b', name: 'Brown' },
] as const;
