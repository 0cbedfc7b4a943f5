/** Ten digits of a US number however it was typed, or null. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/[\s().+-]/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? national : null;
}

/** `5705550131` → `(570) 555-0131` */
export const formatPhone = (digits: string): string =>
  `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
