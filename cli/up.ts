import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const summary = "Start a persona's computer, and keep it running until Ctrl-C or mypc down";

export const usage = `
Usage: mypc up [options]

  --backend NAME     sandbox: a whole desktop (default); web: the apps alone, on this machine's loopback
  --persona SLUG     whose world (default: michael-scott)
  --seed TEXT        another life of the same person
  --state DIR        where commands find it, and where the world of the web backend lives
                     (default: $MYPC_STATE, else the user's state directory)
  --client DIR       the built pages (default: dist/client)

Of the desktop:
  --control-port N   the control API on this machine's loopback (default: 5000; 0 lets the system choose)
  --view-port N      the live view (default: 6080; 0 lets the system choose)
  --spares N         PCs kept ready for mypc reset (default: 1)

Of the web backend:
  --home DIR         the persona's home folder; mail is mirrored to its Maildir (default: home in the state directory)
  --port-base N      port of the first app (default: 3001)
`;

const options = {
  backend: { type: 'string', default: 'sandbox' },
  persona: { type: 'string', default: 'michael-scott' },
  seed: { type: 'string' },
  state: { type: 'string' },
  client: { type: 'string', default: join(import.meta.dirname, '..', 'dist/client') },
  'control-port': { type: 'string', default: '5000' },
  'view-port': { type: 'string', default: '6080' },
  spares: { type: 'string', default: '1' },
  home: { type: 'string' },
  'port-base': { type: 'string', default: '3001' },
} as const;

type Values = ReturnType<typeof parse>;
const parse = (args: string[]) => parseArgs({ args, options }).values;

const backends: Record<string, (values: Values, stateDir: string) => Promise<Running>> = {
  sandbox: upDesktop,
  web: upApps,
};

interface Running {
  stop(): Promise<void>;
  /** What to tell when it has stopped without being asked. */
  readonly stopped: Promise<string | undefined>;
}

export async function run(args: string[]): Promise<number> {
  const values = parse(args);
  const up = backends[values.backend];
  if (!up)
    throw new Error(`There is no backend "${values.backend}". Use --backend sandbox or --backend web.`);
  const { defaultStateDir, refuseSecondServer } = await import('#server/admin-client.ts');
  const stateDir = values.state ? resolve(values.state) : defaultStateDir();
  await refuseSecondServer(stateDir);
  const { stop, stopped } = await up(values, stateDir);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  console.log('Press Ctrl-C to stop.');
  const trouble = await stopped;
  if (trouble) console.error(`mypc up: ${trouble}`);
  return trouble ? 1 : 0;
}

async function upDesktop(values: Values, stateDir: string): Promise<Running> {
  const ports = { controlPort: port(values, 'control-port'), viewPort: port(values, 'view-port') };
  const spares = wholeNumber(values, 'spares', { most: 16 });
  const [{ sandboxBackend }, { startComputer }, { readPersona }, { sweepRunDirs }] = await Promise.all([
    import('#desktop/backends/sandbox-backend.ts'),
    import('#desktop/computer.ts'),
    import('#server/read-persona.ts'),
    import('#desktop/sandbox/run-dir.ts'),
  ]);
  const { name } = readPersona(values.persona).persona.identity;
  const missing = await sandboxBackend.missing();
  if (missing.length > 0)
    throw new Error(
      `This machine cannot run a desktop yet:\n${missing.map(({ what, fix }) => `  ${what}\n    fix: ${fix}`).join('\n')}`,
    );
  sweepRunDirs();
  const began = performance.now();
  const blueprint = await sandboxBackend.prepare({
    persona: values.persona,
    seed: values.seed,
    clientDir: resolve(values.client),
    onProgress: (line) => console.error(`mypc: ${line}`),
  });
  const prepared = performance.now();
  const computer = await startComputer({ blueprint, name: `${name}'s PC`, stateDir, spares, ...ports });
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${name}'s PC is ready, ${seconds(prepared)} s after everything was prepared (${seconds(began)} s in all).

  Watch it      ${computer.liveView.viewUrl}
  Use it        ${computer.liveView.controlUrl}
  Control API   ${computer.controlUrl}   e.g. curl -s ${computer.controlUrl}/screenshot > screen.png

mypc reset gives back the base state, mypc diff tells what changed, mypc down stops it.`);
  const trouble = computer.stopped.then(({ how, why }) =>
    how === 'died' ? `the PC died: ${why}.` : undefined,
  );
  return { stop: () => computer.stop(), stopped: trouble };
}

async function upApps(values: Values, stateDir: string): Promise<Running> {
  const portBase = port(values, 'port-base');
  const [{ apps }, { prepareWorld }, { startServer }] = await Promise.all([
    import('#apps/registry.gen.ts'),
    import('#server/prepare-world.ts'),
    import('#server/server.ts'),
  ]);
  prepareWorld(stateDir, apps, { persona: values.persona, seed: values.seed });
  const homeDir = values.home ? resolve(values.home) : join(stateDir, 'home');
  mkdirSync(homeDir, { recursive: true });
  const server = await startServer({
    stateDir,
    apps,
    portBase,
    homeDir,
    clientDir: resolve(values.client),
  });
  for (const app of apps) console.log(`${app.name.padEnd(16)} ${server.urlOf(app)}`);
  return { stop: server.stop, stopped: server.stopped.then(() => undefined) };
}

const port = (values: Values, name: 'control-port' | 'view-port' | 'port-base'): number =>
  wholeNumber(values, name, { least: name === 'port-base' ? 1 : 0, most: 65_000 });

function wholeNumber(
  values: Values,
  name: 'control-port' | 'view-port' | 'port-base' | 'spares',
  { least = 0, most }: { least?: number; most: number },
): number {
  const number = Number(values[name]);
  if (/^\d+$/.test(values[name]) && number >= least && number <= most) return number;
  throw new Error(`--${name} takes a number from ${least} to ${most}, not "${values[name]}".`);
}
