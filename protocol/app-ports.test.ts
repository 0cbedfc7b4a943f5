import { expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { APP_PORTS } from './app-ports.ts';

test('an app that is built is found where the list says, under the name it says', () => {
  const built = apps.map(({ slug, name, port }) => ({ slug, name, port }));
  expect(APP_PORTS).toEqual(expect.arrayContaining(built));
});

test('the seventeen apps have ports of their own', () => {
  expect(APP_PORTS.map(({ port }) => port)).toEqual(Array.from({ length: 17 }, (_, index) => 3001 + index));
  expect(new Set(APP_PORTS.map(({ slug }) => slug)).size).toBe(17);
});
