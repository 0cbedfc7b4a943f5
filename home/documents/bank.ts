import { dayOf } from '#kit/time.ts';
import type { HomeSource } from '../home-source.ts';

/** Money that left the owner's accounts, as the bank booked it. */
export interface BankCharge {
  /** The life event it came of. */
  readonly event: string;
  readonly day: string;
  readonly atMs: number;
  readonly merchant: string;
  readonly category: string;
  readonly cents: number;
  /** The last four digits of the account, and what it is. */
  readonly account: string;
  readonly kind: string;
}

interface ChargeRow {
  event: string;
  at: number;
  description: string;
  category: string;
  amount_cents: number;
  number: string;
  kind: string;
}

/** Every purchase and payment of the owner with its origin, oldest first. */
export function readCharges({ seed, life }: HomeSource): BankCharge[] {
  const query = seed.prepare(`
    select o.event, t.at, t.description, t.category, t.amount_cents, a.number, a.kind
    from gringotts_transactions t
    join gringotts_accounts a on a.id = t.account_id
    join gringotts_customers c on c.id = a.customer_id and c.is_owner = 1
    join kit_origins o on o."table" = 'gringotts_transactions' and t.id between o.first_row and o.last_row
    where t.amount_cents < 0 and t.kind in ('purchase', 'bill', 'payment')
    order by t.at, t.id`);
  return (query.all() as unknown as ChargeRow[]).map((row) => ({
    ...{ event: row.event, atMs: row.at, day: dayOf(row.at, life.zone), merchant: row.description },
    ...{ category: row.category, cents: -row.amount_cents, account: row.number.slice(-4), kind: row.kind },
  }));
}

/** Whether a charge came of the thing that the persona calls `id`: of the plain purchase, or of what an app booked. */
export const isFor = (id: string) => (charge: BankCharge) =>
  charge.event === id || charge.event.endsWith(`.${id}`);
