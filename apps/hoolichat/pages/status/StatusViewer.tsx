import { ChevronLeft, ChevronRight, Eye, Pause, Play, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { StatusView } from '../../rules/views.ts';
import { spokenMoment } from '../chat-dates.ts';
import { usePerform } from '../client.ts';
import { StatusReply } from './StatusReply.tsx';
import { STATUS_BACKGROUNDS } from './status-colors.ts';

const SHOWN_MS = 6000;
/** A glance: who passes by has not seen it. */
const GLANCE_MS = 600;

interface StatusViewerProps {
  status: StatusView;
  /** All of the same person, for the bars at the top. */
  series: readonly StatusView[];
  onNext: () => void;
  onPrevious?: () => void;
  onClose: () => void;
}

export function StatusViewer({ status, series, onNext, onPrevious, onClose }: StatusViewerProps) {
  const [isPaused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const now = useNow();
  const isMine = status.author === 'me';
  useEffect(() => box.current?.focus(), []);
  useViewed(status);
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal
      aria-label={`Status of ${isMine ? 'yours' : status.authorName}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
        if (event.key === 'Escape') onClose();
        if (event.key === 'ArrowRight') onNext();
        if (event.key === 'ArrowLeft') onPrevious?.();
        if (event.key === ' ' && event.target === box.current) setPaused(!isPaused);
        event.stopPropagation();
      }}
      style={{ background: STATUS_BACKGROUNDS[status.color] }}
      className="fixed inset-0 z-30 flex flex-col text-white outline-none"
    >
      <Bars {...{ status, series, isPaused, onNext }} />
      <header className="flex items-center gap-3 px-5 py-3">
        <Avatar name={isMine ? (boot.owner?.name ?? '') : status.authorName} decorative />
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold">{isMine ? 'My status' : status.authorName}</h1>
          <p className="text-small opacity-80">{spokenMoment(status.at, now)}</p>
        </div>
        <ViewerButton label={isPaused ? 'Play' : 'Pause'} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </ViewerButton>
        {isMine && <DeleteStatus status={status} onAsk={() => setPaused(true)} onDone={onNext} />}
        <ViewerButton label="Close status" onClick={onClose}>
          <X aria-hidden />
        </ViewerButton>
      </header>
      <div className="flex min-h-0 flex-1 items-center gap-4 px-5">
        <ViewerButton label="Previous status" disabled={!onPrevious} onClick={() => onPrevious?.()}>
          <ChevronLeft aria-hidden />
        </ViewerButton>
        <p className="mx-auto max-w-2xl whitespace-pre-wrap text-center font-semibold text-[clamp(22px,3.6vw,38px)] leading-snug [overflow-wrap:anywhere]">
          {status.text}
        </p>
        <ViewerButton label="Next status" onClick={onNext}>
          <ChevronRight aria-hidden />
        </ViewerButton>
      </div>
      <footer className="min-h-20 px-5 pb-6">
        {isMine ? (
          <SeenBy status={status} />
        ) : (
          <StatusReply status={status} onFocus={() => setPaused(true)} />
        )}
      </footer>
    </div>
  );
}

/** Its owner hears that it was seen. */
function useViewed({ id, viewed, author }: StatusView): void {
  const perform = usePerform();
  useEffect(() => {
    if (viewed || author === 'me') return;
    const timer = setTimeout(() => void perform('statuses.view', { id }), GLANCE_MS);
    return () => clearTimeout(timer);
  }, [id, viewed, author, perform]);
}

interface BarsProps {
  status: StatusView;
  series: readonly StatusView[];
  isPaused: boolean;
  onNext: () => void;
}

function Bars({ status, series, isPaused, onNext }: BarsProps) {
  const current = series.findIndex(({ id }) => id === status.id);
  return (
    <div aria-hidden className="flex gap-1 px-5 pt-3">
      {series.map(({ id }, index) => (
        <span key={id} className="h-[3px] flex-1 overflow-hidden rounded-full bg-white/35">
          {index <= current && (
            <span
              onAnimationEnd={index === current ? onNext : undefined}
              style={
                index === current
                  ? {
                      animation: `status-progress ${SHOWN_MS}ms linear forwards`,
                      animationPlayState: isPaused ? 'paused' : 'running',
                    }
                  : undefined
              }
              className="block h-full w-full origin-left bg-white"
            />
          )}
        </span>
      ))}
    </div>
  );
}

function SeenBy({ status }: { status: StatusView }) {
  return (
    <p className="flex items-center justify-center gap-2 opacity-90">
      <Eye aria-hidden className="size-4.5" />
      {status.viewedBy.length === 0
        ? 'Nobody has seen it yet'
        : `Seen by ${status.viewedBy.map(({ name }) => name).join(', ')}`}
    </p>
  );
}

function DeleteStatus({
  status,
  onAsk,
  onDone,
}: {
  status: StatusView;
  onAsk: () => void;
  onDone: () => void;
}) {
  const perform = usePerform();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ViewerButton
        label="Delete status"
        onClick={() => {
          onAsk();
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
      </ViewerButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this status?"
        body="It disappears for everybody."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          onDone();
          navigate('/status');
          await perform('statuses.delete', { id: status.id });
        }}
      />
    </>
  );
}

interface ViewerButtonProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: React.ReactNode;
}

const ViewerButton = ({ label, onClick, disabled, children }: ViewerButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-white/15 disabled:opacity-30 [&_svg]:size-5.5"
  >
    {children}
  </button>
);
