import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSearchBox } from '#kit/page/search-box.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import { FilterDialog } from '../settings/FilterDialog.tsx';
import { criteriaOf } from '../settings/filter-words.ts';
import { AdvancedSearch } from './AdvancedSearch.tsx';
import { readSearch, type SearchFields } from './search-fields.ts';

export function SearchBar() {
  const [, navigate] = useLocation();
  const { text, setText, asked, go: search, submit, input } = useSearchBox();
  const [isOpen, setOpen] = useState(false);
  const [filtering, setFiltering] = useState<SearchFields | null>(null);

  function go(query: string) {
    setOpen(false);
    search(query);
  }
  function clear() {
    setText('');
    if (asked) navigate('/');
    input.current?.focus();
  }
  return (
    <search className="relative max-w-[720px] flex-1">
      <form
        onSubmit={submit}
        className="flex h-12 items-center gap-1 rounded-full bg-search pr-1.5 pl-1.5 transition-[background,box-shadow] focus-within:bg-surface focus-within:shadow-[0_1px_3px_rgb(16_40_40/0.25)]"
      >
        <IconButton label="Search" type="submit" icon={<Search aria-hidden />} />
        <input
          ref={input}
          type="search"
          aria-label="Search mail"
          placeholder="Search mail"
          autoComplete="off"
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && input.current?.blur()}
          className="h-full min-w-0 flex-1 bg-transparent text-[16px] outline-none placeholder:text-foreground-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {text && <IconButton label="Clear search" icon={<X aria-hidden />} onClick={clear} />}
        <Popover
          label="Advanced search"
          align="end"
          open={isOpen}
          onOpenChange={setOpen}
          className="w-[600px] p-5"
          trigger={<IconButton label="Show search options" icon={<SlidersHorizontal aria-hidden />} />}
        >
          <AdvancedSearch
            initial={readSearch(text)}
            onSearch={go}
            onFilter={(fields) => {
              setOpen(false);
              setFiltering(fields);
            }}
          />
        </Popover>
      </form>
      {filtering && <FilterDialog criteria={criteriaOf(filtering)} onClose={() => setFiltering(null)} />}
    </search>
  );
}
