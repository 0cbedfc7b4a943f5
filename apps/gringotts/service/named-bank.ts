import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { InputOf, OperationName, OutputOf } from '#kit/operation.ts';
import { momentOf } from '#kit/time.ts';
import type { Api } from '../api.ts';
import { accounts, customers } from '../schema/ledger.ts';

const ZONE = 'America/New_York';

/** What of a test world is needed; the server's test world has it. */
interface Bank {
  readonly world: { readonly clock: { now(): number } };
  ask<Name extends OperationName<Api, 'query'>>(name: Name, input: InputOf<Api, Name>): OutputOf<Api, Name>;
  act<Name extends OperationName<Api, 'action'>>(name: Name, input: InputOf<Api, Name>): OutputOf<Api, Name>;
  transact<T>(work: (ctx: Ctx) => T): T;
  advance(ms: number): void;
}

/** A seeded bank for tests, with things found by the names people give them. */
export const namedBank = (bank: Bank) => {
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
  return {
    ask: bank.ask,
    act: bank.act,
    transact: bank.transact,
    advance: bank.advance,
    account,
    recipient,
    payee,
    balanceOf,
    advanceTo,
  };
};
