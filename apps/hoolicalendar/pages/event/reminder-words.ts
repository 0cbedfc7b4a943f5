interface Reminder {
  minutes: number;
  method: 'notification' | 'email';
}

export const UNITS = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 } as const;
export type Unit = keyof typeof UNITS;

/** 120 minutes are 2 hours: the largest unit that counts evenly. */
export function inUnits(minutes: number): { amount: number; unit: Unit } {
  const unit = (['weeks', 'days', 'hours'] as const).find(
    (one) => minutes >= UNITS[one] && minutes % UNITS[one] === 0,
  );
  return unit ? { amount: minutes / UNITS[unit], unit } : { amount: minutes, unit: 'minutes' };
}

/** 30 minutes before, by e-mail. */
export function reminderText({ minutes, method }: Reminder, allDay: boolean): string {
  const by = method === 'email' ? ', by e-mail' : '';
  if (allDay) return `${allDayText(minutes)}${by}`;
  if (minutes === 0) return `When it starts${by}`;
  const { amount, unit } = inUnits(minutes);
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit} before${by}`;
}

/** Counted from the midnight that the day begins with. */
function allDayText(minutes: number): string {
  const days = Math.ceil(minutes / 1440);
  const clock = (days * 1440 - minutes) % 1440;
  const hour = Math.floor(clock / 60);
  const at = `${hour % 12 || 12}:${String(clock % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  if (days <= 0) return `On the day at ${at}`;
  return `${days === 1 ? 'The day before' : `${days} days before`} at ${at}`;
}
