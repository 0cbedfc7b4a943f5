import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

/** A meeting's room: looks drawn, and is a function of what it is for. */
export function videoCode(uid: string): string {
  const digest = createHash('sha256').update(uid).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
}

export const videoLink = (code: string): string => `https://meet.hooli.test/${code}`;
