/** A text as people type it in chats, in pieces: *bold*, _italic_, ~struck~, `code`, links and mentions. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; pieces: Piece[] }
  | { kind: 'code'; text: string };

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?)\]}'’”]/g;
const CODE = /```([\s\S]+?)```|`([^`\n]+)`/g;
/** A mark counts at the edge of a word, around something that does not begin or end with a space. */
const STYLE = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu;
const styles = { '*': 'bold', _: 'italic', '~': 'strike' } as const;

export function readText(text: string, mentions: readonly string[] = []): Piece[] {
  return split(
    text,
    CODE,
    (match) => [{ kind: 'code', text: match[1] ?? match[2] ?? '' }],
    (rest) => readLinks(rest, mentions),
  );
}

const readLinks = (text: string, mentions: readonly string[]): Piece[] =>
  split(
    text,
    LINK,
    ([link]) => [{ kind: 'link', text: link, href: link.startsWith('www.') ? `http://${link}` : link }],
    (rest) => readStyles(rest, mentions),
  );

const readStyles = (text: string, mentions: readonly string[]): Piece[] =>
  split(
    text,
    STYLE,
    (match) => [
      { kind: styles[match[1] as keyof typeof styles], pieces: readStyles(match[2] ?? '', mentions) },
    ],
    (rest) => readMentions(rest, mentions),
  );

function readMentions(text: string, names: readonly string[]): Piece[] {
  if (names.length === 0) return text ? [{ kind: 'text', text }] : [];
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return split(
    text,
    new RegExp(`@(?:${longestFirst.join('|')})`, 'g'),
    ([mention]) => [{ kind: 'mention', text: mention }],
    (rest) => (rest ? [{ kind: 'text', text: rest }] : []),
  );
}

/** Pieces of what matches and of what lies between, in order. */
function split(
  text: string,
  pattern: RegExp,
  onMatch: (match: RegExpMatchArray) => Piece[],
  between: (rest: string) => Piece[],
): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push(...between(text.slice(end, match.index)));
    pieces.push(...onMatch(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(...between(text.slice(end)));
  return pieces;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One to three emoji and nothing else: shown big. */
export const isBigEmoji = (text: string): boolean => /^(?:\p{RGI_Emoji}\s*){1,3}$/v.test(text.trim());
