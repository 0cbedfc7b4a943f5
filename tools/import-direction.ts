import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import {
  formatViolations,
  type Import,
  isTest,
  readSourceTree,
  type SourceFile,
  type Violation,
} from './source-tree.ts';

const life = ['protocol', 'personas', 'world'];
const apps = [...life, 'apps/_kit', 'apps/*', 'apps/registry.gen.ts'];
const machine = [...apps, 'server', 'home', 'desktop'];
const all = [
  ...machine,
  'harness',
  'tasks/_kit',
  'tasks',
  'grading',
  'studio',
  'analysis',
  'cli',
  'tools',
  'tests',
];

/** What the files of a folder may import besides their own folder; `apps/*` is one app, never another. */
const mayImport: Record<string, string[]> = {
  protocol: [],
  personas: [],
  world: ['protocol', 'personas'],
  'apps/_kit': life,
  'apps/*': [...life, 'apps/_kit'],
  'apps/registry.gen.ts': ['apps/_kit', 'apps/*'],
  server: apps,
  home: apps,
  desktop: [...apps, 'server', 'home'],
  harness: machine,
  'tasks/_kit': life,
  tasks: [...life, 'tasks/_kit'],
  grading: ['protocol', 'tasks/_kit'],
  studio: ['protocol'],
  analysis: ['protocol'],
  cli: all.filter((folder) => folder !== 'tests'),
  tools: all,
  tests: all,
};

const mayImportTypes: Record<string, string[]> = {
  'tasks/_kit': ['apps/_kit', 'apps/*'],
  tasks: ['apps/_kit', 'apps/*'],
};

const browserCode = /^apps\/(_kit\/(ui|page)|[^_/][^/]*\/pages)\//;
const serverPackage = /^(drizzle-orm|hono|@hono\/[^/]+|zod)(\/|$)/;
const drawer = /^(utils?|common|libs?|helpers?)$/;

export function checkImports(files: SourceFile[]): Violation[] {
  return [...checkNames(files), ...checkDirection(files), ...checkCycles(files), ...checkBrowser(files)];
}

function checkNames(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path }) => {
    const name = path.split('/').find((segment) => drawer.test(segment.replace(/\..*/, '')));
    if (!name) return [];
    return {
      path,
      line: 1,
      message: `"${name}" is a drawer. Name it after what it does, and put it with its owner.`,
    };
  });
}

function checkDirection(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !isTest(path) && path.includes('/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ internal }) => internal)
        .flatMap((each) => {
          const problem = directionProblem(path, each);
          return problem ? { path, line: each.line, message: `imports ${each.target}: ${problem}` } : [];
        }),
    );
}

function directionProblem(path: string, { kind, target }: Import): string | undefined {
  const from = folderOf(path);
  const to = folderOf(target);
  const below = mayImport[from];
  if (!below) return `the folder ${from} has no row in tools/import-direction.ts.`;
  if (!posix.extname(target)) return 'the file extension is missing.';
  if (isTest(target)) return 'it is a test.';
  if (from === 'apps/*' && to === 'apps/*') {
    return ownerOf(path) === ownerOf(target)
      ? undefined
      : 'apps never import apps; declare a port in apps/_kit.';
  }
  if (from === to || below.includes(to)) return undefined;
  const types = mayImportTypes[from] ?? [];
  if (types.includes(to)) return kind === 'type' ? undefined : `${from} may import only types of ${to}.`;
  return `${from} may import ${[...below, ...types.map((each) => `types of ${each}`)].join(', ') || 'nothing'}.`;
}

/** The row of the table that a path belongs to. */
function folderOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/');
  if (path in mayImport) return path;
  if (`${top}/${second}` in mayImport && rest.length > 0) return `${top}/${second}`;
  return top === 'apps' ? 'apps/*' : top;
}

function ownerOf(path: string): string | undefined {
  return path.split('/')[1];
}

/** Dynamic imports are left out: they run after their module is complete, so no order can go wrong. */
function checkCycles(files: SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const violations: Violation[] = [];

  const visit = (file: SourceFile) => {
    state.set(file.path, 'open');
    trail.push(file.path);
    for (const { kind, target, line } of file.imports) {
      const next = byPath.get(target);
      if (kind !== 'value' || !next) continue;
      if (!state.has(target)) visit(next);
      else if (state.get(target) === 'open') {
        const cycle = [...trail.slice(trail.indexOf(target)), target].join(' → ');
        violations.push({ path: file.path, line, message: `closes an import cycle: ${cycle}` });
      }
    }
    trail.pop();
    state.set(file.path, 'done');
  };
  for (const file of files) if (!state.has(file.path)) visit(file);
  return violations;
}

/** Follows value imports from browser code; whatever they reach ships to the browser. */
function checkBrowser(files: SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const roots = files.filter(({ path }) => browserCode.test(path) && !isTest(path));
  const chains = new Map(roots.map(({ path }) => [path, path]));
  const violations: Violation[] = [];

  for (const [path, chain] of chains) {
    for (const { kind, target, internal, line } of byPath.get(path)!.imports) {
      if (kind === 'type') continue;
      if (internal ? folderOf(target) === 'server' : isBuiltin(target) || serverPackage.test(target)) {
        violations.push({ path, line, message: `brings server code to the browser: ${chain} → ${target}` });
      } else if (byPath.has(target) && !chains.has(target)) {
        chains.set(target, `${chain} → ${target}`);
      }
    }
  }
  return violations;
}

if (import.meta.main) {
  const violations = checkImports(readSourceTree(join(import.meta.dirname, '..')));
  if (violations.length > 0) {
    console.error(formatViolations(violations));
    process.exitCode = 1;
  }
}
