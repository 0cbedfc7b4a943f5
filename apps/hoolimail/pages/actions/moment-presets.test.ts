import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, timeOf } from '#kit/time.ts';
import { sendPresets, snoozePresets } from './moment-presets.ts';

const zone = 'America/New_York';
const at = (day: string, time: string) => momentOf(day, time, zone);
const shown = (presets: { label: string; at: number }[]) =>
  presets.map((preset) => `${preset.label} ${dayOf(preset.at, zone)} ${timeOf(preset.at, zone)}`);

describe('snoozePresets', () => {
  it('offers this evening, tomorrow, the weekend and next week on a Thursday morning', () => {
    expect(shown(snoozePresets(at('2026-04-02', '09:00'), zone))).toEqual([
      'Later today 2026-04-02 18:00',
      'Tomorrow 2026-04-03 08:00',
      'This weekend 2026-04-04 08:00',
      'Next week 2026-04-06 08:00',
    ]);
  });
  it('leaves out what has passed, and means the next weekend on a Saturday', () => {
    expect(shown(snoozePresets(at('2026-04-04', '19:00'), zone))).toEqual([
      'Tomorrow 2026-04-05 08:00',
      'Next weekend 2026-04-11 08:00',
      'Next week 2026-04-06 08:00',
    ]);
  });
});

describe('sendPresets', () => {
  it('says a time once when tomorrow is Monday', () => {
    expect(shown(sendPresets(at('2026-04-05', '12:00'), zone))).toEqual([
      'Tomorrow morning 2026-04-06 08:00',
      'Tomorrow afternoon 2026-04-06 13:00',
    ]);
  });
});
