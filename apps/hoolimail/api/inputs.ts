import { z } from 'zod';
import { id, line, optionalLine } from '#kit/input.ts';
import { FOLDERS } from '../rules/views.ts';
import { CATEGORIES, MODES } from '../schema/mail.ts';

export const category = z.enum(CATEGORIES);
export const mode = z.enum(MODES);

/** A moment, epoch ms, between 1970 and 2100. */
export const at = z.int().min(0).max(4_102_444_800_000);

export const html = z.string().max(500_000, 'This mail is too long. Use at most 500,000 characters.');

export const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Choose a color such as #7c3aed.');

/** As typed: whether it is an address is checked when the mail is sent. */
const address = z.object({ name: optionalLine(200), email: line(254) });
export const addresses = z.array(address).max(100, 'A mail can have at most 100 recipients in a field.');

/** What a list of conversations shows; the same words select for `threads.modifyAll`. */
export const selection = {
  folder: z.enum(FOLDERS).optional(),
  category: category.optional(),
  labelId: id.optional(),
  query: z.string().max(500, 'Use at most 500 characters.').default(''),
};

const plain = z.object({
  do: z.enum([
    'archive',
    'unarchive',
    'trash',
    'untrash',
    'spam',
    'notSpam',
    'read',
    'unread',
    'star',
    'unstar',
    'important',
    'notImportant',
    'mute',
    'unmute',
    'unsnooze',
  ]),
});

export const change = z.discriminatedUnion('do', [
  plain,
  z.object({ do: z.literal('deleteForever') }),
  z.object({ do: z.literal('snooze'), until: at }),
  z.object({ do: z.enum(['addLabel', 'removeLabel']), labelId: id }),
  z.object({ do: z.literal('moveTo'), to: z.union([z.enum(['inbox', 'trash', 'spam']), id]) }),
  z.object({ do: z.literal('category'), category }),
]);
export type Change = z.output<typeof change>;
/** All that `threads.undo` can take back. */
export type Reversible = Exclude<Change, { do: 'deleteForever' }>;
