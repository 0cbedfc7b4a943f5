import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { type ShortcutName, shortcutFor } from './shortcut-list.ts';

export type ShortcutHandlers = { [Name in ShortcutName]?: () => void };

interface Registry {
  add(handlers: { current: ShortcutHandlers }): () => void;
}

const Shortcuts = createContext<Registry | null>(null);

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const OVERLAY = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key belongs to what has the focus: a field, a menu, or a dialog that is not an event's card. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) && !target.closest('[role="checkbox"]')) return true;
  if (target?.closest('[role="dialog"]') && !target.closest('[data-event-card]')) return true;
  return Boolean(target?.closest(OVERLAY) || document.querySelector('[data-base-ui-inert]'));
}

/** One listener for the window; the page mounted last answers first. */
export function ShortcutsProvider({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const stack = useRef<{ current: ShortcutHandlers }[]>([]);
  const registry = useRef<Registry>({
    add(handlers) {
      stack.current.push(handlers);
      return () => {
        stack.current = stack.current.filter((one) => one !== handlers);
      };
    },
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const name = shortcutFor(event.key);
      const handler = name && stack.current.findLast((one) => one.current[name])?.current[name];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
  return <Shortcuts value={registry.current}>{children}</Shortcuts>;
}

export function useShortcuts(handlers: ShortcutHandlers): void {
  const registry = useContext(Shortcuts);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => registry?.add(latest), [registry]);
}
