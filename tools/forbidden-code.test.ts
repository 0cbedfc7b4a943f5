import { expect, test } from 'vitest';
import { checkForbiddenCode } from './forbidden-code.ts';
import { formatViolations, readSourceTree } from './source-tree.ts';
import { virtualTree } from './virtual-tree.ts';

function check(path: string, text: string): string {
  const root = virtualTree({ 'package.json': '{}', [path]: text });
  return formatViolations(checkForbiddenCode(readSourceTree(root)));
}

const hostUses = [
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'Temporal.Now.instant()',
  '[1].map(Math.random)',
];

test.each(hostUses)('%s is only for the clock, tools, benches and tests', (use) => {
  expect(check('world/day.ts', `\nexport const x = ${use};`)).toContain('world/day.ts:2  ');
  for (const path of [
    'apps/_kit/clock.ts',
    'tools/a.ts',
    'cli/bench.ts',
    'tests/a.ts',
    'world/day.test.ts',
  ]) {
    expect(check(path, `export const x = ${use};`)).toBe('');
  }
});

test('dates that are told and other names are fine', () => {
  expect(
    check('world/day.ts', 'export const x = [new Date(0), clock.now(), Date.UTC(2026, 0), rng.random()];'),
  ).toBe('');
});

test.each([
  `app.id === 'zelle'`,
  `'zelle' !== app.slug`,
  `slug === 'zelle'`,
  `ctx.app?.slug == 'zelle'`,
  `(() => { switch (app.id) { case 'zelle': return 1; } })()`,
])('shared code may not ask %s', (question) => {
  const text = `export const x = ${question};`;
  expect(check('apps/_kit/a.ts', text)).toContain('asks which app it is');
  expect(check('server/a.ts', text)).toContain('asks which app it is');
  expect(check('apps/zelle/a.ts', text)).toBe('');
});

test('shared code may compare apps with each other and read their properties', () => {
  expect(
    check(
      'server/a.ts',
      `export const x = [app.slug === other.slug, user.id === 'u1', app.kind === 'bank'];`,
    ),
  ).toBe('');
});
