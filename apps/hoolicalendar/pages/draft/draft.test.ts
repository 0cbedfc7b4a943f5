import { expect, test } from 'vitest';
import type { CalendarRow, Settings } from '../model.ts';
import { changesOf, defaultWhen, endProblem, inputOf, newDraft, whenAt, withStart } from './draft.ts';
import { readWhen } from './draft-location.ts';

const settings = { zone: 'America/New_York', defaultMinutes: 60 } as Settings;
const calendars = [{ id: 7, isPrimary: true }] as CalendarRow[];
const draftAt = (when: Parameters<typeof newDraft>[0]['when']) =>
  newDraft({ kind: 'event', when, settings, calendars });

test('a draft begins at the next half hour and can end after midnight', () => {
  const when = defaultWhen(settings, Date.parse('2026-04-02T13:05:00Z'));
  expect(when).toEqual({ allDay: false, from: '2026-04-02T09:30', to: '2026-04-02T10:30' });
  expect(whenAt({ day: '2026-04-02', minutes: 23.5 * 60 }, 60).to).toBe('2026-04-03T00:30');
  expect(inputOf(draftAt(when))).toMatchObject({
    calendarId: 7,
    startsAt: Date.parse('2026-04-02T13:30:00Z'),
    endsAt: Date.parse('2026-04-02T14:30:00Z'),
  });
});

test('a new start takes the end along; an end before it is refused', () => {
  const draft = draftAt({ allDay: false, from: '2026-04-02T22:00', to: '2026-04-02T23:30' });
  const later = withStart(draft, { startTime: '23:00' });
  expect([later.lastDay, later.endTime]).toEqual(['2026-04-03', '00:30']);
  expect(endProblem(later)).toBeUndefined();
  expect(endProblem({ ...later, lastDay: '2026-04-02' })).toMatch('must end after');
  const days = draftAt({ allDay: true, from: '2026-04-02', to: '2026-04-05' });
  expect(withStart(days, { startDay: '2026-04-10' }).lastDay).toBe('2026-04-12');
  expect(inputOf(days)).toMatchObject({ startDay: '2026-04-02', endDay: '2026-04-05', startsAt: 0 });
});

test('only what was changed is sent, and times together', () => {
  const draft = draftAt({ allDay: false, from: '2026-04-02T09:00', to: '2026-04-02T10:00' });
  expect(changesOf(draft, { ...draft, title: 'Lunch' })).toEqual({ title: 'Lunch' });
  expect(Object.keys(changesOf(draft, { ...draft, endTime: '10:15' })).toSorted()).toEqual(
    ['allDay', 'endDay', 'endsAt', 'startDay', 'startsAt', 'zone'].toSorted(),
  );
  expect(changesOf(draft, { ...draft })).toEqual({});
});

test('an address that makes no sense makes no draft', () => {
  const read = (query: string) => readWhen(new URLSearchParams(query));
  expect(read('from=2026-04-02T09:00&to=2026-04-02T10:00')?.allDay).toBe(false);
  expect(read('from=2026-04-02&to=2026-04-03')?.allDay).toBe(true);
  for (const bad of [
    '',
    'from=2026-04-02T09:00',
    'from=2026-04-31&to=2026-05-02',
    'from=2026-04-02T29:00&to=2026-04-03T10:00',
  ])
    expect(read(bad)).toBeNull();
});
