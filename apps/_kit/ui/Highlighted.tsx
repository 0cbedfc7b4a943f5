import { Fragment } from 'react';
import type { Segment } from '../search/highlight.ts';

/** Text with what was looked for marked in it; the theme says how a `mark` looks. */
export function Highlighted({ segments }: { segments: readonly Segment[] }) {
  let at = 0;
  return segments.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
