import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import { accountability } from '../accountability.ts';
import type { Api } from '../api.ts';
import gringotts from '../app.ts';
import { bank } from '../bank-port.ts';
import { accounts, transactions } from '../schema/ledger.ts';
import { statements } from '../schema/statements.ts';
import { accountOfKind } from './ledger.ts';

const DAY_MS = 24 * 3600_000;
const open = () => openTestWorld<Api>(gringotts);
type Bank = ReturnType<typeof open>;

const charge = (world: Bank, amountCents: number, methodId?: string) =>
  world.transact((ctx) =>
    bank(ctx).charge({ merchant: 'Test Shop', category: 'dining', amountCents, methodId }),
  );

const violations = (world: Bank) =>
  Object.values(accountability.rules ?? {}).flatMap((broken) => world.world.read(gringotts, broken));

describe('the books', () => {
  test('balance in the seed and after whatever is done', () => {
    const world = open();
    expect(violations(world)).toEqual([]);
    charge(world, 12_00);
    world.act('rewards.redeem', { points: 500 });
    world.act('card.pay', { fromAccountId: 1, choice: 'other', amountCents: 20_00, payOn: '2026-04-02' });
    world.advance(40 * DAY_MS);
    expect(violations(world)).toEqual([]);
  });

  test('statements add up: each opens with what the one before closed with', () => {
    const world = open();
    world.advance(35 * DAY_MS);
    const byAccount = Map.groupBy(
      world.world.readAll((db) => db.select().from(statements).all()),
      ({ accountId }) => accountId,
    );
    expect(byAccount.size).toBe(4);
    for (const rows of byAccount.values()) {
      const inOrder = rows.toSorted((a, b) => (a.toDay < b.toDay ? -1 : 1));
      expect(inOrder.length).toBe(25);
      for (const [index, row] of inOrder.entries())
        if (index > 0) expect(row.openingCents).toBe(inOrder[index - 1]?.closingCents);
    }
  });

  test('the last statement and what came after it make the balance', () => {
    const world = open();
    for (const { id, balanceCents } of world.ask('accounts.list', {})) {
      const last = world.ask('statements.list', { accountId: id })[0];
      const after = world.world.readAll((db) =>
        db
          .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
          .from(transactions)
          .where(
            sql`${transactions.accountId} = ${id} and (${transactions.postedOn} is null or ${transactions.postedOn} > ${last?.toDay ?? ''})`,
          )
          .get(),
      );
      expect((last?.closingCents ?? 0) + (after?.cents ?? 0)).toBe(balanceCents);
    }
  });

  test('a statement is the same PDF every time', () => {
    const world = open();
    const { id } = world.ask('statements.list', {})[0] ?? { id: 0 };
    const [first, second] = [world.ask('statements.pdf', { id }), world.ask('statements.pdf', { id })];
    expect(Buffer.from(first.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.bytes).toEqual(second.bytes);
  });
});

describe('the bank port', () => {
  test('declines a locked card and takes it again when unlocked', () => {
    const world = open();
    world.act('card.lock', { locked: true });
    expect(() => charge(world, 5_00)).toThrow(/is locked\. Unlock it/);
    world.act('card.lock', { locked: false });
    expect(charge(world, 5_00).methodLabel).toMatch(/Visa/);
  });

  test('declines what is over the limit and says by how much', () => {
    const world = open();
    const { availableCents } = world.ask('card.get', {}).account;
    expect(() => charge(world, availableCents + 1)).toThrow(/declined: .*\$0\.01 less than/);
    expect(() => charge(world, 100, '2')).toThrow(/no payment method 2/);
  });

  test('refunds never exceed the charge, and take their points along', () => {
    const world = open();
    const before = world.ask('rewards.list', {}).balance;
    const { chargeId } = charge(world, 10_00);
    expect(world.ask('rewards.list', {}).balance).toBe(before + 30);
    const refund = (amountCents: number) =>
      world.transact((ctx) => bank(ctx).refund({ chargeId, amountCents }));
    refund(4_00);
    expect(() => refund(6_01)).toThrow('$6.00 of $10.00 is left to give back');
    refund(6_00);
    expect(world.ask('rewards.list', {}).balance).toBe(before);
    expect(() => refund(1)).toThrow('$0.00 of $10.00');
  });

  test('a purchase is pending for two evenings, then posted', () => {
    const world = open();
    const id = Number(charge(world, 10_00).chargeId);
    world.advance(DAY_MS);
    expect(world.ask('transactions.get', { id }).postedOn).toBeNull();
    world.advance(2 * DAY_MS);
    expect(world.ask('transactions.get', { id }).postedOn).toBe('2026-04-04');
  });
});

describe('disputes', () => {
  test('are reviewed, then decided with a credit for what is left', () => {
    const world = open();
    const id = Number(charge(world, 30_00).chargeId);
    expect(() => world.act('disputes.open', { transactionId: id, reason: 'duplicate' })).toThrow(
      /still pending/,
    );
    world.advance(3 * DAY_MS);
    const { id: caseId } = world.act('disputes.open', { transactionId: id, reason: 'duplicate' });
    expect(() => world.act('disputes.open', { transactionId: id, reason: 'duplicate' })).toThrow(
      /already exists/,
    );
    world.transact((ctx) => bank(ctx).refund({ chargeId: String(id), amountCents: 10_00 }));
    world.advance(2 * DAY_MS);
    expect(world.ask('disputes.get', { id: caseId }).status).toBe('reviewing');
    world.advance(11 * DAY_MS);
    const { status, creditId } = world.ask('disputes.get', { id: caseId });
    expect(status).toBe('resolved');
    expect(world.ask('transactions.get', { id: creditId ?? 0 }).amountCents).toBe(20_00);
    expect(() => world.act('disputes.withdraw', { id: caseId })).toThrow(/cannot be withdrawn/);
  });
});

describe('other customers', () => {
  test('have accounts that do not exist for the owner', () => {
    const world = open();
    const stranger = world.world.readAll((db) =>
      db.select().from(accounts).where(sql`${accounts.customerId} <> 1`).get(),
    );
    const theirs = world.world.readAll((db) =>
      db.select().from(transactions).where(sql`${transactions.accountId} = ${stranger?.id}`).get(),
    );
    expect(() => world.ask('accounts.get', { id: stranger?.id ?? 0 })).toThrow(/no account/);
    expect(() => world.ask('transactions.list', { accountId: stranger?.id ?? 0 })).toThrow(/no account/);
    expect(() => world.ask('transactions.get', { id: theirs?.id ?? 0 })).toThrow(/no transaction/);
    expect(() => world.act('transactions.update', { id: theirs?.id ?? 0, memo: 'x' })).toThrow(
      /no transaction/,
    );
  });
});

describe('the card', () => {
  test('a planned payment is made on its day, or fails and says why', () => {
    const world = open();
    const savings = world.transact((ctx) => accountOfKind(ctx, 'savings'));
    const plan = (amountCents: number) =>
      world.act('card.pay', { fromAccountId: savings.id, choice: 'other', amountCents, payOn: '2026-04-10' });
    const [small, large] = [plan(5_00), plan(savings.balanceCents + 1)];
    world.advance(9 * DAY_MS);
    const statusOf = (id: number) => world.ask('card.get', {}).payments.find((payment) => payment.id === id);
    expect(statusOf(small.id)?.status).toBe('paid');
    expect(statusOf(large.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/available/),
    });
  });
});
