import { useState } from 'react';
import { DatePicker } from '../DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker.tsx';
import { TimePicker } from '../TimePicker.tsx';
import { Grid, Section } from './Section.tsx';

const today = '2026-04-15';

export function Dates() {
  const [date, setDate] = useState<string | null>('2026-04-20');
  const [stay, setStay] = useState<{ from: string | null; to: string | null }>({
    from: '2026-05-08',
    to: '2026-05-12',
  });
  const [time, setTime] = useState<string | null>('19:30');
  return (
    <Section title="Dates and times">
      <Grid>
        <DatePicker
          label="Send on"
          value={date}
          onChange={setDate}
          today={today}
          min={today}
          hint={date ?? 'No date'}
        />
        <DateRangePicker
          label="Stay"
          fromLabel="Check-in"
          toLabel="Check-out"
          value={stay}
          onChange={setStay}
          today={today}
          min={today}
          isDisabled={(iso) => iso === '2026-05-20'}
          hint={`${stay.from ?? '–'} to ${stay.to ?? '–'}`}
        />
        <TimePicker label="Time" value={time} onChange={setTime} stepMinutes={15} hint={time ?? 'No time'} />
        <DatePicker label="Date of birth" value={null} onChange={() => undefined} today={today} disabled />
      </Grid>
    </Section>
  );
}
