import ICAL from 'ical.js';
import { icalTime } from '../rules/ical-time.ts';
import { isZone, momentOfWall } from '../rules/wall-time.ts';

/** The zone of a time, by its TZID; without one, the owner's. */
export type ZoneReader = (tzid: string | undefined) => string;

/** Names that Windows programs write. */
const WINDOWS: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Atlantic Standard Time': 'America/Halifax',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'SA Pacific Standard Time': 'America/Bogota',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central European Standard Time': 'Europe/Warsaw',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'India Standard Time': 'Asia/Kolkata',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  UTC: 'UTC',
};

/** The zone that a TZID means: by its name, or by what the file says about its offsets. */
export function zoneNamed(tzid: string, described: ICAL.Component | undefined, own: string): string | null {
  const location = described?.getFirstPropertyValue('x-lic-location');
  const tail = /([A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_+-]+)?)$/.exec(tzid)?.[1];
  const names = [tzid, WINDOWS[tzid], typeof location === 'string' ? location : undefined, tail];
  const named = names.find((name) => name && isZone(name));
  return named ?? (described ? zoneLike(described, own) : null);
}

const SAMPLES = ['01-15', '04-15', '07-15', '10-15', '03-20', '11-03'];

/** A zone that has been where the description says it is, at times in all seasons; the owner's if it fits. */
function zoneLike(described: ICAL.Component, own: string): string | null {
  const timezone = new ICAL.Timezone({ component: described, tzid: 'described' });
  const walls = SAMPLES.map((day) => `2026-${day}T12:00:00`);
  const offsets = walls.map((wall) => timezone.utcOffset(icalTime(wall)) * 1000);
  const fits = (zone: string) =>
    walls.every((wall, index) => Date.parse(`${wall}Z`) - momentOfWall(wall, zone) === offsets[index]);
  return [own, ...Intl.supportedValuesOf('timeZone')].find(fits) ?? null;
}
