import x11 from 'x11';

const UNICODE = 0x0100_0000;

/** Names that people and clients use for keys, besides X's own (`Return`, `Page_Up`, `F5`). */
const ALIASES: Readonly<Record<string, string>> = {
  enter: 'Return',
  return: 'Return',
  esc: 'Escape',
  escape: 'Escape',
  backspace: 'BackSpace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  tab: 'Tab',
  space: 'space',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  home: 'Home',
  end: 'End',
  pageup: 'Page_Up',
  pgup: 'Page_Up',
  pagedown: 'Page_Down',
  pgdn: 'Page_Down',
  ctrl: 'Control_L',
  control: 'Control_L',
  ctrlleft: 'Control_L',
  ctrlright: 'Control_R',
  shift: 'Shift_L',
  shiftleft: 'Shift_L',
  shiftright: 'Shift_R',
  alt: 'Alt_L',
  altleft: 'Alt_L',
  altright: 'Alt_R',
  option: 'Alt_L',
  win: 'Super_L',
  winleft: 'Super_L',
  winright: 'Super_R',
  super: 'Super_L',
  command: 'Super_L',
  meta: 'Super_L',
  capslock: 'Caps_Lock',
  numlock: 'Num_Lock',
  scrolllock: 'Scroll_Lock',
  printscreen: 'Print',
  prtsc: 'Print',
  pause: 'Pause',
  menu: 'Menu',
  apps: 'Menu',
};

/** The keysym that a character is typed with. */
export function keysymOfCharacter(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code === 10 || code === 13) return keysymOfName('Return') as number;
  if (code === 9) return keysymOfName('Tab') as number;
  if (code === 8) return keysymOfName('BackSpace') as number;
  const isLatin1 = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
  return isLatin1 ? code : UNICODE + code;
}

/** The keysym of a key by name (`ctrl`, `Page_Up`, `f5`, `a`); undefined when there is no such key. */
export function keysymOfName(name: string): number | undefined {
  if ([...name].length === 1) return keysymOfCharacter(name);
  const lower = name.toLowerCase();
  const known = ALIASES[lower] ?? (/^f\d{1,2}$/.test(lower) ? lower.toUpperCase() : name);
  return x11.keySyms[`XK_${known}`]?.code;
}
