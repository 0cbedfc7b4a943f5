import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface SearchBox {
  /** What stands in the field. */
  text: string;
  setText(text: string): void;
  /** What the page shows results of; empty on pages that show none. */
  asked: string;
  go(query: string): void;
  submit(event: FormEvent): void;
  input: RefObject<HTMLInputElement | null>;
}

/** The field at the top of an app that leads to its page of results, `/search?q=…`, and tells there what was asked. */
export function useSearchBox(): SearchBox {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = path === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(asked), [asked]);
  const go = (query: string) => {
    setText(query);
    if (query.trim()) navigate(`/search?q=${encodeURIComponent(query.trim())}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    go(text);
  };
  return { text, setText, asked, go, submit, input };
}
