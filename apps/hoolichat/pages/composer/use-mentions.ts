import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { completeMention, matchingNames, mentionAt } from './mentions.ts';

interface MentionsInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  people: readonly { id: string; name: string }[];
}

/** Offers the members of a group after an @. */
export function useMentions({ field, text, onText, people }: MentionsInput) {
  const [typed, setTyped] = useState<ReturnType<typeof mentionAt>>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const caret = useRef<number | null>(null);
  const matching = typed ? matchingNames(people, typed.name) : [];

  useLayoutEffect(() => {
    if (caret.current === null || !text) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field, text]);

  function choose(name: string) {
    if (!typed) return;
    const done = completeMention(text, typed, name);
    caret.current = done.caret;
    setTyped(null);
    onText(done.text);
  }
  /** Whether the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const active = matching[activeIndex];
    if (!active) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActiveIndex((activeIndex + step + matching.length) % matching.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(active.name);
    else if (event.key === 'Escape') setTyped(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  return {
    people: matching,
    activeIndex,
    choose,
    onKeyDown,
    onType: (value: string, at: number) => {
      setTyped(people.length > 0 ? mentionAt(value, at) : null);
      setActiveIndex(0);
    },
  };
}
