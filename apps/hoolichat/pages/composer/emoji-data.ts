export interface Emoji {
  readonly emoji: string;
  readonly label: string;
  /** Words it is found by. */
  readonly words: string;
}

export interface EmojiGroup {
  readonly name: string;
  readonly icon: string;
  readonly emojis: readonly Emoji[];
}

/** The groups of emojibase by number; 2 holds skin tones and hair, which stand for nothing by themselves. */
const GROUPS: Record<number, { name: string; icon: string }> = {
  0: { name: 'Smileys & emotion', icon: '😀' },
  1: { name: 'People & body', icon: '👋' },
  3: { name: 'Animals & nature', icon: '🐻' },
  4: { name: 'Food & drink', icon: '🍕' },
  5: { name: 'Travel & places', icon: '🚗' },
  6: { name: 'Activities', icon: '⚽' },
  7: { name: 'Objects', icon: '💡' },
  8: { name: 'Symbols', icon: '❤️' },
  9: { name: 'Flags', icon: '🏁' },
};

let loaded: Promise<readonly EmojiGroup[]> | undefined;

/** Half a megabyte: fetched when the first picker opens. */
export function loadEmojis(): Promise<readonly EmojiGroup[]> {
  loaded ??= import('emojibase-data/en/compact.json').then(({ default: all }) => groupsOf(all));
  return loaded;
}

interface CompactEmoji {
  group?: number;
  order?: number;
  unicode: string;
  label: string;
  tags?: string[];
}

function groupsOf(all: readonly CompactEmoji[]): EmojiGroup[] {
  const inOrder = all.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const byGroup = Map.groupBy(inOrder, ({ group }) => group ?? -1);
  return Object.entries(GROUPS).map(([number, { name, icon }]) => ({
    name,
    icon,
    emojis: (byGroup.get(Number(number)) ?? []).map(({ unicode, label, tags = [] }) => ({
      emoji: unicode,
      label,
      words: `${label} ${tags.join(' ')}`.toLowerCase(),
    })),
  }));
}

export function findEmojis(groups: readonly EmojiGroup[], query: string): readonly Emoji[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .flatMap(({ emojis }) => emojis)
    .filter((emoji) => words.every((word) => emoji.words.split(' ').some((own) => own.startsWith(word))))
    .toSorted((a, b) => Number(b.label.startsWith(query)) - Number(a.label.startsWith(query)));
}
