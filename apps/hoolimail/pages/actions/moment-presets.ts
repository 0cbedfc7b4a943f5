import { addDays, dayOf, momentOf, weekdayOf } from '#kit/time.ts';

export interface MomentPreset {
  label: string;
  at: number;
}

const SATURDAY = 6;
const MONDAY = 1;

function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

/** When a conversation can come back: only times that are still ahead. */
export function snoozePresets(now: number, zone: string): MomentPreset[] {
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const isWeekend = weekdayOf(today) >= SATURDAY;
  const presets = [
    { label: 'Later today', at: momentOf(today, '18:00', zone) },
    { label: 'Tomorrow', at: momentOf(tomorrow, '08:00', zone) },
    {
      label: isWeekend ? 'Next weekend' : 'This weekend',
      at: momentOf(nextWeekday(today, SATURDAY), '08:00', zone),
    },
    { label: 'Next week', at: momentOf(nextWeekday(today, MONDAY), '08:00', zone) },
  ];
  return presets.filter(({ at }) => at > now + 60_000);
}

export function sendPresets(now: number, zone: string): MomentPreset[] {
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  return [
    { label: 'Tomorrow morning', at: momentOf(tomorrow, '08:00', zone) },
    { label: 'Tomorrow afternoon', at: momentOf(tomorrow, '13:00', zone) },
    { label: 'Monday morning', at: momentOf(nextWeekday(today, MONDAY), '08:00', zone) },
  ].filter((preset, index, all) => all.findIndex(({ at }) => at === preset.at) === index);
}
