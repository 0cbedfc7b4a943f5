import type { CommandRequest } from '#protocol/control.ts';
import { splitCommand } from './split-command.ts';

/** The words that a request's command is run as. */
export function argvOf({ command, shell }: CommandRequest, home: string): string[] {
  const words = typeof command === 'string' && !shell ? splitCommand(command) : [command].flat();
  const expanded = words.map((word) => (word.startsWith('~/') && !shell ? home + word.slice(1) : word));
  return shell ? ['/bin/sh', '-c', ...expanded] : expanded;
}

/** The code of `python -c code`. */
export function pythonCodeOf(argv: readonly string[]): string | undefined {
  const [program = '', flag, code, ...rest] = argv;
  const isPython = /^(?:\/usr\/bin\/)?python3?$/.test(program);
  return isPython && flag === '-c' && rest.length === 0 ? code : undefined;
}
