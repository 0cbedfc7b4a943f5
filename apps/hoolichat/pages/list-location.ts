/** What the list beside a chat shows goes along when the chat changes. */
const KEPT = ['filter', 'find'];

export function keepList(path: string, query: URLSearchParams, more: Record<string, string> = {}): string {
  const params = new URLSearchParams();
  for (const name of KEPT) {
    const value = query.get(name);
    if (value) params.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
