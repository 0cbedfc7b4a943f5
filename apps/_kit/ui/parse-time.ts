/** "19:30", "7:30 pm", "7p", "noon" as HH:MM; null for an empty text; undefined when it is no time of day. */
export function parseTime(text: string): string | null | undefined {
  const input = text.trim().toLowerCase().replaceAll('.', '');
  if (input === '') return null;
  if (input === 'noon') return '12:00';
  if (input === 'midnight') return '00:00';
  const match = /^(\d{1,2})(?::?(\d{2}))?\s*(am?|pm?)?$/.exec(input);
  if (!match) return undefined;
  const half = match[3]?.[0];
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (minute > 59 || hour > 23) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** 19:30 as 7:30 PM. */
export function formatTime(time: string | null): string {
  if (time === null) return '';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Every step of the day within the limits, as HH:MM. */
export function timeSteps(stepMinutes: number, min = '00:00', max = '23:59'): string[] {
  const steps: string[] = [];
  for (let total = 0; total < 24 * 60; total += stepMinutes) {
    const time = `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
    if (time >= min && time <= max) steps.push(time);
  }
  return steps;
}
