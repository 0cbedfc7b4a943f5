import { useQueryClient } from '@tanstack/react-query';
import { Maximize2, Minimize2, Minus, Square, X } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { opening } from '../../rules/quote.ts';
import { forgetDrafts, useData } from '../client.ts';
import { useCompose } from '../frame/compose-state.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { DraftGone } from './DraftGone.tsx';
import { type DraftStart, startOf, useDraft } from './use-draft.ts';

type Size = 'docked' | 'small' | 'large';

const SIZES: Record<Size, string> = {
  docked: 'right-6 bottom-0 h-[min(540px,calc(100vh-84px))] w-[560px] rounded-t-[20px]',
  small: 'right-6 bottom-0 w-72 rounded-t-[20px]',
  large: 'inset-6 mx-auto max-w-[920px] rounded-[20px]',
};

/** Over every page, at the bottom right; the address says which draft it holds. */
export function ComposeWindow() {
  const { draft, session, close } = useCompose();
  const [startedWith, setStartedWith] = useState({ session: -1, draft });
  if (draft !== null && startedWith.session !== session) setStartedWith({ session, draft });
  if (draft === null || startedWith.draft === null) return null;
  return (
    <DraftGone key={session} onGone={close}>
      <Suspense>
        {startedWith.draft === 'new' ? <NewMail /> : <SavedDraft id={Number(startedWith.draft)} />}
      </Suspense>
    </DraftGone>
  );
}

function NewMail() {
  const { to } = useCompose();
  const { signatureHtml } = useData('settings.get', {});
  const start = useMemo<DraftStart>(
    () => ({
      id: null,
      mode: 'new',
      sourceMessageId: null,
      to: to ? [{ name: '', email: to }] : [],
      cc: [],
      bcc: [],
      subject: '',
      html: signatureHtml && opening(signatureHtml),
      quote: '',
      attachments: [],
    }),
    [to, signatureHtml],
  );
  return <Window start={start} focus={to ? 'body' : 'to'} />;
}

function SavedDraft({ id }: { id: number }) {
  const client = useQueryClient();
  const view = useData('drafts.get', { id });
  useEffect(() => () => void setTimeout(() => forgetDrafts(client)), [client]);
  const start = useMemo(() => startOf(view), [view]);
  return <Window start={start} focus={view.to.length === 0 ? 'to' : 'body'} />;
}

interface WindowProps {
  start: DraftStart;
  focus: 'to' | 'body';
}

function Window({ start, focus }: WindowProps) {
  const compose = useCompose();
  const [size, setSize] = useState<Size>('docked');
  const draft = useDraft(start, compose.rename);
  const close = useCallback(() => {
    void draft.save().catch(() => undefined);
    compose.close();
  }, [draft, compose]);
  const title = draft.fields.subject.trim() || 'New message';
  return (
    <>
      {size === 'large' && <div aria-hidden className="fixed inset-0 z-30 bg-overlay" />}
      <section
        role="dialog"
        aria-label={start.mode === 'new' ? 'New message' : title}
        className={cx(
          'fixed z-30 flex flex-col overflow-hidden bg-surface shadow-[0_0_0_1px_rgb(16_40_40/0.08),0_8px_32px_rgb(16_40_40/0.28)]',
          SIZES[size],
        )}
      >
        <header className="flex h-10 shrink-0 items-center gap-0.5 bg-[#1f3f3f] pr-2 pl-4 text-white">
          <button
            type="button"
            className="min-w-0 flex-1 truncate text-left font-medium"
            onClick={() => setSize(size === 'small' ? 'docked' : 'small')}
          >
            {title}
          </button>
          <WindowButton
            label={size === 'small' ? 'Restore' : 'Minimize'}
            icon={size === 'small' ? <Square aria-hidden /> : <Minus aria-hidden />}
            onClick={() => setSize(size === 'small' ? 'docked' : 'small')}
          />
          <WindowButton
            label={size === 'large' ? 'Exit full screen' : 'Full screen'}
            icon={size === 'large' ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            onClick={() => setSize(size === 'large' ? 'docked' : 'large')}
          />
          <WindowButton label="Save and close" icon={<X aria-hidden />} onClick={close} />
        </header>
        <ComposeForm
          draft={draft}
          onGone={compose.close}
          hasSubject
          isForward={start.mode === 'forward'}
          focus={focus}
          className={size === 'small' ? 'hidden!' : undefined}
        />
      </section>
    </>
  );
}

function WindowButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      tooltipSide="top"
      onClick={onClick}
      className="text-white/80! hover:bg-white/15! hover:text-white!"
    />
  );
}
