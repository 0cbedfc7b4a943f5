import { apps } from '#apps/registry.gen.ts';
import { startServer } from '#server/server.ts';
import { holdLifeLine } from './life-line.ts';
import type { AppsConfig } from './start-apps.ts';
import { setWorldClockFile } from './world-clock-file.ts';

/** The app server of a PC, outside of it. Tells the addresses of the apps once they answer. */
const { clockFile, ...config }: AppsConfig = JSON.parse(process.argv[2] as string);
holdLifeLine();
const server = await startServer({ ...config, apps });
if (clockFile !== null) {
  const showTime = () => setWorldClockFile(clockFile, server.world.clock.offsetMs);
  showTime();
  server.world.onChange((change) => {
    if (change === null) showTime();
  });
}
console.log(JSON.stringify(Object.fromEntries(apps.map((app) => [app.port, server.urlOf(app)]))));
