/** What Playwright calls keys, where the control API has another word. */
const NAMES: Readonly<Record<string, string>> = {
  Control: 'ctrl',
  ControlOrMeta: 'ctrl',
  Meta: 'win',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** `Control+Shift+a` as keys to hold one after the other. */
export const keysOf = (chord: string): string[] =>
  chord.split(/(?<=.)\+/).map((key) => NAMES[key] ?? (key.length > 1 ? key.toLowerCase() : key));
