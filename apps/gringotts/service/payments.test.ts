import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { momentOf } from '#kit/time.ts';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { externalAccounts } from '../schema/external.ts';
import { accounts, customers, transactions } from '../schema/ledger.ts';
import { enrollPerson } from './zelle.ts';

const DAY = 24 * 3600_000;
const ZONE = 'America/New_York';

const open = () => {
  const bank = openTestWorld<Api>(app);
  const account = (kind: string) => {
    const found = bank.ask('accounts.list', {}).find((row) => row.kind === kind);
    if (!found) throw new Error(`There is no ${kind} account.`);
    return found;
  };
  const recipient = (name: string) => {
    const found = bank.ask('zelle.recipients', {}).find((row) => row.name === name);
    if (!found) throw new Error(`${name} is no recipient.`);
    return found;
  };
  const payee = (name: string) => {
    const found = bank.ask('payees.list', {}).find((row) => row.name === name);
    if (!found) throw new Error(`${name} is no payee.`);
    return found;
  };
  const balanceOf = (name: string) =>
    bank.transact(
      (ctx) =>
        ctx.db
          .select({ cents: accounts.balanceCents })
          .from(accounts)
          .innerJoin(customers, eq(customers.id, accounts.customerId))
          .where(and(eq(customers.name, name), eq(accounts.kind, 'checking')))
          .get()?.cents,
    );
  const advanceTo = (day: string, time = '12:00') =>
    bank.advance(momentOf(day, time, ZONE) - bank.world.clock.now());
  return { ...bank, account, recipient, payee, balanceOf, advanceTo };
};

test('the seeded world balances', () => {
  const bank = open();
  const wrong = bank.transact((ctx) =>
    ctx.db
      .select({
        id: accounts.id,
        balance: accounts.balanceCents,
        sum: sql<number>`sum(${transactions.amountCents})`,
      })
      .from(accounts)
      .innerJoin(transactions, eq(transactions.accountId, accounts.id))
      .groupBy(accounts.id)
      .all()
      .filter(({ balance, sum }) => balance !== sum),
  );
  expect(wrong).toEqual([]);
  expect(bank.ask('zelle.openRequests', {})).toHaveLength(1);
  expect(bank.ask('zelle.activity', { show: 'pending' }).total).toBeGreaterThan(1);
  expect(bank.ask('transfers.list', { show: 'scheduled' }).total).toBe(2);
  expect(bank.ask('messages.list', {}).rows.some(({ unread }) => unread > 0)).toBe(true);
});

describe('Zelle', () => {
  const send = (bank: ReturnType<typeof open>, recipientId: number, amountCents: number) =>
    bank.act('zelle.send', {
      recipientId,
      accountId: bank.account('checking').id,
      amountCents,
      memo: 'Test',
    });

  test('money reaches an enrolled person at once', () => {
    const bank = open();
    const [before, theirs] = [bank.account('checking').balanceCents, bank.balanceOf('Pam Beesly') ?? 0];
    const payment = send(bank, bank.recipient('Pam Beesly').id, 12_34);
    expect(payment).toMatchObject({ status: 'completed', reference: expect.stringMatching(/^ZL-/) });
    expect(bank.account('checking').balanceCents).toBe(before - 12_34);
    expect(bank.balanceOf('Pam Beesly')).toBe(theirs + 12_34);
    expect(() => bank.act('zelle.cancelPayment', { id: payment.id })).toThrow(/only a pending one/);
  });

  test('a pending payment goes back when cancelled, and after 14 days by itself', () => {
    const bank = open();
    const { id } = bank.act('zelle.addRecipient', { name: 'Nobody Yet', email: 'nobody@example.com' });
    const before = bank.account('checking').balanceCents;
    const payment = send(bank, id, 20_00);
    expect(payment.status).toBe('pending');
    expect(bank.act('zelle.cancelPayment', { id: payment.id }).status).toBe('cancelled');
    expect(bank.account('checking').balanceCents).toBe(before);
    const other = bank.act('zelle.send', {
      recipientId: id,
      accountId: bank.account('savings').id,
      amountCents: 5_00,
    });
    bank.advance(15 * DAY);
    expect(bank.ask('zelle.payment', { id: other.id }).status).toBe('expired');
  });

  test('a pending payment arrives when they enroll', () => {
    const bank = open();
    const person = { name: 'Nobody Yet', email: 'nobody@example.com', phone: '(570) 555-0999' };
    const { id } = bank.act('zelle.addRecipient', person);
    const payment = send(bank, id, 20_00);
    bank.transact((ctx) => enrollPerson(ctx, person));
    expect(bank.ask('zelle.payment', { id: payment.id }).status).toBe('completed');
    expect(bank.balanceOf('Nobody Yet')).toBe(20_00);
    bank.advance(15 * DAY);
    expect(bank.ask('zelle.payment', { id: payment.id }).status).toBe('completed');
  });

  test('the daily limit and the balance hold', () => {
    const bank = open();
    const { id } = bank.recipient('Pam Beesly');
    expect(() => send(bank, id, 2_000_01)).toThrow(/\$2,000.00 a day/);
    expect(() => send(bank, id, 1_999_00)).toThrow(/available/);
    expect(bank.ask('zelle.limits', {}).leftCents).toBe(2_000_00);
  });

  test('a request can be paid once, and not after it was declined', () => {
    const bank = open();
    const [asked] = bank.ask('zelle.openRequests', {});
    const input = { id: asked?.id ?? 0, accountId: bank.account('checking').id };
    expect(bank.act('zelle.payRequest', input)).toMatchObject({ status: 'paid' });
    expect(() => bank.act('zelle.payRequest', input)).toThrow(/already/);
    expect(() => bank.act('zelle.declineRequest', { id: input.id })).toThrow(/already/);
  });
});

