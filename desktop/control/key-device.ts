/** What a keyboard needs of a display. */
export interface KeyDevice {
  readonly firstKeycode: number;
  /** Keysyms of each keycode, plain and shifted first. */
  layout(): Promise<number[][]>;
  onLayoutChange(listener: () => void): void;
  /** Puts keysyms on keys, plain and shifted. */
  remap(rows: ReadonlyMap<number, readonly [number, number]>): void;
  key(keycode: number, isDown: boolean): void;
  /** Settles when the server has taken in everything sent before. */
  sync(): Promise<void>;
  isCapsLocked(): Promise<boolean>;
  /** Settles when the program that is typed into has read all that was sent before. */
  untilRead(): Promise<void>;
  /** Settles when characters that a program gathers before it inserts them are in their place, if it does so. */
  untilInserted(): Promise<void>;
}

/** How to get a keysym. */
export interface Stroke {
  readonly keycode: number;
  readonly shift: boolean;
}
