import { useEffect, useRef } from 'react';
import { useLocation, useRoute, useSearchParams } from 'wouter';
import { chatFilterOf } from '../../chat-location.ts';
import { useData } from '../client.ts';
import { keepList } from '../list-location.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isEmptyComposer = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.value === '';

const focusSearch = () => document.querySelector<HTMLInputElement>('.pane-search input')?.focus();

/** The keys that work everywhere. They are listed on the settings page "Keyboard shortcuts". */
export function Shortcuts() {
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const [, params] = useRoute('/chats/:chatId/*?');
  const filter = path === '/archived' ? 'archived' : chatFilterOf(query.get('filter'));
  const { rows } = useData('chats.list', { filter });

  function step(by: number) {
    const index = rows.findIndex(({ id }) => id === Number(params?.chatId));
    const next = index < 0 ? rows[0] : rows[index + by];
    if (next) navigate(keepList(`/chats/${next.id}`, query));
  }
  /** Escape closes the chat unless something else has a use for it. */
  const canClose = ({ defaultPrevented, target }: KeyboardEvent) =>
    path !== '/' && !defaultPrevented && (!isTyping(target) || isEmptyComposer(target));

  function onKeyDown(event: KeyboardEvent) {
    const keys: Record<string, () => void> = {
      'Control+k': focusSearch,
      'Alt+ArrowDown': () => step(1),
      'Alt+ArrowUp': () => step(-1),
      'Alt+n': () => navigate('/new'),
      'Alt+g': () => navigate('/new-group'),
      ...(isTyping(event.target) ? {} : { '/': focusSearch }),
      ...(canClose(event) ? { Escape: () => navigate(keepList('/', query)) } : {}),
    };
    const chord = [event.ctrlKey && 'Control', event.altKey && 'Alt', event.key].filter(Boolean).join('+');
    const act = keys[chord];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}
