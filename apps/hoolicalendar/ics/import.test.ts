import { expect, test } from 'vitest';
import { openCalendarWorld } from '../service/calendar-for-tests.ts';

const wrap = (...lines: string[]) =>
  new TextEncoder().encode(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
  );
const event = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260401T000000Z',
  ...lines,
  'END:VEVENT',
];

test('bad parts are told with their reasons, the good ones are taken', () => {
  const { upload, calendarId, shown } = openCalendarWorld();
  const result = upload(
    'ics.import',
    { calendarId },
    wrap(
      ...event('good', 'DTSTART:20260505T133000Z', 'DTEND:20260505T143000Z', 'SUMMARY:Good'),
      ...event('no-start', 'SUMMARY:No start'),
      ...event('backwards', 'DTSTART:20260505T133000Z', 'DTEND:20260505T123000Z', 'SUMMARY:Backwards'),
      ...event('hourly', 'DTSTART:20260505T133000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:Hourly'),
      ...event('zone', 'DTSTART;TZID=Moon/Crater:20260505T133000', 'SUMMARY:Moon'),
      ...event('month', 'DTSTART:20261305T133000Z', 'SUMMARY:Thirteenth month'),
      ...event('stray', 'DTSTART:20260505T133000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'SUMMARY:Twice'),
      ...event('stray', 'RECURRENCE-ID:20260601T133000Z', 'DTSTART:20260601T133000Z', 'SUMMARY:Stray'),
      ...event('gone', 'DTSTART:20260505T133000Z', 'STATUS:CANCELLED', 'SUMMARY:Gone'),
      ...['BEGIN:VEVENT', 'DTSTART:20260505T133000Z', 'SUMMARY:Nameless', 'END:VEVENT'],
    ),
  );
  expect(result).toMatchObject({ imported: 2, updated: 0 });
  expect(Object.fromEntries(result.skipped.map(({ title, reason }) => [title, reason]))).toEqual({
    'No start': 'it does not say when it begins (DTSTART)',
    Backwards: 'it ends before it begins',
    Hourly: expect.stringContaining('more often than daily'),
    Moon: 'its time zone "Moon/Crater" is unknown',
    'Thirteenth month': expect.stringContaining('DTSTART'),
    Stray: 'it stands in for 2026-06-01T13:30:00, when its series has no event',
    Gone: 'it was canceled',
    Nameless: 'it has no UID',
  });
  expect(shown('2026-05-01', '2026-06-30')).toEqual([
    '2026-05-05T09:30 Good',
    '2026-05-05T09:30 Twice',
    '2026-05-06T09:30 Twice',
  ]);
});

test.each([
  ['some bytes', /not a calendar file/],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY', /damaged/],
  ['\u00ff', /not a calendar file/],
])('a file that is none (%j) changes nothing', (text, reason) => {
  const { upload, calendarId, world } = openCalendarWorld();
  const before = JSON.stringify(world.diff());
  expect(() => upload('ics.import', { calendarId }, new TextEncoder().encode(text))).toThrow(reason);
  expect(JSON.stringify(world.diff())).toBe(before);
});

test('files of other programs: zones under other names, alarms, whole days, guests, tasks', () => {
  const { upload, calendarId, ask, shown, get } = openCalendarWorld();
  const zone = [
    ...[
      'BEGIN:VTIMEZONE',
      'TZID:Our office',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0700',
    ],
    ...['TZOFFSETTO:-0800', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
    ...[
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0800',
      'TZOFFSETTO:-0700',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    ],
    ...['END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
  const result = upload(
    'ics.import',
    { calendarId },
    wrap(
      ...zone,
      ...event(
        'office',
        'DTSTART;TZID=Our office:20260302T063000',
        'DURATION:PT45M',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'SUMMARY:Office',
      ),
      ...event(
        'win',
        'DTSTART;TZID=W. Europe Standard Time:20260304T153000',
        'DTEND;TZID=W. Europe Standard Time:20260304T160000',
        'SUMMARY:Win',
        'ORGANIZER;CN=Frau Weber:mailto:weber@else.test',
        'ATTENDEE;PARTSTAT=ACCEPTED;CN=Ann:MAILTO:Ann@Else.test',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT15M',
        'END:VALARM',
      ),
      ...event(
        'days',
        'DTSTART;VALUE=DATE:20260305',
        'DTEND;VALUE=DATE:20260307',
        'SUMMARY:Days',
        'RRULE:FREQ=WEEKLY;UNTIL=20260320',
        'EXDATE;VALUE=DATE:20260312',
      ),
      ...[
        'BEGIN:VTODO',
        'UID:todo',
        'SUMMARY:Todo',
        'DUE;VALUE=DATE:20260310',
        'STATUS:COMPLETED',
        'END:VTODO',
      ],
    ),
  );
  expect(result).toEqual({ imported: 4, updated: 0, skipped: [] });
  expect(shown('2026-03-01', '2026-03-31')).toEqual([
    ...[
      '2026-03-02T09:30 Office',
      '2026-03-04T09:30 Win',
      '2026-03-05 Days',
      '2026-03-09T09:30 Office',
      '2026-03-19 Days',
    ],
  ]);
  const win = ask('occurrences.list', { from: '2026-03-04', to: '2026-03-05' }).find(
    ({ title }) => title === 'Win',
  );
  expect(get(win?.eventId ?? 0)).toMatchObject({
    organizer: { name: 'Frau Weber', isOwner: false },
    answer: 'unanswered',
    reminders: [{ minutes: 15, method: 'notification' }],
    guests: [{ isOrganizer: true }, {}, { name: 'Ann', email: 'ann@else.test', answer: 'accepted' }],
  });
  expect(ask('tasks.list', {}).tasks.find(({ title }) => title === 'Todo')).toMatchObject({
    dueDay: '2026-03-10',
    done: true,
  });
});
