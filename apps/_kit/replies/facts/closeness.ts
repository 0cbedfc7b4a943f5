import type { Owner } from '../../context.ts';
import type { Person } from '../../people.ts';

/** How near somebody is to the owner, which decides what one can ask of the other. */
export type Closeness =
  | 'partner'
  | 'family'
  | 'friend'
  | 'colleague'
  | 'boss'
  | 'professional'
  | 'ex'
  | 'stranger';

const WORDS: readonly [Closeness, RegExp][] = [
  ['stranger', /stranger/i],
  ['ex', /^ex\b/i],
  ['family', /\b(?:girlfriend|boyfriend|wife|husband|mother|father)'s\b/i],
  ['colleague', /colleague|co-?worker|shift partner|team ?mate|liaison|assistant/i],
  ['partner', /girlfriend|boyfriend|wife|husband|^partner$|fianc|spouse/i],
  [
    'family',
    /mother|father|mom|dad|sister|brother|aunt|uncle|cousin|son\b|daughter|grand|niece|nephew|family/i,
  ],
  [
    'professional',
    /client|customer|vendor|dentist|doctor|veterinarian|landlord|preparer|accountant|president|guard|agent|lawyer|broker/i,
  ],
  ['boss', /boss|manager|supervisor/i],
];

export const closenessOf = ({ contact }: Person): Closeness =>
  WORDS.find(([, words]) => words.test(contact.relationship))?.[0] ?? 'friend';

/** The town somebody lives in, when it is not the owner's and one would have to travel; null for people nearby. */
export function farTownOf({ contact }: Person, owner: Owner): string | null {
  const town = /,\s*([^,]+),\s*([A-Z]{2})\b/.exec(contact.address ?? '');
  if (town) return town[2] === owner.address.state ? null : (town[1]?.trim() ?? null);
  if (areaCode(contact.phone) === areaCode(owner.phone)) return null;
  return /,\s*([A-Z][\p{L} .]+)$/u.exec(contact.company ?? '')?.[1]?.trim() ?? null;
}

const areaCode = (phone: string): string => /\d{3}/.exec(phone.replace(/^\+?1[ -]/, ''))?.[0] ?? '';
