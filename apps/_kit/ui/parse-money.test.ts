import { describe, expect, it } from 'vitest';
import { formatMoneyInput, parseMoney } from './parse-money.ts';

describe('parseMoney', () => {
  it.each([
    ['1,234.50', 123450],
    ['1234.5', 123450],
    ['$20', 2000],
    ['$ 20.', 2000],
    ['.99', 99],
    ['0.07', 7],
    ['-3', -300],
    ['-0', 0],
    ['1,000,000.01', 100000001],
    ['  8.29 ', 829],
  ])('reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it('takes an empty input as no amount', () => {
    expect(parseMoney('  ')).toBeNull();
  });

  it.each(['abc', '1.234', '12,34', '1,2345', '.', '-', '$', '1e5', '5 USD', '9'.repeat(20)])(
    'refuses %s',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );
});

describe('formatMoneyInput', () => {
  it.each([
    [null, ''],
    [0, '0.00'],
    [5, '0.05'],
    [-1999, '-19.99'],
    [123456789, '1,234,567.89'],
  ])('shows %s as "%s"', (cents, text) => {
    expect(formatMoneyInput(cents)).toBe(text);
  });
});
