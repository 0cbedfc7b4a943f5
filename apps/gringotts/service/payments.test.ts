import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { externalAccounts } from '../schema/external.ts';
import { accounts, transactions } from '../schema/ledger.ts';
import { namedBank } from './named-bank.ts';

const openTestBank = () => namedBank(openTestWorld<Api>(app));

test('the seeded world balances', () => {
  const bank = openTestBank();
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

test('an external account is verified by its deposits and locked after three wrong tries', () => {
  const bank = openTestBank();
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
  const bank = openTestBank();
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
  const bank = openTestBank();
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
  const bank = openTestBank();
  const sent = bank.act('messages.send', { topic: 'zelle', subject: 'A question', body: 'Where is it?' });
  bank.advance(10 * 60_000);
  const thread = bank.ask('messages.get', { id: sent.id });
  expect(thread.unread).toBe(1);
  expect(thread.messages.at(-1)?.body).toContain(`Topic: Zelle. Reference: ${sent.reference}`);
});
