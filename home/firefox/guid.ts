import { createHash } from 'node:crypto';

/** An id as Firefox draws them at random, drawn from what it stands for: `length` characters of `A-Za-z0-9_-`. */
export const guidOf = (what: string, length: 12 | 16): string =>
  createHash('sha256').update(what).digest('base64url').slice(0, length);
