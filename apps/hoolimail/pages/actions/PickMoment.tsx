import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { dayOf, momentOf } from '#kit/time.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { TimePicker } from '#kit/ui/TimePicker.tsx';

interface PickMomentProps {
  open: boolean;
  title: string;
  confirmLabel: string;
  onClose: () => void;
  onPick: (moment: number) => void;
}

/** A day and a time ahead of now, in the owner's zone. */
export function PickMoment({ open, title, confirmLabel, onClose, onPick }: PickMomentProps) {
  const now = useNow();
  const today = dayOf(now, boot.zone);
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('08:00');
  const moment = day && time ? momentOf(day, time, boot.zone) : null;
  const isPast = moment !== null && moment <= now;
  function submit() {
    if (moment === null || isPast) return;
    onPick(moment);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={moment === null || isPast}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <DatePicker label="Date" value={day} onChange={setDay} today={today} min={today} />
        <TimePicker
          label="Time"
          value={time}
          onChange={setTime}
          error={isPast ? 'This time has passed.' : undefined}
        />
      </div>
    </Dialog>
  );
}
