import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkHygiene } from './hygiene.ts';
import { formatViolations } from './source-tree.ts';
import { virtualTree } from './virtual-tree.ts';

function check(files: Record<string, string>): string {
  const root = virtualTree({ 'package-lock.json': '{}', '.npmrc': '', ...files });
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  return formatViolations(checkHygiene(root));
}

test('a registry may not be named', () => {
  const lock = '{\n  "resolved": "https://registry.example/a.tgz"\n}';
  expect(check({ 'package-lock.json': lock })).toContain('package-lock.json:2  names a registry');
  expect(check({ '.npmrc': 'registry=https://registry.example' })).toContain('.npmrc:1  names a registry');
  expect(check({ 'package-lock.json': '{ "funding": "https://example.com" }' })).toBe('');
});

test('a path of one machine may not be named', () => {
  const home = ['', 'root', 'notes'].join('/');
  expect(check({ 'a.md': `see\n"${home}"` })).toContain('a.md:2  holds a path of one machine');
  expect(check({ 'a.md': `see docs${home} and /home/user/Documents` })).toBe('');
});

test('a file of over 400 lines is too long unless it is data', () => {
  const long = 'x\n'.repeat(401);
  expect(check({ 'server/a.ts': long })).toContain('server/a.ts:401  is longer');
  expect(check({ 'server/a.ts': 'x\n'.repeat(400) })).toBe('');
  expect(check({ 'apps/zelle/catalog/banks.ts': long, 'apps/registry.gen.ts': long, 'a.json': long })).toBe(
    '',
  );
});
