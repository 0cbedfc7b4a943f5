import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports } from './import-direction.ts';
import { formatViolations, readSourceTree } from './source-tree.ts';
import { virtualTree } from './virtual-tree.ts';

const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');

function check(files: Record<string, string>): string {
  const root = virtualTree({ 'package.json': manifest, ...files });
  return formatViolations(checkImports(readSourceTree(root)));
}

describe('direction', () => {
  test.each([
    ['world/day.ts', '#protocol/task.ts'],
    ['apps/_kit/clock.ts', '#world/persona.ts'],
    ['apps/zelle/service.ts', '#kit/ports.ts'],
    ['apps/zelle/service.ts', './rules.ts'],
    ['apps/registry.gen.ts', './zelle/app.ts'],
    ['server/host.ts', '#apps/registry.gen.ts'],
    ['desktop/pc.ts', '../home/files.ts'],
    ['harness/episode.ts', '../desktop/pc.ts'],
    ['tasks/buy/milk.ts', '../_kit/task.ts'],
    ['grading/score.ts', '../tasks/_kit/task.ts'],
    ['studio/leaderboard.ts', '#protocol/score.ts'],
    ['cli/up.ts', '#server/host.ts'],
    ['tests/oracle.ts', '../tasks/buy/milk.ts'],
    ['apps/zelle/zelle.test.ts', '#server/testing/app.ts'],
    ['vite.config.ts', './server/host.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check({ [path]: `import { x } from '${specifier}';` })).toBe('');
  });

  test.each([
    ['protocol/task.ts', '#world/day.ts', 'protocol may import nothing'],
    ['world/day.ts', '#kit/clock.ts', 'world may import protocol, personas'],
    ['apps/_kit/ports.ts', '#apps/zelle/app.ts', 'apps/_kit may import'],
    ['apps/_kit/ports.ts', '../registry.gen.ts', 'apps/_kit may import'],
    ['apps/zelle/service.ts', '../gringotts/rules.ts', 'apps never import apps'],
    ['apps/zelle/service.ts', '#server/host.ts', 'apps/* may import'],
    ['server/host.ts', '../home/files.ts', 'server may import'],
    ['server/host.ts', '../tasks/_kit/task.ts', 'server may import'],
    ['home/files.ts', '../desktop/pc.ts', 'home may import'],
    ['desktop/pc.ts', '../grading/score.ts', 'desktop may import'],
    ['grading/score.ts', '../tasks/buy/milk.ts', 'grading may import protocol, tasks/_kit'],
    ['studio/page.ts', '#world/day.ts', 'studio may import protocol'],
    ['analysis/table.ts', '../harness/run.ts', 'analysis may import protocol'],
    ['cli/up.ts', '../tests/oracle.ts', 'cli may import'],
    ['server/host.ts', './host.test.ts', 'it is a test'],
    ['server/host.ts', './clock', 'extension is missing'],
    ['elsewhere/a.ts', '#world/day.ts', 'has no row'],
  ])('%s may not import %s', (path, specifier, reason) => {
    const found = check({ [path]: `\nimport { x } from '${specifier}';` });
    expect(found).toContain(`${path}:2  imports `);
    expect(found).toContain(reason);
  });

  test('every form of import counts', () => {
    const forms = {
      'import type': `import type { A } from '#server/a.ts';`,
      'side effect': `import '#server/a.ts';`,
      're-export': `export * from '#server/a.ts';`,
      'named re-export': `export { a } from '#server/a.ts';`,
      dynamic: `export const a = () => import('#server/a.ts');`,
      'type query': `export type A = import('#server/a.ts').A;`,
    };
    for (const [form, text] of Object.entries(forms)) {
      expect(check({ 'world/day.ts': text }), form).toContain('imports server/a.ts');
    }
  });

  test('tasks may import types of apps, and no values', () => {
    expect(check({ 'tasks/buy/milk.ts': `import type { A } from '#apps/zelle/driver.ts';` })).toBe('');
    expect(check({ 'tasks/buy/milk.ts': `import { type A } from '#kit/surface/surface.ts';` })).toBe('');
    expect(check({ 'tasks/buy/milk.ts': `import { a, type A } from '#apps/zelle/driver.ts';` })).toContain(
      'tasks may import only types of apps/*',
    );
  });
});

describe('cycles', () => {
  const cycle = (last: string) => ({
    'world/a.ts': `import { b } from './b.ts'; export const a = b;`,
    'world/b.ts': `import { c } from './c.ts'; export const b = c;`,
    'world/c.ts': last,
  });

  test('a cycle of values is told with its path', () => {
    expect(check(cycle(`import { a } from './a.ts'; export const c = () => a;`))).toBe(
      'world/c.ts:1  closes an import cycle: world/a.ts → world/b.ts → world/c.ts → world/a.ts',
    );
  });

  test('types and dynamic imports close none', () => {
    expect(check(cycle(`import type { a } from './a.ts'; export let c: typeof a;`))).toBe('');
    expect(check(cycle(`export const c = () => import('./a.ts');`))).toBe('');
  });
});

describe('browser code', () => {
  const page = `import { fee } from '../rules.ts'; export const pages = fee;`;

  test.each(['node:fs', 'fs', 'drizzle-orm', 'drizzle-orm/node-sqlite', 'hono', '@hono/node-server', 'zod'])(
    'does not reach %s through a file it imports',
    (specifier) => {
      expect(
        check({ 'apps/zelle/pages/index.tsx': page, 'apps/zelle/rules.ts': `import '${specifier}';` }),
      ).toBe(
        'apps/zelle/rules.ts:1  brings server code to the browser: ' +
          `apps/zelle/pages/index.tsx → apps/zelle/rules.ts → ${specifier}`,
      );
    },
  );

  test('does not reach the server', () => {
    expect(check({ 'apps/_kit/page/mount.tsx': `export const a = import('#server/a.ts');` })).toContain(
      'brings server code to the browser: apps/_kit/page/mount.tsx → server/a.ts',
    );
  });

  test('may use types of server code, and other packages', () => {
    expect(
      check({
        'apps/_kit/ui/Button.tsx': `import type { z } from 'zod'; import { useState } from 'react';`,
        'apps/zelle/pages/index.tsx': `import type { Api } from '../api.ts'; export type { Api };`,
        'apps/zelle/api.ts': `import { z } from 'zod'; export type Api = z.ZodType;`,
      }),
    ).toBe('');
  });

  test('what no page imports may use what it likes', () => {
    expect(check({ 'apps/zelle/schema.ts': `import 'drizzle-orm'; import 'node:fs';` })).toBe('');
  });
});

test.each(['apps/_kit/utils.ts', 'world/helpers/day.ts', 'server/lib/a.ts', 'home/common.test.ts'])(
  '%s is called a drawer',
  (path) => {
    expect(check({ [path]: '' })).toContain('is a drawer');
    expect(check({ 'world/library.ts': '' })).toBe('');
  },
);
