import { Mic, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChatMessage } from '../../../rules/views.ts';
import { duration } from '../../chat-dates.ts';

const TICK_MS = 100;

/** The player of a voice note. The note has a length and a shape but no sound. */
export function VoiceNote({ message }: { message: ChatMessage }) {
  const { durationMs, waveform } = message.attachment ?? {};
  const length = durationMs ?? 0;
  const [playedMs, setPlayedMs] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setPlayedMs((played) => Math.min(played + TICK_MS, length)), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, length]);
  const isOver = playedMs >= length;
  if (isPlaying && isOver) {
    setPlaying(false);
    setPlayedMs(0);
  }
  return (
    <div className="flex w-72 max-w-full items-center gap-2.5 py-1">
      <button
        type="button"
        aria-label={isPlaying ? 'Pause voice message' : 'Play voice message'}
        onClick={() => setPlaying(!isPlaying)}
        className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground"
      >
        {isPlaying ? (
          <Pause aria-hidden className="size-4 fill-current" />
        ) : (
          <Play aria-hidden className="ml-0.5 size-4 fill-current" />
        )}
      </button>
      <div className="min-w-0 flex-1">
        <Waveform
          bars={waveform ?? []}
          played={length ? playedMs / length : 0}
          onSeek={(part) => setPlayedMs(part * length)}
        />
        <p className="flex items-center gap-1 text-caption text-foreground-muted">
          <Mic aria-hidden className="size-3" />
          {duration(isPlaying ? playedMs : length)}
        </p>
      </div>
    </div>
  );
}

interface WaveformProps {
  /** 0 to 100. */
  bars: readonly number[];
  /** 0 to 1. */
  played: number;
  onSeek: (part: number) => void;
}

function Waveform({ bars, played, onSeek }: WaveformProps) {
  return (
    <input
      type="range"
      aria-label="Position in voice message"
      min={0}
      max={1000}
      value={Math.round(played * 1000)}
      onChange={(event) => onSeek(Number(event.target.value) / 1000)}
      style={{ maskImage: maskOf(bars), '--played': `${played * 100}%` } as React.CSSProperties}
      className="waveform h-7 w-full cursor-pointer appearance-none [mask-size:100%_100%]"
    />
  );
}

function maskOf(bars: readonly number[]): string {
  const lines = bars.map((bar, index) => {
    const height = 8 + (bar / 100) * 88;
    return `<rect x='${index * 4}' y='${50 - height / 2}' width='2.600' height='${height}' rx='1.300'/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${bars.length * 4} 100' preserveAspectRatio='none'>${lines.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
