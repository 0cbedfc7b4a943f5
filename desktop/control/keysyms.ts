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
  optionleft: 'Alt_L',
  optionright: 'Alt_R',
  cmd: 'Super_L',
  print: 'Print',
  prtscr: 'Print',
  prntscrn: 'Print',
  clear: 'Clear',
  help: 'Help',
  select: 'Select',
  execute: 'Execute',
  multiply: 'KP_Multiply',
  add: 'KP_Add',
  separator: 'KP_Separator',
  subtract: 'KP_Subtract',
  decimal: 'KP_Decimal',
  divide: 'KP_Divide',
};

/** Characters that stand for a key. */
const KEYS_OF_CHARACTERS: Readonly<Record<string, string>> = {
  '\n': 'Return',
  '\r': 'Return',
  '\t': 'Tab',
  '\b': 'BackSpace',
  '\x1b': 'Escape',
  '\x7f': 'Delete',
};

/** The keysym that a character is typed with; undefined for one that no key can make. */
export function keysymOfCharacter(character: string): number | undefined {
  const key = KEYS_OF_CHARACTERS[character];
  if (key) return keysymOfName(key);
  const code = character.codePointAt(0) as number;
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const isHalfCharacter = code >= 0xd800 && code <= 0xdfff;
  if (isControl || isHalfCharacter) return undefined;
  return code <= 0xff ? code : UNICODE + code;
}

/** The keysym of a key by name (`ctrl`, `Page_Up`, `f5`, `num7`, `a`); undefined when there is no such key. */
export function keysymOfName(name: string): number | undefined {
  if ([...name].length === 1) return keysymOfCharacter(name);
  const lower = name.toLowerCase();
  const known = ALIASES[lower] ?? lower.replace(/^f(\d{1,2})$/, 'F$1').replace(/^num(\d)$/, 'KP_$1');
  return x11.keySyms[`XK_${known}`]?.code ?? x11.keySyms[`XK_${name}`]?.code;
}
