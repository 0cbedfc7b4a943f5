/** A text as its writer sees it, whatever format it is saved in. */
export interface RichText {
  readonly title: string;
  readonly author: string;
  readonly blocks: readonly Block[];
  readonly look: Look;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: Runs }
  | { readonly kind: 'paragraph'; readonly runs: Runs; readonly centered?: boolean }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Runs[] }
  | TableBlock
  /** Words set apart: a quotation, or in a screenplay somebody who speaks, their name on the first line. */
  | { readonly kind: 'quote'; readonly lines: readonly Runs[] }
  | { readonly kind: 'rule' };

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly Runs[];
  readonly rows: readonly (readonly Runs[])[];
  /** Of the columns, in centimeters; all the same when absent. */
  readonly widths?: readonly number[];
}

const TEXT_WIDTH_CM = 16.5;

export const columnWidthsCm = ({ head, widths }: TableBlock): readonly number[] =>
  widths ?? head.map(() => TEXT_WIDTH_CM / head.length);

export type Runs = readonly Run[];

export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

export interface Look {
  readonly font: string;
  readonly sizePt: number;
  readonly headingFont: string;
  readonly headingColor: string;
  readonly centeredTitle: boolean;
  /** Indents of set-apart words, in centimeters: of the first line, and of the others. */
  readonly quoteCm: readonly [first: number, others: number];
  readonly italicQuote: boolean;
}

export const LOOKS = {
  office: {
    ...{ font: 'Liberation Sans', sizePt: 11, headingFont: 'Liberation Sans', headingColor: '1F3A5F' },
    ...{ centeredTitle: false, quoteCm: [1, 1], italicQuote: true },
  },
  letter: {
    ...{ font: 'Liberation Serif', sizePt: 12, headingFont: 'Liberation Serif', headingColor: '000000' },
    ...{ centeredTitle: false, quoteCm: [1, 1], italicQuote: true },
  },
  book: {
    ...{ font: 'Liberation Serif', sizePt: 12, headingFont: 'Liberation Serif', headingColor: '5B2333' },
    ...{ centeredTitle: true, quoteCm: [1.2, 1.2], italicQuote: true },
  },
  screenplay: {
    ...{ font: 'Liberation Mono', sizePt: 12, headingFont: 'Liberation Mono', headingColor: '000000' },
    ...{ centeredTitle: true, quoteCm: [6, 3.2], italicQuote: false },
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

/** A title in the middle takes the line under it along: "by", and who. */
export const centerByline = (blocks: readonly Block[], { centeredTitle }: Look): Block[] =>
  blocks.map((block, index) => {
    const above = blocks[index - 1];
    const isByline =
      centeredTitle && above?.kind === 'heading' && above.level === 1 && block.kind === 'paragraph';
    return isByline ? { ...block, centered: true } : block;
  });

export const plainText = (runs: Runs): string => runs.map(({ text }) => text).join('');

/** Of the paragraph sizes: a title is large, further headings come closer to the text. */
export const headingSizePt = ({ sizePt }: Look, level: number): number =>
  level === 1 ? sizePt + 7 : level === 2 ? sizePt + 2 : sizePt;
