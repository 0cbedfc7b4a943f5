import { z } from 'zod';
import { isDay } from './time.ts';

/** Building blocks for operation inputs: bounded, so that absurd values stop at the door. */

export const id = z
  .int()
  .positive()
  .max(2 ** 40);

/** A positive amount of money up to ten million dollars. */
export const amountCents = z
  .int('Enter an amount in dollars and cents.')
  .positive('Enter an amount greater than $0.00.')
  .max(1_000_000_000, 'That amount is too large.');

export const line = (max = 200) =>
  z
    .string()
    .trim()
    .min(1, 'This cannot be empty.')
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !hasControlCharacter(text), 'Use a single line of plain text.');

export const optionalLine = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !hasControlCharacter(text), 'Use a single line of plain text.')
    .default('');

export const text = (max = 10_000) => z.string().max(max, `Use at most ${max} characters.`);

export const day = z.string().refine(isDay, 'That date does not exist. Use a date such as 2026-04-15.');

export const email = z.email('Enter an e-mail address such as pam@example.com.').max(254);

export const page = z.int().min(1).max(100_000).default(1);

const hasControlCharacter = (text: string) => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32) return true;
  return false;
};
