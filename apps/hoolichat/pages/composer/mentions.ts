interface Typed {
  /** Where the @ stands. */
  from: number;
  name: string;
}

/** The beginning of a mention that the caret stands behind. */
export function mentionAt(text: string, caret: number): Typed | null {
  const match = /(?:^|\s)@([\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]*)?)$/u.exec(text.slice(0, caret));
  if (!match) return null;
  const name = match[1] ?? '';
  return { from: caret - name.length - 1, name };
}

export const matchingNames = <Named extends { name: string }>(
  people: readonly Named[],
  typed: string,
): Named[] =>
  people.filter(({ name }) => {
    const wanted = typed.toLowerCase();
    return (
      name.toLowerCase().startsWith(wanted) || (name.split(' ').at(-1) ?? '').toLowerCase().startsWith(wanted)
    );
  });

/** The text with the mention written out, and the caret behind it. */
export function completeMention(text: string, { from, name }: Typed, chosen: string) {
  const before = `${text.slice(0, from)}@${chosen} `;
  return { text: before + text.slice(from + name.length + 1).trimStart(), caret: before.length };
}
