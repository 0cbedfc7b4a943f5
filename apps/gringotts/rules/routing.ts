const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose weighted sum is a multiple of ten (ABA). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  return sum % 10 === 0;
}

/** Banks whose routing numbers we know by name. */
const BANKS: Readonly<Record<string, string>> = {
  '031998877': 'Electric City Credit Union',
  '021995547': 'Hudson Mutual Bank',
  '036994410': 'Penn Anthracite Savings',
  '011992262': 'Granite State Federal',
  '231997733': 'Susquehanna Community Bank',
};

export const bankOf = (routing: string): string => BANKS[routing] ?? `Bank ${routing}`;

/** `penn-anthracite-savings.test`: where the other bank writes from. */
export const bankDomain = (bankName: string): string =>
  `${bankName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;

/** Gringotts' own number, for employers. */
export const OWN_ROUTING = '031993005';
