import type ICAL from 'ical.js';
import { isWholeDay } from '../rules/wall-time.ts';
import { firstTime, lineOf, textOf, wallIn } from './read-values.ts';
import { UnreadablePart } from './unreadable.ts';
import type { ZoneReader } from './zones.ts';

export interface ReadTask {
  uid: string;
  title: string;
  notes: string;
  dueDay: string | null;
  dueTime: string | null;
  done: boolean;
}

export function readTask(part: ICAL.Component, zoneOf: ZoneReader): ReadTask {
  const uid = lineOf(part, 'uid', 250);
  if (!uid) throw new UnreadablePart('it has no UID');
  const due = firstTime(part, 'due', zoneOf) ?? firstTime(part, 'dtstart', zoneOf);
  const wall = due && wallIn(due, zoneOf(undefined));
  return {
    uid,
    title: lineOf(part, 'summary', 300) || '(No title)',
    notes: textOf(part, 'description', 4000),
    dueDay: wall?.slice(0, 10) ?? null,
    dueTime: wall && !isWholeDay(wall) ? wall.slice(11, 16) : null,
    done: lineOf(part, 'status', 20).toUpperCase() === 'COMPLETED' || part.hasProperty('completed'),
  };
}
