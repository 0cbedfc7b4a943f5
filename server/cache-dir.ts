import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where grown worlds, home folders and images are kept. Everything in it can be made again. */
export const cacheDir = (): string =>
  process.env.MYPC_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'mypc');
