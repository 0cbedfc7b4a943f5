import { Fragment, type ReactNode } from 'react';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the words that were searched for marked in it. */
export function marked(text: string, query: string): ReactNode {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <mark key={index}>{part}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