describe('bills', () => {
  test('paying the open bill settles it and cannot be cancelled', () => {
    const bank = open();
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
    const bank = open();
    bank.advanceTo('2026-05-10');
    const { rows } = bank.ask('bills.payments', { text: 'Electric City Broadband' });
    const recent = rows.filter(({ payOn }) => payOn > '2026-04-02');
    expect(recent.map(({ payOn, status, isAutopay }) => [payOn, status, isAutopay])).toEqual([
      ['2026-05-08', 'paid', true],
      ['2026-04-08', 'paid', true],
    ]);
  });

  test('a payment without the money fails, says so, and takes nothing', () => {
    const bank = open();
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
    const bank = open();
    const { id, next } = bank.payee('Electric City Broadband');
    bank.act('payees.remove', { id });
    expect(bank.ask('bills.payment', { id: next?.id ?? 0 }).status).toBe('cancelled');
    expect(() => bank.ask('payees.get', { id })).toThrow(/no payee/);
    bank.advanceTo('2026-06-01');
    expect(bank.ask('bills.payments', { text: 'Broadband', show: 'scheduled' }).total).toBe(0);
  });

  test('fixed autopay pays every month', () => {
    const bank = open();
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
    const bank = open();
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
    const bank = open();
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
    const bank = open();
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

test('an external account is verified by its deposits and locked after three wrong tries', () => {
  const bank = open();
  const input = { number: '99887766', numberAgain: '99887766', kind: 'checking', nickname: '' } as const;
  expect(() => bank.act('external.link', { ...input, routing: '021995548' })).toThrow(/not a valid routing/);
  const { id } = bank.act('external.link', { ...input, routing: '021995547' });
  expect(() => bank.act('external.verify', { id, firstCents: 1, secondCents: 2 })).toThrow(/on their way/);
  bank.advance(5 * 60_000);
  const sent = bank.transact((ctx) =>
    ctx.db.select().from(externalAccounts).where(eq(externalAccounts.id, id)).get(),
  );
  const right = { id, firstCents: sent?.secondDepositCents ?? 0, secondCents: sent?.firstDepositCents ?? 0 };
  const wrong = { ...right, firstCents: 99 };
  expect(bank.act('external.verify', wrong)).toMatchObject({ verified: false });
  expect(bank.act('external.verify', right)).toMatchObject({ verified: true });
  const second = bank.act('external.link', {
    ...input,
    number: '5544',
    numberAgain: '5544',
    routing: '021995547',
  });
  bank.advance(5 * 60_000);
  for (let n = 0; n < 3; n++) bank.act('external.verify', { ...wrong, id: second.id });
  expect(bank.ask('external.get', { id: second.id }).status).toBe('locked');
});

test('pay arrives after now and is shared as chosen', () => {
  const bank = open();
  const [rule] = bank.ask('directDeposit.list', {});
  const savings = bank.account('savings').balanceCents;
  bank.act('directDeposit.edit', {
    id: rule?.id ?? 0,
    employer: rule?.employer ?? '',
    employeeId: '',
    split: 'amount',
    savingsCents: 100_00,
  });
  bank.advanceTo('2026-04-03', '10:00');
  expect(bank.account('savings').balanceCents).toBe(savings + 100_00 + 30_00);
});

test('an alert fires where it was asked for', () => {
  const bank = open();
  const checking = bank.account('checking');
  bank.act('alerts.set', {
    kind: 'low_balance',
    isOn: true,
    thresholdCents: checking.balanceCents,
    byMail: true,
    inApp: true,
  });
  const before = bank.ask('alerts.history', {}).total;
  const { id } = bank.recipient('Pam Beesly');
  bank.act('zelle.send', { recipientId: id, accountId: checking.id, amountCents: 1_00 });
  expect(bank.ask('alerts.history', {})).toMatchObject({
    total: before + 1,
    rows: [{ kind: 'low_balance' }, ...Array(14).fill(expect.anything())],
  });
});

test('the bank acknowledges a message with its topic and reference', () => {
  const bank = open();
  const sent = bank.act('messages.send', { topic: 'zelle', subject: 'A question', body: 'Where is it?' });
  bank.advance(10 * 60_000);
  const thread = bank.ask('messages.get', { id: sent.id });
  expect(thread.unread).toBe(1);
  expect(thread.messages.at(-1)?.body).toContain(`Topic: Zelle. Reference: ${sent.reference}`);
});
