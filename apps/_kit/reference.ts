const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A reference number that looks drawn but is a function of what it names, e.g. `reference('ZL', id)`.
 * The multiplication permutes 30 bits, so that different ids never share a reference.
 */
export function reference(prefix: string, id: number): string {
  let bits = (Math.imul(id, 0x2545f491) ^ 0x1f2e3d4c) & 0x3fffffff;
  let text = '';
  for (let i = 0; i < 6; i++) {
    text += LETTERS[bits & 31];
    bits >>>= 5;
  }
  return `${prefix}-${text}`;
}
