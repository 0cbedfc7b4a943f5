import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { accounts, customers } from '../schema/ledger.ts';
import { namedBank } from './named-bank.ts';

const openTestBank = () => namedBank(openTestWorld<Api>(app));

describe('bills', () => {
  test('paying the open bill settles it and cannot be cancelled', () => {
    const bank = openTestBank();
    const condo = bank.payee('Kellum Court Condo Association');
    const paid = bank.act('bills.pay', {
      payeeId: condo.id,
      fromAccountId: bank.account('checking').id,
      amountCents: condo.openBill?.amountCents ?? 0,
      payOn: '2026-04-02',
    });
    expect(paid).toMatchObject({ status: 'paid', reference: expect.stringMatching(/^BP-/) });
    expect(bank.payee(condo.name).openBill).toBeNull();
    expect(() => bank.act('bills.cancel', { id: paid.id })).toThrow(/only a scheduled one/);
  });

  test('autopay goes on after now: each bill once, on its due date', () => {
    const bank = openTestBank();
    bank.advanceTo('2026-05-10');
    const { rows } = bank.ask('bills.payments', { text: 'Electric City Broadband' });
    const recent = rows.filter(({ payOn }) => payOn > '2026-04-02');
    expect(recent.map(({ payOn, status, isAutopay }) => [payOn, status, isAutopay])).toEqual([
      ['2026-05-08', 'paid', true],
      ['2026-04-08', 'paid', true],
    ]);
  });

  test('a payment without the money fails, says so, and takes nothing', () => {
    const bank = openTestBank();
    const { id } = bank.payee('Anthracite Gas Company');
    const before = bank.account('savings').balanceCents;
    const payment = bank.act('bills.pay', {
      payeeId: id,
      fromAccountId: bank.account('savings').id,
      amountCents: before + 500_00,
      payOn: '2026-04-03',
    });
    bank.advanceTo('2026-04-03');
    expect(bank.ask('bills.payment', { id: payment.id })).toMatchObject({ status: 'failed' });
    expect(bank.account('savings').balanceCents).toBeGreaterThanOrEqual(before);
    expect(bank.ask('notifications.list' as never, {} as never)).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ title: 'We could not pay Anthracite Gas Company' }),
      ]),
    });
  });

  test('removing a payee cancels what was scheduled', () => {
    const bank = openTestBank();
    const { id, next } = bank.payee('Electric City Broadband');
    bank.act('payees.remove', { id });
    expect(bank.ask('bills.payment', { id: next?.id ?? 0 }).status).toBe('cancelled');
    expect(() => bank.ask('payees.get', { id })).toThrow(/no payee/);
    bank.advanceTo('2026-06-01');
    expect(bank.ask('bills.payments', { text: 'Broadband', show: 'scheduled' }).total).toBe(0);
  });

  test('fixed autopay pays every month', () => {
    const bank = openTestBank();
    const { id } = bank.act('payees.add', { name: 'Scranton Times', accountNumber: 'ST-1' });
    const fromAccountId = bank.account('savings').id;
    bank.act('payees.setAutopay', { id, mode: 'fixed', fromAccountId, amountCents: 9_99, dayOfMonth: 31 });
    bank.advanceTo('2026-06-02');
    const { rows } = bank.ask('bills.payments', { payeeId: id });
    expect(rows.map(({ payOn, status }) => [payOn, status])).toEqual([
      ['2026-06-30', 'scheduled'],
      ['2026-05-31', 'paid'],
      ['2026-04-30', 'paid'],
    ]);
  });
});

describe('transfers', () => {
  test('a series goes on after a day without money', () => {
    const bank = openTestBank();
    const made = bank.act('transfers.create', {
      fromAccountId: bank.account('savings').id,
      toAccountId: bank.account('checking').id,
      amountCents: 9_000_00,
      frequency: 'weekly',
      startsOn: '2026-04-03',
    });
    bank.advanceTo('2026-04-04');
    const after = bank.ask('transfers.get', { id: made.id });
    expect(after).toMatchObject({ status: 'scheduled', nextOn: '2026-04-10' });
    expect(after.runs).toMatchObject([
      { transactionId: null, failure: expect.stringContaining('available') },
    ]);
  });

  test('an edited transfer runs once, with the new amount, on the new day', () => {
    const bank = openTestBank();
    const input = {
      fromAccountId: bank.account('savings').id,
      toAccountId: bank.account('checking').id,
      amountCents: 10_00,
    };
    const { id } = bank.act('transfers.create', { ...input, startsOn: '2026-04-03' });
    bank.act('transfers.edit', { ...input, id, amountCents: 12_00, startsOn: '2026-04-05' });
    bank.advanceTo('2026-04-06');
    expect(bank.ask('transfers.get', { id })).toMatchObject({
      status: 'completed',
      amountCents: 12_00,
      runs: [expect.anything()],
    });
  });

  test('an account of somebody else does not exist', () => {
    const bank = openTestBank();
    const other = bank.transact(
      (ctx) =>
        ctx.db
          .select({ id: accounts.id })
          .from(accounts)
          .innerJoin(customers, eq(customers.id, accounts.customerId))
          .where(eq(customers.isOwner, false))
          .get()?.id ?? 0,
    );
    expect(() =>
      bank.act('transfers.create', {
        fromAccountId: other,
        toAccountId: bank.account('checking').id,
        amountCents: 100,
        startsOn: '2026-04-02',
      }),
    ).toThrow(/no account/);
  });
});
