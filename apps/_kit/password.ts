import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';

/** The salt comes from the world, so that equal worlds are equal to the byte. */
export const hashPassword = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password, salt, 32, { N: 1024 }).toString('hex')}`;

export function isPassword(password: string, hash: string): boolean {
  const salt = hash.slice(0, hash.indexOf(':'));
  return timingSafeEqual(Buffer.from(hashPassword(password, salt)), Buffer.from(hash));
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
