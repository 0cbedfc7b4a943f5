import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A dynamic import is a value import that waits until it is called. */
export type Import = {
  kind: 'value' | 'type' | 'dynamic';
  /** A path from the root when `internal`, otherwise the package or built-in as written. */
  target: string;
  internal: boolean;
  line: number;
};

export type SourceFile = {
  path: string;
  program: ESTree.Program;
  imports: Import[];
  lineOf(offset: number): number;
};

export type Violation = { path: string; line: number; message: string };

/** Reads and parses every TypeScript file below `root`, in order of path. */
export function readSourceTree(root: string): SourceFile[] {
  const aliases = readAliases(root);
  return globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', 'dist', 'coverage', '.*'] })
    .sort()
    .map((path) => parseFile(path, readFileSync(join(root, path), 'utf8'), aliases));
}

export function formatViolations(violations: Violation[]): string {
  return violations.map(({ path, line, message }) => `${path}:${line}  ${message}`).join('\n');
}

/** Tests, and what they share: `mailbox-for-tests.ts`. */
export function isTest(path: string): boolean {
  return /(\.test|-for-tests)\.tsx?$/.test(path);
}

/** `#world/*` → `world/`, from the `imports` of package.json. */
function readAliases(root: string): [string, string][] {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries<string>(imports).map(([from, to]) => [
    from.slice(0, -1),
    posix.normalize(to.slice(0, -1)),
  ]);
}

function parseFile(path: string, text: string, aliases: [string, string][]): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`Cannot parse ${path}: ${errors[0].message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports = findImports(program).map(({ kind, specifier, start }) => {
    const inside = resolve(path, specifier, aliases);
    return { kind, target: inside ?? specifier, internal: inside !== undefined, line: lineOf(start) };
  });
  return { path, program, imports, lineOf };
}

function resolve(from: string, specifier: string, aliases: [string, string][]): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const alias = aliases.find(([prefix]) => bare.startsWith(prefix));
  return alias && posix.join(alias[1], bare.slice(alias[0].length));
}

type Written = { kind: Import['kind']; specifier: string; start: number };

function findImports(program: ESTree.Program): Written[] {
  const found: Written[] = [];
  const add = (kind: Import['kind'], source: ESTree.Node | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({ kind, specifier: source.value, start: source.start });
  };
  new Visitor({
    ImportDeclaration(node) {
      const types = node.specifiers.every(
        (each) => each.type === 'ImportSpecifier' && each.importKind === 'type',
      );
      add(
        node.importKind === 'type' || (types && node.specifiers.length > 0) ? 'type' : 'value',
        node.source,
      );
    },
    ExportNamedDeclaration(node) {
      const types = node.specifiers.every((each) => each.exportKind === 'type');
      add(
        node.exportKind === 'type' || (types && node.specifiers.length > 0) ? 'type' : 'value',
        node.source,
      );
    },
    ExportAllDeclaration: (node) => add(node.exportKind ?? 'value', node.source),
    ImportExpression: (node) => add('dynamic', node.source),
    TSImportType: (node) => add('type', node.source),
  }).visit(program);
  return found;
}
