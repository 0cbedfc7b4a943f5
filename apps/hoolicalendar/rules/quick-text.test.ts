import { expect, test } from 'vitest';
import { momentOf } from '#kit/time.ts';
import { readQuickText } from './quick-text.ts';

const ZONE = 'America/New_York';
const now = momentOf('2026-04-02', '09:00', ZONE);
const read = (text: string) => {
  const { when, recurrence, ...rest } = readQuickText(text, { now, zone: ZONE });
  return {
    ...rest,
    day: when?.day,
    time: when?.time,
    until: when?.untilTime,
    weekdays: recurrence?.weekdays,
  };
};

test.each([
  [
    "Dinner with Holly Friday 7pm at Cooper's",
    { title: 'Dinner with Holly', day: '2026-04-03', time: '19:00', location: "Cooper's", guests: ['Holly'] },
  ],
  [
    'Lunch with Pam, Jim and kev@else.test tomorrow noon at the deli',
    {
      title: 'Lunch with Pam, Jim and kev@else.test',
      day: '2026-04-03',
      time: '12:00',
      location: 'the deli',
      guests: ['kev@else.test', 'Pam', 'Jim'],
    },
  ],
  [
    'Dentist 2026-05-04 at 15:30 for 45 minutes',
    { title: 'Dentist', day: '2026-05-04', time: '15:30', minutes: 45, location: '' },
  ],
  ['Call on Tuesday from 2 to 3pm', { title: 'Call', day: '2026-04-07', time: '14:00', until: '15:00' }],
  ['Gym every Monday 6am', { title: 'Gym', day: '2026-04-06', time: '06:00', weekdays: [1] }],
  ['Stretch every weekday at 8am', { title: 'Stretch', time: '08:00', weekdays: [1, 2, 3, 4, 5] }],
  ['Day off next Friday', { title: 'Day off', day: '2026-04-10', time: null }],
  ['Buy a ladder', { title: 'Buy a ladder', day: undefined, location: '', guests: [] }],
])('%s', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});
