import type { Message } from '../schema/mail.ts';

/** The folders on disk; `''` is the inbox, the Maildir itself. */
export const FOLDERS = ['', '.Archive', '.Sent', '.Drafts', '.Outbox', '.Spam', '.Trash'] as const;
export type FolderName = (typeof FOLDERS)[number];

export type Subfolder = 'cur' | 'new';

/** Where a message lies on disk, and its flags. */
export interface Placement {
  folder: FolderName;
  sub: Subfolder;
  /** `1775124300.M000000I383.hoolimail`: changes only when the content does. */
  base: string;
  /** In the order Maildir wants: D F R S T, then keywords a to z. */
  flags: string;
}

export type MirroredMessage = Pick<
  Message,
  'id' | 'at' | 'state' | 'place' | 'unread' | 'starred' | 'answered' | 'threadId'
>;

/** Received and sent mail never changes its content; whatever can be edited gets a new time, hence a new name. */
export function placementOf(message: MirroredMessage, keywords: string): Placement {
  const folder = folderOf(message);
  const flags = flagsOf(message) + keywords;
  const isNew = folder === '' && message.state === 'received' && flags === '';
  return { folder, sub: isNew ? 'new' : 'cur', base: baseName(message), flags };
}

function folderOf({ state, place }: MirroredMessage): FolderName {
  if (place === 'trash') return '.Trash';
  if (place === 'spam') return '.Spam';
  if (state === 'draft') return '.Drafts';
  if (state === 'outbox' || state === 'scheduled') return '.Outbox';
  if (place === 'inbox') return '';
  return state === 'sent' ? '.Sent' : '.Archive';
}

function flagsOf({ state, starred, answered, unread }: MirroredMessage): string {
  const isUnsent = state === 'draft' || state === 'outbox' || state === 'scheduled';
  return `${isUnsent ? 'D' : ''}${starred ? 'F' : ''}${answered ? 'R' : ''}${unread ? '' : 'S'}`;
}

const baseName = ({ id, at }: MirroredMessage) =>
  `${Math.floor(at / 1000)}.M${String(at % 1000).padStart(3, '0')}000I${id}.hoolimail`;

/** Files in `new` carry no flags. */
export const fileName = ({ base, sub, flags }: Placement): string =>
  sub === 'new' ? base : `${base}:2,${flags}`;

export interface FileOnDisk extends Placement {
  /** As it is spelled on disk; programs order flags as they like. */
  name: string;
  /** Of the message that we wrote it for; null for a file from elsewhere. */
  id: number | null;
}

export function readFileName(folder: FolderName, sub: Subfolder, name: string): FileOnDisk {
  const colon = name.lastIndexOf(':2,');
  const base = colon < 0 ? name : name.slice(0, colon);
  const flags =
    colon < 0 ? '' : [...new Set(name.slice(colon + 3).replace(/[^A-Za-z]/g, ''))].sort().join('');
  const id = /^\d{1,13}\.M\d{6}I(\d{1,12})\.hoolimail$/.exec(base)?.[1];
  return { folder, sub, name, base, flags, id: id ? Number(id) : null };
}

/** Whether both say the same of a message: a program that moves a file from `new` to `cur` changes nothing. */
export const saysTheSame = (a: Placement, b: Placement): boolean =>
  a.folder === b.folder && a.base === b.base && a.flags === b.flags;

export const located = (placement: Placement, id: number): FileOnDisk => ({
  ...placement,
  name: fileName(placement),
  id,
});
