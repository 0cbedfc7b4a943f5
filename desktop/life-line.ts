/**
 * Ends this process when its parent is gone, however that came: standard input is a pipe that only the parent holds.
 * Before anything else, for the parent may be gone before the rest is done.
 */
export function holdLifeLine(): void {
  const end = () => process.exit(0);
  process.stdin.on('end', end).on('error', end).resume();
}
