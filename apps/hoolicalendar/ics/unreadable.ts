/** A part of a file that is left out, and why. */
export interface Unreadable {
  title: string;
  reason: string;
}

/** Says, after the title, what is wrong with it. */
export class UnreadablePart extends Error {}
