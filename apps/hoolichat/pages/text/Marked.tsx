import type { Marks } from '../../rules/views.ts';

/** A text with what was searched for marked. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const ends = marks.map(([, to]) => to);
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
