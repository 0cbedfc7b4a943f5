import { readdirSync } from 'node:fs';
import { readProcess } from '../sandbox/process-tree.ts';

/** The host's processes whose command lines name a PC. */
export const processesNaming = (id: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readProcess(pid, 'cmdline').includes(id));
