import { expect, test } from 'vitest';
import { inUnits, reminderText } from './reminder-words.ts';

test('reminders are said in the largest unit that fits', () => {
  expect(inUnits(120)).toEqual({ amount: 2, unit: 'hours' });
  expect(inUnits(90)).toEqual({ amount: 90, unit: 'minutes' });
  expect(reminderText({ minutes: 30, method: 'notification' }, false)).toBe('30 minutes before');
  expect(reminderText({ minutes: 1440, method: 'email' }, false)).toBe('1 day before, by e-mail');
  expect(reminderText({ minutes: 0, method: 'notification' }, false)).toBe('When it starts');
});

test('those of whole days count from midnight', () => {
  expect(reminderText({ minutes: -540, method: 'notification' }, true)).toBe('On the day at 9:00 AM');
  expect(reminderText({ minutes: 420, method: 'notification' }, true)).toBe('The day before at 5:00 PM');
  expect(reminderText({ minutes: 1440, method: 'notification' }, true)).toBe('The day before at 12:00 AM');
});
