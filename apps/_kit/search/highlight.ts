import { findTerm, fold, type Term, wordsIn } from './words.ts';

/** A stretch of text, and whether it is what was looked for. */
export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

interface Span {
  start: number;
  end: number;
}

/** The whole text with what was looked for set apart. */
export const highlight = (text: string, terms: readonly Term[]): Segment[] =>
  segmentsOf(text, hitsIn(text, terms), { start: 0, end: text.length });

const LENGTH = 140;
const LEAD = 20;

/** About `length` characters of a text on one line, around the first place of what was looked for. */
export function excerpt(text: string, terms: readonly Term[], length = LENGTH): Segment[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const hits = hitsIn(line, terms);
  const first = hits[0]?.start ?? 0;
  const start = line.length <= length || first <= LEAD ? 0 : wordStart(line, first - LEAD);
  const end = line.length - start <= length ? line.length : wordEnd(line, start + length);
  const shown = segmentsOf(line, hits, { start, end });
  return [
    ...(start > 0 ? [{ text: '…', hit: false }] : []),
    ...shown,
    ...(end < line.length ? [{ text: '…', hit: false }] : []),
  ];
}

function wordStart(line: string, near: number): number {
  const space = line.indexOf(' ', near);
  return space < 0 || space > near + LEAD ? wholeCharacter(line, near) : space + 1;
}

function wordEnd(line: string, near: number): number {
  const space = line.lastIndexOf(' ', near);
  return space < near - LEAD ? wholeCharacter(line, near) : space;
}

/** An emoji is not cut in half. */
const wholeCharacter = (line: string, at: number) => (/[\uDC00-\uDFFF]/.test(line.charAt(at)) ? at - 1 : at);

function hitsIn(text: string, terms: readonly Term[]): Span[] {
  const words = wordsIn(text);
  const spans = terms.flatMap((term) => {
    const parts = term.words.split(' ');
    return findTerm(words, term).map((at) => {
      const last = words[at + parts.length - 1];
      const start = words[at]?.start ?? 0;
      const end = last
        ? last.start + typedLength(text.slice(last.start, last.end), parts.at(-1) ?? '')
        : start;
      return { start, end };
    });
  });
  return merge(spans.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** How much of a word its typed beginning covers: accents make the two differ in length. */
function typedLength(word: string, typed: string): number {
  let end = 0;
  for (const character of word) {
    const covered = fold(word.slice(0, end));
    if (covered.length >= typed.length && fold(character) !== '') break;
    end += character.length;
  }
  return end;
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function segmentsOf(text: string, hits: readonly Span[], { start, end }: Span): Segment[] {
  const segments: Segment[] = [];
  let at = start;
  const push = (until: number, hit: boolean) => {
    if (until > at) segments.push({ text: text.slice(at, until), hit });
    at = Math.max(at, until);
  };
  for (const hit of hits) {
    if (hit.end <= start || hit.start >= end) continue;
    push(hit.start, false);
    push(Math.min(hit.end, end), true);
  }
  push(end, false);
  return segments;
}
