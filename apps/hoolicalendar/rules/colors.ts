/** What calendars and events can be painted with; the pages know the shades. */
export const COLORS = [
  'cherry',
  'coral',
  'apricot',
  'honey',
  'olive',
  'pine',
  'teal',
  'sky',
  'cobalt',
  'iris',
  'plum',
  'slate',
] as const;

export type Color = (typeof COLORS)[number];
