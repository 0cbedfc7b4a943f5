import { use, useDeferredValue, useMemo, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { type Emoji, type EmojiGroup, findEmojis, loadEmojis } from './emoji-data.ts';
import { noteEmoji, recentEmojis } from './recent-emojis.ts';

const COLUMNS = 8;

type Line = { heading: string } | { emojis: readonly Emoji[] };

/** Suspends until the emoji are here. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const groups = use(loadEmojis());
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const lines = useMemo(() => (wanted ? foundLines(groups, wanted) : allLines(groups)), [groups, wanted]);
  const list = useRef<VListHandle>(null);
  function pick(emoji: string) {
    noteEmoji(emoji);
    onPick(emoji);
  }
  const goTo = (name: string) =>
    list.current?.scrollToIndex(lines.findIndex((line) => 'heading' in line && line.heading === name));
  return (
    <div className="grid w-[352px] gap-2 p-3">
      <div className="flex justify-between">
        {groups.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            disabled={Boolean(wanted)}
            onClick={() => goTo(name)}
            className="grid size-8 place-items-center rounded-lg text-lg hover:bg-muted disabled:opacity-40"
          >
            {icon}
          </button>
        ))}
      </div>
      <SearchInput label="Search emoji" value={query} onChange={setQuery} autoFocus />
      {lines.length === 0 && <p className="h-60 pt-6 text-center text-foreground-muted">No emoji found</p>}
      {lines.length > 0 && (
        <VList ref={list} data={lines} style={{ height: 240 }}>
          {(line, index) =>
            'heading' in line ? (
              <h3 key={line.heading} className="pt-1.5 pb-1 font-semibold text-foreground-muted text-small">
                {line.heading}
              </h3>
            ) : (
              <div key={index} className="grid grid-cols-8">
                {line.emojis.map(({ emoji, label }) => (
                  <button
                    key={emoji}
                    type="button"
                    aria-label={label}
                    onClick={() => pick(emoji)}
                    className="grid h-9.5 place-items-center rounded-lg text-[25px] leading-none hover:bg-muted"
                  >
                    {emoji}
                  </button>
                ))}
              </div>
            )
          }
        </VList>
      )}
    </div>
  );
}

const inLines = (emojis: readonly Emoji[]): Line[] =>
  Array.from({ length: Math.ceil(emojis.length / COLUMNS) }, (_, line) => ({
    emojis: emojis.slice(line * COLUMNS, (line + 1) * COLUMNS),
  }));

function allLines(groups: readonly EmojiGroup[]): Line[] {
  const byEmoji = new Map(groups.flatMap(({ emojis }) => emojis).map((one) => [one.emoji, one]));
  const recent = recentEmojis().flatMap((emoji) => byEmoji.get(emoji) ?? []);
  return [
    { heading: 'Recent' },
    ...inLines(recent),
    ...groups.flatMap(({ name, emojis }) => [{ heading: name }, ...inLines(emojis)]),
  ];
}

const foundLines = (groups: readonly EmojiGroup[], query: string): Line[] =>
  inLines(findEmojis(groups, query));
