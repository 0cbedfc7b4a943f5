/** Whether some word of the name begins with each word that was typed. */
export function matchesName(name: string, query: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
