/**
 * Text as the search compares it: lower case, without accents, each word between single spaces. A text holds the
 * word that starts with `pam` when it contains ` pam`, and the phrase `pam beesly` when it contains ` pam beesly `.
 */
export function wordsOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(' ')} ` : ' ';
}
