import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './avatar-tone.ts';

it.each([
  ['Ann Lee', 'AL'],
  ['Ann van der Lee', 'AL'],
  ['Cher', 'C'],
  ['billing@duquesne.com', 'BC'],
  ['  (Bo)  "Ruiz" ', 'BR'],
  ['Éva Ögren', 'ÉÖ'],
  ['', '?'],
])('takes the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives a name one hue and names different ones', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  expect(hueOf('Ann Lee')).toBe(hueOf(' ann lee '));
  expect(new Set(names.map(hueOf)).size).toBeGreaterThan(20);
});
