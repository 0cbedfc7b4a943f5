import type ICAL from 'ical.js';
import { isWall, momentOfWall, type Wall, wallOfMoment } from '../rules/wall-time.ts';
import { UnreadablePart } from './unreadable.ts';
import type { ZoneReader } from './zones.ts';

export interface ReadTime {
  wall: Wall;
  zone: string;
}

export const textOf = (part: ICAL.Component, name: string, most: number): string => {
  const value = part.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value).slice(0, most);
};

/** One line of plain text. */
export const lineOf = (part: ICAL.Component, name: string, most: number): string =>
  textOf(part, name, most).replace(/\s+/g, ' ').trim();

/** Times in UTC are told in UTC; floating ones are the owner's. */
export function timeOf(property: ICAL.Property, value: unknown, zoneOf: ZoneReader): ReadTime {
  const time = value as ICAL.Time | null;
  const text = String(time).slice(0, 19);
  if (!time || typeof time !== 'object' || !('isDate' in time) || !rawTimes(property).every(isWall))
    throw new UnreadablePart(`its ${property.name.toUpperCase()} is no date`);
  const year = Number(text.slice(0, 4));
  if (year < 1900 || year > 2199) throw new UnreadablePart(`the year ${year} is out of reach`);
  if (time.isDate) return { wall: text, zone: zoneOf(undefined) };
  if (String(time).endsWith('Z')) return { wall: text, zone: 'UTC' };
  const tzid = property.getParameter('tzid');
  return { wall: text, zone: zoneOf(typeof tzid === 'string' ? tzid : undefined) };
}

/** As the file has them: ical.js makes a January of a thirteenth month. */
const rawTimes = (property: ICAL.Property): string[] =>
  (property.toJSON() as unknown[])
    .slice(3)
    .map((value) => String(Array.isArray(value) ? value[0] : value).slice(0, 19));

export const firstTime = (part: ICAL.Component, name: string, zoneOf: ZoneReader): ReadTime | null => {
  const property = part.getFirstProperty(name);
  return property ? timeOf(property, property.getFirstValue(), zoneOf) : null;
};

/** The same moment on the wall of another zone; whole days stay. */
export const wallIn = ({ wall, zone }: ReadTime, other: string): Wall =>
  wall.length === 10 || zone === other ? wall : wallOfMoment(momentOfWall(wall, zone), other);

export const momentIn = ({ wall, zone }: ReadTime): number => momentOfWall(wall, zone);
