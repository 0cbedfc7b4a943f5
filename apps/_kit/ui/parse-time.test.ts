import { describe, expect, it } from 'vitest';
import { formatTime, parseTime, timeSteps } from './parse-time.ts';

describe('parseTime', () => {
  it.each([
    ['19:30', '19:30'],
    ['7:30 pm', '19:30'],
    ['7:30 p.m.', '19:30'],
    ['7pm', '19:00'],
    ['730p', '19:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['9', '09:00'],
    ['noon', '12:00'],
  ])('reads %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
  it.each(['25:00', '7:60', '13 pm', '0 am', 'soon', '7:3'])('refuses %s', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
  it('takes an empty input as no time', () => {
    expect(parseTime(' ')).toBeNull();
  });
});

it('shows noon, midnight and evening', () => {
  expect([formatTime('00:05'), formatTime('12:00'), formatTime('19:30')]).toEqual([
    '12:05 AM',
    '12:00 PM',
    '7:30 PM',
  ]);
});

it('lists the steps within the limits', () => {
  expect(timeSteps(30, '17:00', '18:15')).toEqual(['17:00', '17:30', '18:00']);
  expect(timeSteps(15)).toHaveLength(96);
});
