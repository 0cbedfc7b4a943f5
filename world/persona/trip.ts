import { z } from 'zod';
import {
  category,
  cents,
  contactId,
  date,
  localTime,
  minutes,
  payment,
  payWith,
  slug,
  text,
  zone,
} from './values.ts';

/** What was paid for a part, when it was not paid for at the part's own time. */
const price = z.strictObject({
  merchant: text,
  category,
  amountCents: cents,
  with: payWith,
  at: localTime.optional(),
});

const leg = z.strictObject({
  id: slug,
  by: z.enum(['flight', 'car', 'bus', 'train', 'ferry', 'ride']),
  from: text,
  to: text,
  departsAt: localTime,
  arrivesAt: localTime,
  /** Of the two clocks, where they are not the home clock. */
  fromZone: zone.optional(),
  toZone: zone.optional(),
  carrier: text.optional(),
  number: text.optional(),
  /** Legs with the same booking were bought at once; the first of them carries the price. */
  booking: slug.optional(),
  bookedAt: localTime.optional(),
  confirmation: text.optional(),
  seat: text.optional(),
  price: price.optional(),
});

const stay = z.strictObject({
  id: slug,
  name: text,
  address: text,
  checkIn: localTime,
  checkOut: localTime,
  bookedAt: localTime,
  confirmation: text,
  price: price.optional(),
});

/** A dinner, a show, a meeting, a beach: somewhere they were for a while. */
const outing = z.strictObject({
  id: slug,
  what: z.enum(['dinner', 'lunch', 'breakfast', 'show', 'meeting', 'sight', 'party']),
  title: text,
  place: text,
  at: localTime,
  minutes,
  people: z.array(contactId).default([]),
  bookedAt: localTime.optional(),
  confirmation: text.optional(),
  price: price.optional(),
});

export const trip = z.strictObject({
  id: slug,
  place: text,
  zone: zone.optional(),
  purpose: text,
  departs: date,
  returns: date,
  people: z.array(contactId).default([]),
  legs: z.array(leg).default([]),
  stays: z.array(stay).default([]),
  outings: z.array(outing).default([]),
  /** What else was bought there, in passing. */
  purchases: z.array(payment.extend({ id: slug })).default([]),
});
