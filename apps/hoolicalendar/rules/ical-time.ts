import ICAL from 'ical.js';

/** A time of iCalendar from `2026-04-02`, `2026-04-02T09:30:00` or `2026-04-02T09:30:00Z`. */
export const icalTime = (text: string): ICAL.Time =>
  text.length === 10 ? ICAL.Time.fromDateString(text) : ICAL.Time.fromDateTimeString(text);
