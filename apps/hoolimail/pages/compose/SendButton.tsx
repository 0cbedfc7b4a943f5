import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import { sendPresets } from '../actions/moment-presets.ts';
import { PickMoment } from '../actions/PickMoment.tsx';
import { PresetList } from '../actions/SnoozePanel.tsx';

interface SendButtonProps {
  busy: boolean;
  onSend: (at?: number) => void;
}

export function SendButton({ busy, onSend }: SendButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const presets = sendPresets(useNow(), boot.zone);
  const pick = (at: number) => {
    setOpen(false);
    onSend(at);
  };
  return (
    <div className="flex shrink-0">
      <Button
        variant="primary"
        busy={busy}
        onClick={() => onSend()}
        className="rounded-r-none! pr-3.5!"
        title="Send (Ctrl+Enter)"
      >
        Send
      </Button>
      <Popover
        label="Schedule send"
        side="top"
        className="w-72 p-0"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button
            variant="primary"
            disabled={busy}
            aria-label="More send options"
            className="ml-px rounded-l-none! px-2!"
            icon={<ChevronDown aria-hidden />}
          />
        }
      >
        <PresetList
          heading="Schedule send"
          presets={presets}
          onPick={pick}
          onPickOther={() => {
            setOpen(false);
            setPicking(true);
          }}
        />
      </Popover>
      <PickMoment
        open={isPicking}
        title="Schedule send"
        confirmLabel="Schedule send"
        onClose={() => setPicking(false)}
        onPick={pick}
      />
    </div>
  );
}
