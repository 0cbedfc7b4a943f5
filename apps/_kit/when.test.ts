import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf } from './time.ts';
import { findTimes } from './when.ts';

const zone = 'America/New_York';
/** A Thursday. */
const now = momentOf('2026-04-02', '09:00', zone);

const read = (text: string) =>
  findTimes(text, { now, zone }).map(({ day, lastDay, time, untilTime, part }) =>
    [day, lastDay !== day && `..${lastDay}`, time, untilTime && `-${untilTime}`, !time && part]
      .filter(Boolean)
      .join(' '),
  );

describe('times in a text', () => {
  test.each([
    ['Friday at 7', '2026-04-03 19:00'],
    ["Can you do dinner Friday at 7 at Cooper's?", '2026-04-03 19:00'],
    ['tomorrow evening', '2026-04-03 evening'],
    ['April 10 noon', '2026-04-10 12:00'],
    ['this weekend', '2026-04-04 ..2026-04-05'],
    ['next Friday', '2026-04-10'],
    ['this Friday', '2026-04-03'],
    ['tonight at 8', '2026-04-02 20:00'],
    ['meeting tomorrow at 10', '2026-04-03 10:00'],
    ['breakfast Saturday at 8', '2026-04-04 08:00'],
    ['lunch tomorrow at 1', '2026-04-03 13:00'],
    ['drinks at 9', '2026-04-02 21:00'],
    ['call me at 3:30', '2026-04-02 15:30'],
    ['move it to 8?', '2026-04-02 20:00'],
    ['Fri 7pm', '2026-04-03 19:00'],
    ['dinner Fri 7', '2026-04-03 19:00'],
    ['on the 10th at noon', '2026-04-10 12:00'],
    ['10 April, 6-8pm', '2026-04-10 18:00 -20:00'],
    ['Tuesday from 2 to 3', '2026-04-07 14:00 -15:00'],
    ['4/10 at 19:30', '2026-04-10 19:30'],
    ['2026-05-01', '2026-05-01'],
    ['in two hours', '2026-04-02 11:00'],
    ['half past 6 on Monday', '2026-04-06 18:30'],
    ['quarter to eight tomorrow morning', '2026-04-03 07:45'],
    ['next week', '2026-04-06 ..2026-04-12'],
    ['yesterday', '2026-04-01'],
    ['last Friday', '2026-03-27'],
    ['by end of day', '2026-04-02 17:00'],
    ['March 28', '2026-03-28'],
    ['January 5', '2027-01-05'],
    ['7:30 pm tomorrow', '2026-04-03 19:30'],
    ['Sat night', '2026-04-04 evening'],
    ['11am-1pm Saturday', '2026-04-04 11:00 -13:00'],
    ['the 31st', '2026-05-31'],
    ['Friday, April 10 at 7', '2026-04-10 19:00'],
    ['April 10 (Friday) at noon', '2026-04-10 12:00'],
    ['Friday the 10th, 6pm', '2026-04-10 18:00'],
    ['Thursday at 8am', '2026-04-09 08:00'],
    ['Thursday at 7', '2026-04-02 19:00'],
    ['last Thursday at 8am', '2026-03-26 08:00'],
  ])('%s', (text, expected) => {
    expect(read(text)[0]).toBe(expected);
  });

  test('several in one text', () => {
    expect(read('Friday at 7 or Saturday at 6?')).toEqual(['2026-04-03 19:00', '2026-04-04 18:00']);
    expect(read('Can we move Friday from 7 to 8?')).toEqual(['2026-04-03 19:00 -20:00']);
  });

  test.each([
    'I sat down in the sun',
    'It is 7 people',
    'Send $40 for lunch',
    'give him 5 more minutes',
    'page 3 of 10',
    'call (570) 555-0131',
    'February 30',
    '100% sure',
    'he may march on',
    'Unit 4, 126 Kellum Court',
    'version 2.10',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('any text is read without complaint, and ranges lie in it in order', () => {
    const words = fc.constantFrom(
      ...[
        'friday',
        'at',
        '7',
        '7pm',
        '99',
        'to',
        'next',
        'week',
        'from',
        '-',
        '13/40',
        '0',
        'noon',
        '2026-02-30',
      ],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          for (const when of findTimes(text, { now, zone })) {
            expect(when.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
            expect(when.lastDay >= when.day).toBe(true);
            expect(when.endsAt === null || when.endsAt > when.startsAt).toBe(true);
            for (const { from, to } of when.ranges)
              expect(0 <= from && from < to && to <= text.length).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the hour of a clock change is an hour that exists', () => {
    const eve = momentOf('2026-03-07', '12:00', zone);
    const [when] = findTimes('tomorrow at 2:30 am', { now: eve, zone });
    expect(when?.startsAt).toBe(momentOf('2026-03-08', '03:30', zone));
  });
});
