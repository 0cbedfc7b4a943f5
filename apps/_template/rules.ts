/** The start of a text, cut at a word. */
export function excerpt(text: string, length = 80): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
