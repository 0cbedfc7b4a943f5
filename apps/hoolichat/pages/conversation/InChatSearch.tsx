import { Suspense, useDeferredValue } from 'react';
import { useNow } from '#kit/page/now.ts';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { listDate } from '../chat-dates.ts';
import { useData } from '../client.ts';
import { SidePanel } from '../SidePanel.tsx';
import { Marked } from '../text/Marked.tsx';

interface InChatSearchProps {
  chatId: number;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onJump: (messageId: number) => void;
}

/** The panel beside the conversation that finds what was said in it. */
export function InChatSearch({ chatId, query, onQuery, onClose, onJump }: InChatSearchProps) {
  const wanted = useDeferredValue(query.trim());
  return (
    <SidePanel title="Search messages" onClose={onClose}>
      <div className="px-4 pt-3 pb-2">
        <SearchInput label="Search this chat" value={query} onChange={onQuery} autoFocus />
      </div>
      {wanted ? (
        <Suspense>
          <Results chatId={chatId} query={wanted} onJump={onJump} />
        </Suspense>
      ) : (
        <p className="px-6 py-8 text-center text-foreground-muted">Search for words said in this chat.</p>
      )}
    </SidePanel>
  );
}

function Results({ chatId, query, onJump }: { chatId: number; query: string; onJump: (id: number) => void }) {
  const { items } = useData('search.inChat', { chatId, q: query });
  const now = useNow();
  if (items.length === 0)
    return <p className="px-6 py-8 text-center text-foreground-muted">No messages found for “{query}”.</p>;
  return (
    <ul aria-label="Found messages" className="min-h-0 flex-1 overflow-y-auto pb-3">
      {items.map((hit) => (
        <li key={hit.id}>
          <button
            type="button"
            onClick={() => onJump(hit.id)}
            className="grid w-full gap-0.5 border-border border-b px-5 py-2.5 text-left hover:bg-pane-hover"
          >
            <span className="text-caption text-foreground-muted">{listDate(hit.at, now)}</span>
            <span className="line-clamp-3">
              <span className="text-foreground-muted">{hit.from === 'me' ? 'You' : hit.fromName}: </span>
              <Marked text={hit.text} marks={hit.marks} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
