import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { presetTime } from '../mail-dates.ts';
import { type MomentPreset, snoozePresets } from './moment-presets.ts';
import { PickMoment } from './PickMoment.tsx';

interface PresetListProps {
  heading: string;
  presets: readonly MomentPreset[];
  onPick: (at: number) => void;
  onPickOther: () => void;
}

/** Times to choose from, and the way to any other. */
export function PresetList({ heading, presets, onPick, onPickOther }: PresetListProps) {
  const line = 'flex w-full items-center justify-between gap-8 px-4 py-2 text-left hover:bg-foreground/6';
  return (
    <div className="py-2">
      <p className="px-4 pb-1 font-medium">{heading}</p>
      {presets.map(({ label, at }) => (
        <button key={label} type="button" className={line} onClick={() => onPick(at)}>
          {label}
          <span className="text-foreground-muted text-small">{presetTime(at)}</span>
        </button>
      ))}
      <button type="button" className={`${line} mt-1 border-border border-t pt-2.5`} onClick={onPickOther}>
        Pick date and time
        <CalendarClock aria-hidden className="size-4 text-foreground-muted" />
      </button>
    </div>
  );
}

interface SnoozePanelProps {
  onSnooze: (until: number) => void;
  onPickOther: () => void;
}

export function SnoozePanel({ onSnooze, onPickOther }: SnoozePanelProps) {
  const presets = snoozePresets(useNow(), boot.zone);
  return <PresetList heading="Snooze until" presets={presets} onPick={onSnooze} onPickOther={onPickOther} />;
}

export function SnoozeDialog({
  onSnooze,
  onClose,
}: {
  onSnooze: (until: number) => void;
  onClose: () => void;
}) {
  const [isPicking, setPicking] = useState(false);
  const snooze = (until: number) => {
    onSnooze(until);
    onClose();
  };
  if (isPicking)
    return <PickMoment open title="Snooze until" confirmLabel="Snooze" onClose={onClose} onPick={snooze} />;
  return (
    <Dialog open onClose={onClose} title="Snooze" size="sm">
      <div className="-mx-6">
        <SnoozePanel onSnooze={snooze} onPickOther={() => setPicking(true)} />
      </div>
    </Dialog>
  );
}
