import { describe, expect, test } from 'vitest';
import { fallsBelow, isLargePurchase, type Movement } from './alerts.ts';
import { dayInMonth, nextDayOfMonth, nextMonthlyDay } from './billing.ts';
import { nextBusinessDay } from './business-days.ts';
import { findTopics } from './help-topics.ts';
import { savingsShare } from './pay-split.ts';
import { formatPhone, phoneDigits } from './phone.ts';
import { isRoutingNumber } from './routing.ts';
import { splitEvenly } from './zelle.ts';

describe('routing numbers', () => {
  test.each(['031993005', '036994410', '021000021'])('%s passes the checksum', (text) =>
    expect(isRoutingNumber(text)).toBe(true),
  );
  test.each(['031993006', '000000000', '12345678', '0319930055', 'abcdefghi'])('%s does not', (text) =>
    expect(isRoutingNumber(text)).toBe(false),
  );
});

test('a split adds up to the cent', () => {
  expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0]);
});

test('a phone number is read however it was typed', () => {
  expect(phoneDigits('+1 (570) 555-0131')).toBe('5705550131');
  expect(phoneDigits('570.555.0131')).toBe('5705550131');
  expect(phoneDigits('555-0131')).toBeNull();
  expect(formatPhone('5705550131')).toBe('(570) 555-0131');
});

test('a monthly day keeps to short months', () => {
  expect(dayInMonth('2026-02', 31)).toBe('2026-02-28');
  expect(nextDayOfMonth('2026-04-02', 1)).toBe('2026-05-01');
  expect(nextDayOfMonth('2026-04-02', 2)).toBe('2026-04-02');
  expect(nextMonthlyDay('2026-01-31', 31)).toBe('2026-02-28');
  expect(nextMonthlyDay('2026-02-28', 31)).toBe('2026-03-31');
});

test('a business day is no weekend', () => {
  expect(nextBusinessDay('2026-04-03')).toBe('2026-04-06');
  expect(nextBusinessDay('2026-04-01')).toBe('2026-04-02');
});

test('pay is shared out, never more than there is', () => {
  const rule = { savingsPercent: 10, savingsCents: 500_00 };
  expect(savingsShare({ ...rule, split: 'percent' }, 1_234_55)).toBe(123_46);
  expect(savingsShare({ ...rule, split: 'amount' }, 300_00)).toBe(300_00);
  expect(savingsShare({ ...rule, split: 'none' }, 300_00)).toBe(0);
});

test('a low balance is told once, when it falls', () => {
  const payment: Movement = {
    accountKind: 'checking',
    kind: 'purchase',
    amountCents: -50_00,
    beforeCents: 120_00,
    afterCents: 70_00,
  };
  expect(fallsBelow(payment, 100_00)).toBe(true);
  expect(fallsBelow({ ...payment, beforeCents: 70_00, afterCents: 20_00 }, 100_00)).toBe(false);
  expect(fallsBelow({ ...payment, accountKind: 'credit' }, 100_00)).toBe(false);
  expect(isLargePurchase(payment, 50_00)).toBe(true);
  expect(isLargePurchase({ ...payment, kind: 'zelle' }, 50_00)).toBe(false);
});

test('help is found by any words of a topic', () => {
  expect(findTopics('zelle cancel').map(({ slug }) => slug)).toContain('zelle-cancel');
  expect(findTopics('unicorn')).toEqual([]);
});
