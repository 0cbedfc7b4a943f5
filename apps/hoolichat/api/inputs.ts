import { z } from 'zod';
import { id, line } from '#kit/input.ts';
import { isEmoji } from '../rules/emoji.ts';
import { LONGEST_TEXT } from '../rules/limits.ts';

export { id };

/** Several lines are welcome; what cannot be seen is not. */
export const words = (max = LONGEST_TEXT) =>
  z
    .string()
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), 'Use plain text.')
    .transform((text) => text.trim());

export const clientId = z.string().regex(/^[\w.:-]{1,80}$/, 'Use letters, digits and dashes.');

export const personId = line(80);

export const emoji = z.string().max(40).refine(isEmoji, 'Choose a single emoji.');

export const inChat = { chatId: id };
export const onMessage = { messageId: id };
/** What every message that is sent has. */
export const sending = { chatId: id, clientId: clientId.optional(), replyTo: id.optional() };
