/**
 * Operation inputs in a URL: `?id=3&text=pizza`. A value is JSON where it parses as JSON and text otherwise, so
 * a string that would parse as something else travels quoted (`text="100"`).
 */
export function encodeInput(input: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    params.set(name, typeof value === 'string' && !isJson(value) ? value : JSON.stringify(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

export function decodeInput(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params].map(([name, value]) => [name, isJson(value) ? JSON.parse(value) : value]),
  );
}

function isJson(text: string): boolean {
  if (!/^[\s[{"\-0-9tfn]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
