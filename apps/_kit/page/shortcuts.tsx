import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Reads keys as they come; may wait for a second one before it says what they mean. */
export type KeyReader<Name extends string> = (key: string, shift: boolean) => Name | undefined;

interface Registry<Handlers> {
  add(handlers: { current: Handlers }): () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const OVERLAY = '[role="alertdialog"], [role="menu"], [role="listbox"]';
/** Marks a dialog in which the keys of the page still count. */
const OPEN_DIALOG = '[data-takes-shortcuts]';

/** Whether a key belongs to what has the focus: a field, an open menu or dialog, or a button for Enter. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) && !target.closest('[role="checkbox"]')) return true;
  if (event.key === 'Enter' && target?.closest('a, button')) return true;
  if (target?.closest('[role="dialog"]') && !target.closest(OPEN_DIALOG)) return true;
  return Boolean(target?.closest(OVERLAY) || document.querySelector('[data-base-ui-inert]'));
}

/** The single keys of an app. Pages say what theirs do; the page mounted last answers first. */
export function createShortcuts<Name extends string>(createReader: () => KeyReader<Name>) {
  type Handlers = { [Key in Name]?: () => void };
  const Shortcuts = createContext<Registry<Handlers> | null>(null);

  function ShortcutsProvider({ enabled, children }: { enabled: boolean; children: ReactNode }) {
    const stack = useRef<{ current: Handlers }[]>([]);
    const registry = useRef<Registry<Handlers>>({
      add(handlers) {
        stack.current.push(handlers);
        return () => {
          stack.current = stack.current.filter((one) => one !== handlers);
        };
      },
    });
    useEffect(() => {
      if (!enabled) return;
      const read = createReader();
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Shift' || isTaken(event)) return;
        const name = read(event.key, event.shiftKey);
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

  function useShortcuts(handlers: Handlers): void {
    const registry = useContext(Shortcuts);
    const latest = useRef(handlers);
    useEffect(() => {
      latest.current = handlers;
    });
    useEffect(() => registry?.add(latest), [registry]);
  }

  return { ShortcutsProvider, useShortcuts };
}
