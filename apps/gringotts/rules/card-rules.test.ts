import { describe, expect, test } from 'vitest';
import { addMonths } from '#kit/time.ts';
import { closingDayFrom, dueDayOf, minimumPayment, nextClosingDay } from './card-cycle.ts';
import { bandOf, nextScore } from './credit-score.ts';
import { averageDailyBalance, cardInterest, monthlyInterest } from './interest.ts';
import { installments } from './loan.ts';
import { findRecurringMerchants } from './recurring-merchants.ts';
import { pointsFor, redemptionProblem } from './rewards.ts';

describe('card cycle', () => {
  test('closes on the 22nd, other accounts at the end of the month', () => {
    expect(closingDayFrom('2026-03-22', 'credit')).toBe('2026-03-22');
    expect(closingDayFrom('2026-03-23', 'credit')).toBe('2026-04-22');
    expect(nextClosingDay('2026-12-22', 'credit')).toBe('2027-01-22');
    expect(nextClosingDay('2026-01-31', 'checking')).toBe('2026-02-28');
    expect(dueDayOf('2026-03-22')).toBe('2026-04-17');
  });

  test('asks for two percent, at least $35, never more than is owed', () => {
    expect(minimumPayment(650_000)).toBe(13_000);
    expect(minimumPayment(50_000)).toBe(3_500);
    expect(minimumPayment(2_000)).toBe(2_000);
    expect(minimumPayment(-500)).toBe(0);
  });
});

describe('interest', () => {
  test('is a twelfth of the yearly rate', () => {
    expect(monthlyInterest(1_200_00, 1000)).toBe(10_00);
    expect(monthlyInterest(-5, 1000)).toBe(0);
  });

  test('spares a card that was paid in full', () => {
    const cycle = { averageOwedCents: averageDailyBalance([100_00, 300_00]), aprBps: 1200 };
    expect(cardInterest({ ...cycle, paidInFull: false })).toBe(2_00);
    expect(cardInterest({ ...cycle, paidInFull: true })).toBe(0);
  });
});

test('the installments of a loan pay it off to the cent', () => {
  const rows = installments({
    owedCents: 100_000,
    aprBps: 600,
    monthlyCents: 30_000,
    firstDueOn: '2026-01-31',
  });
  expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  expect(rows.at(-1)?.balanceCents).toBe(0);
  expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(100_000);
});

describe('rewards', () => {
  test('earn by category, whole points only', () => {
    expect(pointsFor(1_099, 'dining')).toBe(32);
    expect(pointsFor(1_099, 'gas')).toBe(21);
    expect(pointsFor(1_099, 'groceries')).toBe(10);
  });

  test('are redeemed in hundreds that exist', () => {
    expect(redemptionProblem(400, 1000)).toMatch('at least 500');
    expect(redemptionProblem(550, 1000)).toMatch('steps of 100');
    expect(redemptionProblem(1500, 1000)).toMatch('You have 1,000 points');
    expect(redemptionProblem(1000, 1000)).toBeNull();
  });
});

describe('recurring merchants', () => {
  const charge = (description: string, day: string, amountCents: number) => ({
    description,
    day,
    amountCents,
  });
  const find = (...charges: ReturnType<typeof charge>[]) =>
    findRecurringMerchants(charges, { today: '2026-04-02', nextMonth: (day) => addMonths(day, 1) });

  test('charge about the same every month', () => {
    const found = find(
      charge('Video', '2026-01-06', 1549),
      charge('Video', '2026-03-06', 1599),
      charge('Video', '2026-02-06', 1549),
    );
    expect(found).toEqual([
      { merchant: 'Video', amountCents: 1599, lastDay: '2026-03-06', nextDay: '2026-04-06', times: 3 },
    ]);
  });

  test('are not shops that are visited often, twice only, or no longer', () => {
    expect(
      find(charge('A', '2026-03-01', 500), charge('A', '2026-03-08', 500), charge('A', '2026-03-15', 500)),
    ).toEqual([]);
    expect(find(charge('B', '2026-02-06', 500), charge('B', '2026-03-06', 500))).toEqual([]);
    expect(
      find(charge('C', '2025-10-06', 500), charge('C', '2025-11-06', 500), charge('C', '2025-12-06', 500)),
    ).toEqual([]);
  });
});

describe('credit score', () => {
  test('moves slowly with the facts and stays in range', () => {
    const good = { utilizationBps: 500, onTimeMonths: 36, accountCount: 2 };
    const bad = { utilizationBps: 9800, onTimeMonths: 0, accountCount: 2 };
    expect(nextScore(650, good) - 650).toBe(11);
    expect(nextScore(650, bad)).toBeLessThan(650);
    expect(nextScore(303, { ...bad, utilizationBps: 90_000 })).toBe(300);
  });

  test('has a name', () => {
    expect(bandOf(644).name).toBe('Fair');
    expect(bandOf(850).name).toBe('Excellent');
  });
});
