/** "1,234.50", "$1234.5", "-3" or ".99" as integer cents; null for an empty string; undefined when it is no amount of money. */
export function parseMoney(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const match = /^(-)?\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(trimmed);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign && cents !== 0 ? -cents : cents;
}

/** 123450 as "1,234.50": what a money input shows when it is not being edited. */
export function formatMoneyInput(cents: number | null): string {
  if (cents === null) return '';
  const absolute = Math.abs(cents);
  const whole = Math.floor(absolute / 100).toLocaleString('en-US');
  return `${cents < 0 ? '-' : ''}${whole}.${String(absolute % 100).padStart(2, '0')}`;
}
