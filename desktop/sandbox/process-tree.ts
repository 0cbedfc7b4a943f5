import { readFileSync } from 'node:fs';

/** A file of /proc; empty when its process is gone: they come and go while we look. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export const childrenOf = (pid: number): number[] =>
  readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** A process and all that came of it, parents first. */
export const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];
