import { backends } from '../backends/backends.ts';

/** Starts a PC, tells its id, and goes on until it is killed. */
const [name, persona, clientDir] = process.argv.slice(2) as [string, string, string];
const blueprint = await backends[name]?.prepare({ persona, clientDir });
const pc = await blueprint?.start();
console.log(pc?.id);
