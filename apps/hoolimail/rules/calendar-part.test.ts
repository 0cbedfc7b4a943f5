import { expect, test } from 'vitest';
import { calendarMethod, calendarText, invitedTo } from './calendar-part.ts';

const ics = [
  'BEGIN:VCALENDAR',
  'METHOD:request',
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID;X-NOTE=a:a-very-long-identifier-that-was',
  ' -folded@calendar.test',
  'SUMMARY:UID:not this',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const bytes = new TextEncoder().encode(ics);

test('a mail says which event it speaks of, and how', () => {
  const text = calendarText([
    { type: 'application/pdf', bytes },
    { type: 'Text/Calendar; method=REQUEST; charset=utf-8', bytes },
  ]);
  expect(text).toBe(ics);
  expect(invitedTo(ics)).toBe('a-very-long-identifier-that-was-folded@calendar.test');
  expect(calendarMethod(ics)).toBe('REQUEST');
  expect(invitedTo(ics.replace('request', 'reply'))).toBe(null);
});

test('what is no invitation says nothing', () => {
  expect(calendarText([{ type: 'text/plain', bytes }])).toBe(null);
  expect(calendarText([{ type: 'text/calendar', bytes: new Uint8Array(600_000) }])).toBe(null);
  expect(invitedTo('UID:')).toBe(null);
  expect(invitedTo('')).toBe(null);
});
