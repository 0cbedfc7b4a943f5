import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The compose window: which draft it shows. It stays while the page behind it changes, and in the address. */
interface ComposeState {
  /** `new`, the id of a draft, or null when the window is closed. */
  readonly draft: string | null;
  /** Another number, another window. */
  readonly session: number;
  /** Whom a new mail goes to. */
  readonly to: string;
  open(draft: 'new' | number, to?: string): void;
  /** A new draft got its id. */
  rename(id: number): void;
  close(): void;
}

const Compose = createContext<ComposeState | null>(null);

export function useCompose(): ComposeState {
  const state = useContext(Compose);
  if (!state) throw new Error('The compose window is only there inside the frame.');
  return state;
}

/** The address as it is when called: saving a draft may end after its writer went to another page. */
function addressWith(draft: string | null, to = ''): string {
  const params = new URLSearchParams(window.location.search);
  params.delete('compose');
  params.delete('to');
  if (draft) params.set('compose', draft);
  if (draft && to) params.set('to', to);
  const text = params.toString();
  return text ? `${window.location.pathname}?${text}` : window.location.pathname;
}

const keepInAddress = (draft: string | null) => history.replaceState(history.state, '', addressWith(draft));

export function ComposeProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const inAddress = params.get('compose');
  const to = params.get('to') ?? '';
  const [shown, setShown] = useState({ draft: inAddress, session: 0, to });
  const seen = useRef(inAddress);
  /** Going back leads to the address that a mail had before it was saved; only asking makes another one. */
  const isAsked = useRef(false);
  const { draft } = shown;

  useEffect(() => {
    const isNews = inAddress !== seen.current;
    seen.current = inAddress;
    if (!inAddress && draft) keepInAddress(draft);
    if (!inAddress || !isNews) return;
    const isOldAddress = inAddress === 'new' && draft !== null && !isAsked.current;
    isAsked.current = false;
    if (isOldAddress) return keepInAddress(draft);
    setShown((old) => (old.draft === inAddress ? old : { draft: inAddress, session: old.session + 1, to }));
  }, [inAddress, to, draft]);

  const state = useMemo<ComposeState>(
    () => ({
      ...shown,
      open(next, recipient) {
        isAsked.current = true;
        navigate(addressWith(String(next), recipient));
      },
      rename(id) {
        setShown((old) => ({ ...old, draft: String(id) }));
        keepInAddress(String(id));
      },
      close() {
        setShown((old) => ({ ...old, draft: null }));
        keepInAddress(null);
      },
    }),
    [shown, navigate],
  );
  return <Compose.Provider value={state}>{children}</Compose.Provider>;
}
