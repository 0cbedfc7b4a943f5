import { Search, X } from 'lucide-react';
import { useSearchBox } from '#kit/page/search-box.ts';

export function SearchBar() {
  const { text, setText, submit, input } = useSearchBox();
  return (
    <search>
      <form
        onSubmit={submit}
        className="mr-1 flex h-9 w-56 items-center gap-2 rounded-full bg-foreground/6 px-3 transition-[background,box-shadow] focus-within:bg-surface focus-within:shadow-[0_0_0_1px_var(--ring)]"
      >
        <Search aria-hidden className="size-4 shrink-0 text-foreground-muted" />
        <input
          ref={input}
          type="search"
          aria-label="Search events"
          placeholder="Search events"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && input.current?.blur()}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-foreground-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
            className="rounded-full p-0.5 text-foreground-muted hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </form>
    </search>
  );
}
