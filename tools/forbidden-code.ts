import { type ESTree, Visitor } from 'vite';
import { isTest, type SourceFile, type Violation } from './source-tree.ts';

/** Only these may ask the host for the time or for chance: a world is a function of persona, seed and clock. */
const mayUseHost = /^(apps\/_kit\/clock\.ts$|apps\/_kit\/page\/now\.ts$|tools\/|tests\/|cli\/bench|[^/]+$)/;

/** Code that serves every app and must not know any one of them. */
const shared = /^(apps\/_kit|server)\//;

const hostMembers = new Set(['Date.now', 'Math.random', 'Temporal.Now']);

export function checkForbiddenCode(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => [
      ...(mayUseHost.test(file.path) ? [] : findHostUse(file)),
      ...(shared.test(file.path) ? findAppQuestions(file) : []),
    ]);
}

function findHostUse({ path, program, lineOf }: SourceFile): Violation[] {
  const found: Violation[] = [];
  const report = (what: string, { start }: ESTree.Node) =>
    found.push({
      path,
      line: lineOf(start),
      message: `${what} asks the host. Take the clock or a random stream as argument.`,
    });
  new Visitor({
    MemberExpression(node) {
      const name = dotted(node);
      if (hostMembers.has(name)) report(name, node);
    },
    NewExpression(node) {
      if (dotted(node.callee) === 'Date' && node.arguments.length === 0) report('new Date()', node);
    },
    CallExpression(node) {
      if (dotted(node.callee) === 'Date') report('Date()', node);
    },
  }).visit(program);
  return found;
}

function findAppQuestions({ path, program, lineOf }: SourceFile): Violation[] {
  const found: Violation[] = [];
  const report = (node: ESTree.Node) =>
    found.push({
      path,
      line: lineOf(node.start),
      message: 'asks which app it is. Let the app declare a property, and read that.',
    });
  new Visitor({
    BinaryExpression(node) {
      const isComparison = ['===', '!==', '==', '!='].includes(node.operator);
      const sides = [node.left, node.right];
      if (isComparison && sides.some(namesApp) && sides.some(isString)) report(node);
    },
    SwitchStatement(node) {
      if (namesApp(node.discriminant) && node.cases.some(({ test }) => test && isString(test))) report(node);
    },
  }).visit(program);
  return found;
}

function namesApp(node: ESTree.Node): boolean {
  return /(^|\.)(app\.id|slug|appId|appSlug)$/.test(dotted(node));
}

function isString(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** `a.b.c` for such an expression, otherwise only what can be named of its end. */
function dotted(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return dotted(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${dotted(node.object)}.${dotted(node.property)}`;
}
