import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const summary = 'Start the apps of a world, and keep them running until Ctrl-C';

export const usage = `
Usage: mypc up --backend web [options]

  --backend web      the apps without a desktop, on this machine's loopback
  --persona SLUG     whose world (default: michael-scott)
  --seed TEXT        another life of the same person
  --state DIR        where the world lives (default: $MYPC_STATE, else the user's state directory)
  --home DIR         the persona's home folder; mail is mirrored to its Maildir (default: home in the state directory)
  --port-base N      port of the first app (default: 3001)
  --client DIR       the built pages (default: dist/client)
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      backend: { type: 'string', default: 'web' },
      persona: { type: 'string', default: 'michael-scott' },
      seed: { type: 'string' },
      state: { type: 'string' },
      home: { type: 'string' },
      'port-base': { type: 'string', default: '3001' },
      client: { type: 'string' },
    },
  });
  if (values.backend !== 'web')
    throw new Error(`There is no backend "${values.backend}". Use --backend web.`);
  const portBase = Number(values['port-base']);
  if (!Number.isInteger(portBase) || portBase < 1 || portBase > 65000) {
    throw new Error(`--port-base takes a port number, not "${values['port-base']}".`);
  }
  const [{ apps }, { prepareWorld }, { startServer }, { defaultStateDir, refuseSecondServer }] =
    await Promise.all([
      import('#apps/registry.gen.ts'),
      import('#server/prepare-world.ts'),
      import('#server/server.ts'),
      import('#server/admin-client.ts'),
    ]);
  const stateDir = values.state ? resolve(values.state) : defaultStateDir();
  await refuseSecondServer(stateDir);
  prepareWorld(stateDir, apps, { persona: values.persona, seed: values.seed });
  const server = await startServer({
    stateDir,
    apps,
    portBase,
    clientDir: resolve(values.client ?? join(import.meta.dirname, '..', 'dist/client')),
    homeDir: values.home ? resolve(values.home) : join(stateDir, 'home'),
  });
  for (const app of apps) console.log(`${app.name.padEnd(16)} ${server.urlOf(app)}`);
  console.log('Press Ctrl-C to stop.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
  await server.stopped;
  return 0;
}
