/** A control or text as a person would name it: by role and accessible name, inside another if need be. */
export interface Target {
  readonly role: Role;
  /** Exact accessible name, or a pattern. */
  readonly name?: string | RegExp;
  readonly within?: Target;
  /** Which of several, in reading order, from 0. Without it, the target must be the only one. */
  readonly nth?: number;
}

export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'textbox'
  | 'toolbar';

/** A point of a target: parts of its width and height, from its upper left. The middle is `{ x: 0.5, y: 0.5 }`. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Hands and eyes on a screen. Page objects are written against it, so that the same flow runs in a headless
 * browser for tests and with the real mouse and keyboard of a PC. Every call waits until it can be done, and fails
 * with what was missing.
 */
export interface Surface {
  open(url: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Clicks a spot of something large, e.g. an hour of a day. */
  clickAt(target: Target, spot: Spot): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  rightClick(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Replaces what a field holds. */
  fill(target: Target, text: string): Promise<void>;
  /** Types at the focus, key by key. */
  type(text: string): Promise<void>;
  /** A key or chord, e.g. `Enter`, `Control+a`. */
  press(key: string): Promise<void>;
  /** Picks an option of a select or combobox by its visible name. */
  choose(target: Target, option: string | RegExp): Promise<void>;
  /** Presses on one target, moves the mouse to the other, and releases it; in the middle of each unless told. */
  drag(from: Target, to: Target, spots?: { from?: Spot; to?: Spot }): Promise<void>;
  /** Drags something a number of pixels away. */
  dragBy(from: Target, way: { x: number; y: number }, spot?: Spot): Promise<void>;
  /** Chooses files in a file picker. */
  upload(target: Target, paths: readonly string[]): Promise<void>;
  /** Saves what a link or button downloads; answers the path of the file. */
  download(target: Target): Promise<string>;
  /** The visible text, or the value of a field. */
  read(target: Target): Promise<string>;
  readAll(target: Target): Promise<string[]>;
  isVisible(target: Target): Promise<boolean>;
  waitFor(target: Target): Promise<void>;
  waitUntilGone(target: Target): Promise<void>;
  currentUrl(): Promise<string>;
  title(): Promise<string>;
}

/** Short names for targets: `button('Send', dialog('Confirm'))`. */
const of =
  (role: Role) =>
  (name?: string | RegExp, within?: Target): Target => ({ role, name, within });

export const article = of('article');
export const button = of('button');
export const checkbox = of('checkbox');
export const combobox = of('combobox');
export const dialog = of('dialog');
export const heading = of('heading');
export const link = of('link');
export const list = of('list');
export const listitem = of('listitem');
export const menuitem = of('menuitem');
export const navigation = of('navigation');
export const radio = of('radio');
export const region = of('region');
export const row = of('row');
export const searchbox = of('searchbox');
export const table = of('table');
export const textbox = of('textbox');
export const toggle = of('switch');

export const nth = (target: Target, index: number): Target => ({ ...target, nth: index });
