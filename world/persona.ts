import { z } from 'zod';

/** The persona document: who someone is and how they live. What then happens is for `liveLife` to say. */
export type Persona = z.infer<typeof personaSchema>;

const cents = z.int().nonnegative();
const centsRange = z.tuple([cents, cents]);
const date = z.iso.date();
const clockTime = z.string().regex(/^\d\d:\d\d$/, 'expected a time such as "07:45"');
const window = z.tuple([clockTime, clockTime]);
const contactId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a contact id such as "pam"');

/** Keep in step with SpendingCategory in events.ts; liveLife does not compile otherwise. */
const category = z.enum([
  ...['groceries', 'dining', 'delivery', 'coffee', 'shopping', 'gas', 'rides', 'travel', 'entertainment'],
  ...['subscriptions', 'utilities', 'housing', 'insurance', 'health', 'gifts', 'education', 'fees', 'other'],
] as const);

const identity = z.strictObject({
  name: z.string(),
  email: z.email(),
  phone: z.string(),
  birthday: date,
  address: z.strictObject({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  password: z.string().min(8),
  zone: z.string(),
  referenceTime: z.iso.datetime({ local: true, offset: false }),
  recordMonths: z.int().positive(),
  occupation: z.string(),
  about: z.string(),
});

const contact = z.strictObject({
  id: contactId,
  name: z.string(),
  email: z.email(),
  phone: z.string(),
  relationship: z.string(),
  zelle: z.boolean(),
  birthday: date.optional(),
  address: z.string().optional(),
  company: z.string().optional(),
  /** How they write; for whoever writes their letters and replies. */
  voice: z.string().optional(),
});

const payee = z.strictObject({
  id: z.string(),
  name: z.string(),
  category,
  accountNumber: z.string(),
  autopay: z.boolean(),
  dayOfMonth: z.int().min(1).max(28),
  amountCents: centsRange,
  /** Bills of heating and cooling: when they reach the upper end of the range. */
  peak: z.enum(['winter', 'summer']).optional(),
});

const financial = z.strictObject({
  employer: z.string(),
  /** Every second Friday, counted from `firstPayday`. */
  wage: z.strictObject({
    netCents: cents,
    firstPayday: date,
    raises: z.array(z.strictObject({ from: date, netCents: cents })),
  }),
  checkingCents: cents,
  savingsCents: cents,
  creditScore: z.int(),
  card: z.strictObject({
    limitCents: cents,
    balanceCents: cents,
    aprPercent: z.number(),
    rewardsPoints: z.int(),
    paymentDay: z.int().min(1).max(28),
    minimumCents: cents,
    /** Share of the limit still owed after the monthly payment, at the start and at the end of the record. */
    carriedShare: z.tuple([z.number(), z.number()]),
  }),
  carLoan: z.strictObject({
    lender: z.string(),
    vehicle: z.string(),
    principalCents: cents,
    balanceCents: cents,
    aprPercent: z.number(),
    monthlyCents: cents,
    dayOfMonth: z.int().min(1).max(28),
  }),
  payees: z.array(payee),
});

const merchant = z.strictObject({ name: z.string(), priceCents: centsRange });

const habit = z.strictObject({
  id: z.string(),
  category,
  /** 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)),
  window,
  /** On each of those days. */
  chance: z.number().min(0).max(1),
  debitShare: z.number().min(0).max(1),
  merchants: z.array(merchant).min(1),
  /** Of the purchases, how many go back. */
  refundShare: z.number().min(0).max(1).optional(),
  /** Without going anywhere: may happen on a trip as well. */
  online: z.boolean().optional(),
});

const subscription = z.strictObject({
  id: z.string(),
  merchant: z.string(),
  amountCents: cents,
  dayOfMonth: z.int().min(1).max(28),
  since: date.optional(),
  until: date.optional(),
});

const datedPurchase = z.strictObject({
  id: z.string(),
  at: z.iso.datetime({ local: true, offset: false }),
  merchant: z.string(),
  category,
  amountCents: cents,
  with: z.enum(['credit', 'debit']),
});

const transfer = z.strictObject({
  id: z.string(),
  kind: z.enum(['sent', 'received', 'requested']),
  who: contactId,
  at: z.iso.datetime({ local: true, offset: false }),
  amountCents: cents,
  memo: z.string(),
  /** For a request: when they paid. Absent while they have not. */
  paidAt: z.iso.datetime({ local: true, offset: false }).optional(),
});

const personaSchema = z.strictObject({
  identity,
  contacts: z.array(contact),
  financial,
  routines: z.strictObject({
    habits: z.array(habit),
    subscriptions: z.array(subscription),
    cash: z.strictObject({ place: z.string(), chance: z.number(), window, amountsCents: z.array(cents) }),
    saving: z.strictObject({ chance: z.number(), amountsCents: z.array(cents) }),
  }),
  shopping: z.strictObject({
    /** Bought, in this order, whenever there is money to spare. */
    impulses: z.array(z.strictObject({ id: z.string(), merchant: z.string(), category, amountCents: cents })),
    gifts: z.strictObject({ recipients: z.array(contactId), merchants: z.array(merchant).min(1) }),
    occasions: z.array(datedPurchase),
  }),
  trips: z.array(
    z.strictObject({
      id: z.string(),
      place: z.string(),
      departs: date,
      returns: date,
      purchases: z.array(datedPurchase),
    }),
  ),
  transfers: z.array(transfer),
  labels: z.array(z.string()),
});

/** Throws an error that names every wrong place of the document. */
export function parsePersona(document: unknown): Persona {
  const result = personaSchema.safeParse(document);
  if (!result.success)
    throw new Error(`The persona document is not valid:\n${z.prettifyError(result.error)}`);
  checkPeople(result.data);
  return result.data;
}

function checkPeople({ contacts, shopping, transfers }: Persona): void {
  const ids = contacts.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`The persona document has two contacts with id "${twice}". Rename one.`);
  for (const { id, who } of transfers) {
    const person = contacts.find((candidate) => candidate.id === who);
    if (!person) throw new Error(`Transfer "${id}" names "${who}", who is not in contacts.`);
    if (!person.zelle) throw new Error(`Transfer "${id}" goes to "${who}", whose contact has zelle: false.`);
  }
  const stranger = shopping.gifts.recipients.find((id) => !ids.includes(id));
  if (stranger) throw new Error(`shopping.gifts.recipients names "${stranger}", who is not in contacts.`);
}
