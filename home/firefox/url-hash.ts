const GOLDEN_RATIO = 0x9e3779b9;
const HASHED_LENGTH = 1500;
const PREFIX_LENGTH = 50;

/**
 * The 48 bits under which Firefox looks a URL up in its databases: the hash of the scheme in the upper 16, so that all pages
 * of a scheme lie together, and the hash of the whole below.
 */
export function urlHash(url: string): number {
  const schemeEnd = url.slice(0, PREFIX_LENGTH).indexOf(':');
  const scheme = schemeEnd < 0 ? 0 : hashString(url.slice(0, schemeEnd)) & 0xffff;
  return scheme * 2 ** 32 + hashString(url.slice(0, HASHED_LENGTH));
}

/** mozilla::HashString; URLs are ASCII. */
function hashString(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(GOLDEN_RATIO, ((hash << 5) | (hash >>> 27)) ^ text.charCodeAt(index));
  return hash >>> 0;
}
