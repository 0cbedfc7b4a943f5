import { and, asc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { mailMicroDeposits } from '../mails/external.ts';
import { bankOf, isRoutingNumber } from '../rules/routing.ts';
import { type ExternalAccount, externalAccounts, externalTransfers } from '../schema/external.ts';
import { fireAlert } from './alerts.ts';

const TRIES = 3;
const DEPOSITS_AFTER_MS = 2 * 60_000;

export interface LinkInput {
  routing: string;
  number: string;
  numberAgain: string;
  kind: 'checking' | 'savings';
  nickname: string;
}

/** Two amounts below a dollar, different from each other, that follow from the account's id. */
const depositsOf = (id: number) => {
  const first = 3 + ((id * 37 + 11) % 48);
  return { firstDepositCents: first, secondDepositCents: first + 2 + ((id * 53 + 7) % 40) };
};

export function linkAccount(ctx: Ctx, input: LinkInput) {
  const { routing, number, numberAgain, kind, nickname } = input;
  if (!isRoutingNumber(routing))
    throw refused(
      `${routing} is not a valid routing number. Check the nine digits at the bottom left of a check.`,
      'routing',
    );
  if (number !== numberAgain) throw refused('The two account numbers differ.', 'numberAgain');
  const known = and(
    eq(externalAccounts.routing, routing),
    eq(externalAccounts.number, number),
    ne(externalAccounts.status, 'removed'),
  );
  if (ctx.db.select().from(externalAccounts).where(known).get())
    throw conflict(`The account ending in ${number.slice(-4)} is linked already.`);
  const row = ctx.db
    .insert(externalAccounts)
    .values({
      ...{ routing, number, kind, nickname },
      bankName: bankOf(routing),
      status: 'pending',
      firstDepositCents: 0,
      secondDepositCents: 0,
      triesLeft: TRIES,
      createdAt: ctx.now,
    })
    .returning()
    .get();
  update(ctx, row.id, depositsOf(row.id));
  ctx.schedule(ctx.now + DEPOSITS_AFTER_MS, 'sendMicroDeposits', { externalId: row.id });
  return getExternal(ctx, row.id);
}

export function sendMicroDeposits(ctx: Ctx, { externalId }: { externalId: number }): void {
  const row = findExternal(ctx, externalId, { orRemoved: true });
  if (row.status !== 'pending') return;
  update(ctx, row.id, { depositsSentAt: ctx.now });
  mailMicroDeposits(ctx, row);
  ctx.notify({
    title: `Verify your ${row.bankName} account`,
    body: 'We sent two small deposits. Enter their amounts to finish linking.',
    href: `/external-accounts/${row.id}`,
  });
}

export function verifyAccount(
  ctx: Ctx,
  { id, firstCents, secondCents }: { id: number; firstCents: number; secondCents: number },
) {
  const row = findExternal(ctx, id);
  if (row.status !== 'pending') throw conflict(`This account is ${row.status} already.`);
  if (!row.depositsSentAt) throw conflict('The two deposits are on their way. Try again in a few minutes.');
  const named = [firstCents, secondCents].toSorted((a, b) => a - b);
  const sent = [row.firstDepositCents, row.secondDepositCents].toSorted((a, b) => a - b);
  if (named[0] === sent[0] && named[1] === sent[1]) {
    update(ctx, id, { status: 'verified', verifiedAt: ctx.now });
    fireAlert(ctx, 'security', {
      title: `External account linked: ${row.bankName}`,
      body: `The account ending in ${row.number.slice(-4)} can now be used for transfers.`,
      href: `/external-accounts/${id}`,
    });
    return { verified: true, account: getExternal(ctx, id) };
  }
  const triesLeft = row.triesLeft - 1;
  update(ctx, id, { triesLeft, status: triesLeft ? 'pending' : 'locked' });
  return { verified: false, account: getExternal(ctx, id) };
}

export function renameExternal(ctx: Ctx, { id, nickname }: { id: number; nickname: string }) {
  findExternal(ctx, id);
  update(ctx, id, { nickname });
  return getExternal(ctx, id);
}

export function removeExternal(ctx: Ctx, id: number) {
  const row = findExternal(ctx, id);
  const onItsWay = and(eq(externalTransfers.externalId, id), eq(externalTransfers.status, 'processing'));
  if (ctx.db.select().from(externalTransfers).where(onItsWay).get())
    throw conflict('A transfer with this account is on its way. Cancel it or wait until it has arrived.');
  update(ctx, id, { status: 'removed' });
  return { id, bankName: row.bankName };
}

const update = (ctx: Ctx, id: number, change: Partial<ExternalAccount>) =>
  ctx.db.update(externalAccounts).set(change).where(eq(externalAccounts.id, id)).run();

export function findExternal(ctx: Ctx, id: number, { orRemoved = false } = {}): ExternalAccount {
  const row = findRow(ctx, externalAccounts, { id });
  if (!row || (row.status === 'removed' && !orRemoved)) throw notFound('external account', id);
  return row;
}

export const externalLabel = ({ nickname, bankName, number }: ExternalAccount): string =>
  `${nickname || bankName} (...${number.slice(-4)})`;

export const getExternal = (ctx: Ctx, id: number) => describe(findExternal(ctx, id));

export const listExternal = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(externalAccounts)
    .where(ne(externalAccounts.status, 'removed'))
    .orderBy(asc(externalAccounts.id))
    .all()
    .map(describe);

/** The amounts of the deposits stay with us: naming them is the proof. */
const describe = (row: ExternalAccount) => {
  const { firstDepositCents: _, secondDepositCents: __, number, ...shown } = row;
  return { ...shown, number: `...${number.slice(-4)}`, label: externalLabel(row) };
};
