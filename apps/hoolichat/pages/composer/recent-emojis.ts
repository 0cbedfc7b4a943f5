const KEY = 'hoolichat-emoji';
const MOST = 16;
const FIRST = ['😂', '❤️', '👍', '😮', '🙏', '🎉', '😅', '🔥'];

export function recentEmojis(): readonly string[] {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') ?? FIRST;
  } catch {
    return FIRST;
  }
}

export const noteEmoji = (emoji: string): void =>
  window.localStorage.setItem(
    KEY,
    JSON.stringify([emoji, ...recentEmojis().filter((other) => other !== emoji)].slice(0, MOST)),
  );
