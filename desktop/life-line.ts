/** Ends this process when its parent is gone, however that came: standard input is a pipe that only the parent holds. */
export function holdLifeLine(end: () => void = () => process.exit(0)): void {
  process.stdin.on('end', end).on('error', end).resume();
}
