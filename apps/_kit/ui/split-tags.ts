export interface TagSuggestion {
  value: string;
  label: string;
  detail?: string;
}

/** Several tags from one text: `ann@x.org, "Lee, Bo" <bo@x.org>; cy@x.org`. A name before `<address>` is dropped. */
export function splitTags(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,;\n])+/g) ?? [];
  return parts.map((part) => (/<([^<>]+)>\s*$/.exec(part)?.[1] ?? part).trim()).filter(Boolean);
}

/** The value of the suggestion that the text names in full, else the text. */
export function resolveTag(text: string, suggestions: readonly TagSuggestion[]): string {
  const wanted = text.toLowerCase();
  const match =
    suggestions.find((one) => one.value.toLowerCase() === wanted) ??
    suggestions.find((one) => one.label.toLowerCase() === wanted);
  return match?.value ?? text;
}

/** Suggestions not chosen yet in which a word starts with each word of the query. */
export function matchSuggestions(
  query: string,
  suggestions: readonly TagSuggestion[],
  chosen: readonly string[],
): TagSuggestion[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return suggestions.filter((one) => {
    if (chosen.includes(one.value)) return false;
    const text = ` ${one.label} ${one.value} ${one.detail ?? ''}`.toLowerCase().replaceAll(/[@._-]/g, ' $&');
    return words.every((word) => text.includes(` ${word}`) || text.replaceAll(' ', '').includes(word));
  });
}
