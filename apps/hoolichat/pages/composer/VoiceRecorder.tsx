import { SendHorizontal, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { worldNow } from '#kit/page/now.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { duration } from '../chat-dates.ts';

const STEP_MS = 120;
const SHOWN_BARS = 90;
const SHORTEST_MS = 1000;

interface VoiceRecorderProps {
  onCancel: () => void;
  onSend: (durationMs: number) => void;
}

/** Records for how long one speaks: a note without sound. */
export function VoiceRecorder({ onCancel, onSend }: VoiceRecorderProps) {
  const [startedAt] = useState(worldNow);
  const [bars, setBars] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setBars((old) => [...old, loudness(old.length)]), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const send = () => onSend(Math.max(worldNow() - startedAt, SHORTEST_MS));
  return (
    <section
      aria-label="Recording voice message"
      className="flex flex-1 items-center gap-3 px-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <IconButton
        label="Discard voice message"
        icon={<Trash2 aria-hidden />}
        onClick={onCancel}
        tooltipSide="top"
      />
      <span className="size-2.5 animate-pulse rounded-full bg-negative" />
      <span role="timer" className="tabular-nums">
        {duration(bars.length * STEP_MS)}
      </span>
      <div aria-hidden className="flex h-7 min-w-0 flex-1 items-center justify-end gap-px overflow-hidden">
        {bars.slice(-SHOWN_BARS).map((bar, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className="w-[3px] shrink-0 rounded-full bg-foreground-muted"
            style={{ height: `${bar}%` }}
          />
        ))}
      </div>
      <IconButton
        label="Send voice message"
        variant="primary"
        icon={<SendHorizontal aria-hidden />}
        onClick={send}
        tooltipSide="top"
        autoFocus
      />
    </section>
  );
}

/** Rises and falls as speech does: syllables within phrases. */
const loudness = (step: number): number =>
  Math.round(
    12 + 70 * Math.abs(Math.sin(step * 0.9) * Math.cos(step * 0.13 + 0.5)) * (step % 17 < 14 ? 1 : 0.15),
  );
