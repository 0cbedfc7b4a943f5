import { apps } from '#apps/registry.gen.ts';
import { startServer } from '#server/server.ts';
import { holdLifeLine } from './life-line.ts';
import { setWorldClockFile } from './world-clock-file.ts';

/** The apps of a PC: in its network namespace, outside of everything else of it. */
const [stateDir, clientDir, homeDir, clockFile] = process.argv.slice(2) as [string, string, string, string];
const server = await startServer({ stateDir, clientDir, homeDir, apps });
const showTime = () => setWorldClockFile(clockFile, server.world.clock.offsetMs);
showTime();
server.world.onChange((change) => {
  if (change === null) showTime();
});
holdLifeLine(() => void server.stop().then(() => process.exit(0)));
console.log('ready');
