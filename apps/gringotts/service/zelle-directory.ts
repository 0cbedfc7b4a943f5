import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { dayOf } from '#kit/time.ts';
import { formatPhone, phoneDigits } from '../rules/phone.ts';
import { type Account, accounts, customers } from '../schema/ledger.ts';
import { type ZelleRecipient, zelleRecipients } from '../schema/zelle.ts';
import { post } from './ledger.ts';

export interface RecipientInput {
  name: string;
  email: string;
  phone: string;
}

/** Somebody who banks here, found by what the owner knows of them; the owner is nobody's recipient. */
export function findCustomer(ctx: Ctx, { email, phone }: { email: string | null; phone: string | null }) {
  const others = ctx.db.select().from(customers).where(eq(customers.isOwner, false)).all();
  const digits = phone && phoneDigits(phone);
  return others.find(
    (customer) =>
      (email && customer.email.toLowerCase() === email.toLowerCase()) ||
      (digits && phoneDigits(customer.phone) === digits),
  );
}

/** The account a customer's Zelle money goes to. */
export function depositAccountOf(ctx: Ctx, customerId: number): Account {
  const account = ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerId, customerId), eq(accounts.kind, 'checking')))
    .get();
  if (!account) throw notFound('account of customer', customerId);
  return account;
}

/** Makes somebody a customer with an account of their own, so that Zelle finds them. */
export function openAccountFor(ctx: Ctx, person: RecipientInput & { openingCents: number }) {
  const { openingCents, ...who } = person;
  const customer = ctx.db.insert(customers).values(who).returning().get();
  const account = ctx.db
    .insert(accounts)
    .values({
      customerId: customer.id,
      kind: 'checking',
      name: 'Vault Checking',
      number: String(400020000000 + customer.id * 7919),
      openedOn: dayOf(ctx.now, ctx.zone),
    })
    .returning()
    .get();
  if (openingCents)
    post(ctx, account.id, {
      kind: 'opening',
      amountCents: openingCents,
      description: 'Opening balance',
      category: 'transfer',
    });
  return customer;
}

export const listRecipients = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(zelleRecipients)
    .where(isNull(zelleRecipients.removedAt))
    .orderBy(asc(zelleRecipients.name), asc(zelleRecipients.id))
    .all()
    .map((row) => describeRecipient(ctx, row));

const describeRecipient = (ctx: Ctx, { id, name, email, phone, createdAt }: ZelleRecipient) => ({
  id,
  name,
  email,
  phone,
  createdAt,
  token: email ?? phone ?? '',
  isEnrolled: findCustomer(ctx, { email, phone }) !== undefined,
});

export function findRecipient(ctx: Ctx, id: number, field?: string): ZelleRecipient {
  const row = ctx.db
    .select()
    .from(zelleRecipients)
    .where(and(eq(zelleRecipients.id, id), isNull(zelleRecipients.removedAt)))
    .get();
  if (row) return row;
  throw field ? refused('This recipient was removed. Choose another.', field) : notFound('recipient', id);
}

export const getRecipient = (ctx: Ctx, id: number) => describeRecipient(ctx, findRecipient(ctx, id));

export function addRecipient(ctx: Ctx, input: RecipientInput) {
  const values = checkRecipient(ctx, input);
  const row = ctx.db
    .insert(zelleRecipients)
    .values({ ...values, createdAt: ctx.now })
    .returning()
    .get();
  return describeRecipient(ctx, row);
}

export function editRecipient(ctx: Ctx, { id, ...input }: RecipientInput & { id: number }) {
  findRecipient(ctx, id);
  const values = checkRecipient(ctx, input, id);
  const row = ctx.db.update(zelleRecipients).set(values).where(eq(zelleRecipients.id, id)).returning().get();
  return describeRecipient(ctx, row);
}

export function removeRecipient(ctx: Ctx, id: number) {
  const row = findRecipient(ctx, id);
  ctx.db.update(zelleRecipients).set({ removedAt: ctx.now }).where(eq(zelleRecipients.id, id)).run();
  return { id, name: row.name };
}

function checkRecipient(ctx: Ctx, { name, email, phone }: RecipientInput, ownId?: number) {
  const digits = phone ? phoneDigits(phone) : null;
  if (!email && !phone) throw refused('Enter an e-mail address or a U.S. mobile number.', 'email');
  if (phone && !digits)
    throw refused(`"${phone}" is not a U.S. phone number. Use ten digits such as (570) 555-0131.`, 'phone');
  const values = { name, email: email.toLowerCase() || null, phone: digits ? formatPhone(digits) : null };
  if (values.email === ctx.owner.email.toLowerCase())
    throw refused('This is your own e-mail address.', 'email');
  if (digits && digits === phoneDigits(ctx.owner.phone))
    throw refused('This is your own phone number.', 'phone');
  const twin = listRecipients(ctx).find(
    (row) =>
      row.id !== ownId &&
      ((values.email && row.email === values.email) || (values.phone && row.phone === values.phone)),
  );
  if (twin) throw conflict(`${twin.name} is already one of your recipients with ${twin.token}.`);
  return values;
}
