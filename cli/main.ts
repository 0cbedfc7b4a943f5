import { readFileSync } from 'node:fs';

type Command = {
  summary: string;
  usage: string;
  run(args: string[]): Promise<number>;
};

/** A module does its heavy imports inside `run`: `mypc --help` loads every one of them. */
const commands: Record<string, () => Promise<Command>> = {
  up: () => import('./up.ts'),
  down: () => import('./down.ts'),
  reset: () => import('./reset.ts'),
  snapshot: () => import('./snapshot.ts'),
  diff: () => import('./diff.ts'),
  clock: () => import('./clock.ts'),
  world: () => import('./world.ts'),
  bench: () => import('./bench.ts'),
  test: () => import('./test.ts'),
  doctor: () => import('./doctor.ts'),
};

const names = Object.keys(commands);

async function overview(): Promise<string> {
  const width = Math.max(...names.map((name) => name.length));
  const lines = await Promise.all(
    names.map(async (name) => `  ${name.padEnd(width)}  ${(await commands[name]!()).summary}`),
  );
  return `mypc: a personal computer in a box, for computer-use agents

Usage: mypc <command> [options]

${lines.join('\n')}

mypc help <command> tells more of one. mypc --version prints the version.`;
}

async function help(name: string | undefined): Promise<number> {
  if (name === undefined) console.log(await overview());
  else if (!Object.hasOwn(commands, name)) return unknown(name);
  else {
    const { summary, usage } = await commands[name]!();
    console.log(`${summary}\n\n${usage.trim()}`);
  }
  return 0;
}

function unknown(name: string): number {
  const [nearest] = names
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= 2 || candidate.startsWith(name))
    .sort((a, b) => a.distance - b.distance);
  const hint = nearest ? `Did you mean: mypc ${nearest.candidate}` : 'mypc --help lists the commands.';
  console.error(`mypc: there is no command "${name}". ${hint}`);
  return 2;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

async function run(name: string, args: string[]): Promise<number> {
  const command = await commands[name]!();
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof Error) || process.env.MYPC_DEBUG) throw error;
    console.error(`mypc ${name}: ${error.message}`);
    if (!isUsageError(error)) return 1;
    console.error(`\n${command.usage.trim()}`);
    return 2;
  }
}

function isUsageError(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--version') {
    console.log(version());
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h') return help(undefined);
  if (name === 'help') return help(args[0]);
  if (!Object.hasOwn(commands, name)) return unknown(name);
  if (args[0] === '--help' || args[0] === '-h') return help(name);
  return run(name, args);
}

process.exitCode = await main(process.argv.slice(2));
