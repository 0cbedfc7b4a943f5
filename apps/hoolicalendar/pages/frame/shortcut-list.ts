/** Keys by what they do. A key with Shift is written as the character it types. */
export const SHORTCUTS = {
  today: { keys: ['t'], does: 'Go to today' },
  next: { keys: ['j', 'n'], does: 'Next day, week or month' },
  previous: { keys: ['k', 'p'], does: 'Previous day, week or month' },
  day: { keys: ['d', '1'], does: 'Day view' },
  week: { keys: ['w', '2'], does: 'Week view' },
  month: { keys: ['m', '3'], does: 'Month view' },
  agenda: { keys: ['a', '4'], does: 'Schedule view' },
  create: { keys: ['c'], does: 'Create an event' },
  quickAdd: { keys: ['q'], does: 'Quick add by text' },
  edit: { keys: ['e'], does: 'Edit the open event' },
  remove: { keys: ['Delete', 'Backspace'], does: 'Delete the open or focused event' },
  undo: { keys: ['z'], does: 'Take back the last change' },
  search: { keys: ['/'], does: 'Search' },
  tasks: { keys: ['x'], does: 'Tasks' },
  settings: { keys: ['s'], does: 'Settings' },
  help: { keys: ['?'], does: 'This list' },
} as const satisfies Record<string, { keys: readonly string[]; does: string }>;

export type ShortcutName = keyof typeof SHORTCUTS;

export const SHORTCUT_GROUPS: readonly { title: string; names: readonly ShortcutName[] }[] = [
  { title: 'Go', names: ['today', 'next', 'previous', 'search', 'tasks', 'settings', 'help'] },
  { title: 'Views', names: ['day', 'week', 'month', 'agenda'] },
  { title: 'Events', names: ['create', 'quickAdd', 'edit', 'remove', 'undo'] },
];

/** Keys that belong to an event with the focus. */
export const EVENT_KEYS: readonly { keys: string; does: string }[] = [
  { keys: 'Enter', does: 'Open it' },
  { keys: 'Alt ↑ ↓', does: 'Move by 15 minutes' },
  { keys: 'Alt ← →', does: 'Move by a day' },
  { keys: 'Alt Shift ↑ ↓', does: 'Change its end' },
  { keys: 'Enter, Esc', does: 'Drop it there, or leave it' },
];

export const shortcutFor = (key: string): ShortcutName | undefined =>
  (Object.keys(SHORTCUTS) as ShortcutName[]).find((name) =>
    (SHORTCUTS[name].keys as readonly string[]).includes(key),
  );
