/** What the keyboard can do; the help dialog shows it and the pages act on the names. */
export const SHORTCUTS = {
  compose: { keys: ['c'], does: 'Compose' },
  search: { keys: ['/'], does: 'Search mail' },
  help: { keys: ['?'], does: 'Show these shortcuts' },
  undo: { keys: ['z'], does: 'Undo the last action' },
  next: { keys: ['j'], does: 'Older conversation' },
  previous: { keys: ['k'], does: 'Newer conversation' },
  open: { keys: ['Enter', 'o'], does: 'Open conversation' },
  back: { keys: ['u'], does: 'Back to the list' },
  select: { keys: ['x'], does: 'Select conversation' },
  selectAll: { keys: ['* a'], does: 'Select all on the page' },
  selectNone: { keys: ['* n', 'Escape'], does: 'Select none' },
  star: { keys: ['s'], does: 'Star or unstar' },
  archive: { keys: ['e'], does: 'Archive' },
  trash: { keys: ['#'], does: 'Delete' },
  spam: { keys: ['!'], does: 'Report spam' },
  snooze: { keys: ['b'], does: 'Snooze' },
  markRead: { keys: ['Shift+I'], does: 'Mark as read' },
  markUnread: { keys: ['Shift+U'], does: 'Mark as unread' },
  important: { keys: ['+'], does: 'Mark as important' },
  unimportant: { keys: ['-'], does: 'Mark as not important' },
  label: { keys: ['l'], does: 'Label' },
  move: { keys: ['v'], does: 'Move to' },
  reply: { keys: ['r'], does: 'Reply' },
  replyAll: { keys: ['a'], does: 'Reply all' },
  forward: { keys: ['f'], does: 'Forward' },
  expandAll: { keys: [';'], does: 'Expand all messages' },
  goInbox: { keys: ['g i'], does: 'Go to Inbox' },
  goStarred: { keys: ['g s'], does: 'Go to Starred' },
  goSnoozed: { keys: ['g b'], does: 'Go to Snoozed' },
  goSent: { keys: ['g t'], does: 'Go to Sent' },
  goDrafts: { keys: ['g d'], does: 'Go to Drafts' },
  goAll: { keys: ['g a'], does: 'Go to All mail' },
  goContacts: { keys: ['g c'], does: 'Go to Contacts' },
} as const satisfies Record<string, { keys: readonly string[]; does: string }>;

export type ShortcutName = keyof typeof SHORTCUTS;

export const SHORTCUT_GROUPS: readonly { title: string; names: readonly ShortcutName[] }[] = [
  { title: 'Anywhere', names: ['compose', 'search', 'undo', 'help'] },
  {
    title: 'Go to',
    names: ['goInbox', 'goStarred', 'goSnoozed', 'goSent', 'goDrafts', 'goAll', 'goContacts'],
  },
  {
    title: 'Conversations',
    names: ['next', 'previous', 'open', 'back', 'select', 'selectAll', 'selectNone'],
  },
  { title: 'Reading', names: ['reply', 'replyAll', 'forward', 'expandAll'] },
  {
    title: 'Actions',
    names: [
      'archive',
      'trash',
      'spam',
      'star',
      'snooze',
      'markRead',
      'markUnread',
      'important',
      'unimportant',
      'label',
      'move',
    ],
  },
];

const PREFIXES = ['g', '*'];

/** Reads keys one by one; `g` and `*` wait for a second key. */
export function createKeyReader(): (key: string, shift: boolean) => ShortcutName | undefined {
  let prefix = '';
  return (key, shift) => {
    const letter = key.length === 1 && /[A-Z]/i.test(key);
    const name = letter && shift ? `Shift+${key.toUpperCase()}` : key;
    const pressed = prefix ? `${prefix} ${name}` : name;
    if (!prefix && PREFIXES.includes(pressed)) {
      prefix = pressed;
      return undefined;
    }
    prefix = '';
    const found = Object.entries(SHORTCUTS).find(([, { keys }]) =>
      (keys as readonly string[]).includes(pressed),
    );
    return found?.[0] as ShortcutName | undefined;
  };
}
