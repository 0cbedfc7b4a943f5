import {
  type Day,
  daysOf,
  isBetween,
  localMoment,
  minutesOf,
  momentOf,
  nextBirthday,
  type Span,
} from './calendar.ts';
import type { Persona } from './persona.ts';
import type { Plan, Purchase } from './plan.ts';
import type { RandomStream, Rng } from './rng.ts';

type Habit = Persona['routines']['habits'][number];
type Merchant = Habit['merchants'][number];
type DatedPurchase = Persona['shopping']['occasions'][number];

/** Getting from one counter to the next takes at least this long. */
const apartMs = 25 * 60_000;

/** Purchases and cash: what he would like to spend. */
export function planSpending(persona: Persona, span: Span, rng: Rng): Plan[] {
  const isAway = (day: Day) => persona.trips.some(({ departs, returns }) => isBetween(day, departs, returns));
  const occasions = [persona.shopping.occasions, ...persona.trips.map(({ purchases }) => purchases)].flat();
  const dated = occasions.map((purchase) => planDated(purchase, span.zone));
  const habits = persona.routines.habits
    .flatMap((habit) => planHabit(habit, span, { rng, isAway }))
    .filter((plan) => !dated.some((occasion) => replaces(occasion, plan)));
  const errands = [
    ...habits,
    ...dated,
    ...planGifts(persona, span, rng('gifts')),
    ...planCash(persona, span, { rng, isAway }),
  ];
  const spaced = spaceOut(errands);
  return [...spaced, ...planRefunds(persona, spaced, rng)];
}

interface Chances {
  rng: Rng;
  isAway: (day: Day) => boolean;
}

function planHabit(habit: Habit, span: Span, { rng, isAway }: Chances): Plan[] {
  const random = rng(`habit.${habit.id}`);
  return daysOf(span).flatMap((day): Plan[] => {
    if (!habit.weekdays.includes(day.dayOfWeek)) return [];
    // Drawn on every such day, so that a trip moves nothing after it.
    const goes = random.chance(habit.chance);
    const at = momentIn(day, habit.window, { random, zone: span.zone });
    const bought = choose(habit.merchants, random);
    const withDebit = random.chance(habit.debitShare);
    if (!goes || (isAway(day) && !habit.online)) return [];
    const purchase: Purchase = {
      type: 'purchase.made',
      ...bought,
      category: habit.category,
      with: withDebit ? 'debit' : 'credit',
    };
    return [{ id: `${habit.id}.${day}`, at, will: 'want', ...purchase }];
  });
}

function momentIn(
  day: Day,
  [from, to]: readonly [string, string],
  how: { random: RandomStream; zone: string },
): number {
  const minutes = how.random.int(minutesOf(from), minutesOf(to));
  return momentOf(day, minutes, how.zone) + how.random.int(0, 59) * 1000;
}

function choose(
  merchants: readonly Merchant[],
  random: RandomStream,
): { merchant: string; amountCents: number } {
  const { name, priceCents } = random.pick(merchants);
  return { merchant: name, amountCents: random.int(...priceCents) };
}

function planDated(purchase: DatedPurchase, zone: string): Plan {
  const { id, at, merchant, category, amountCents } = purchase;
  const happening: Purchase = { type: 'purchase.made', merchant, category, amountCents, with: purchase.with };
  return { id, at: localMoment(at, zone), will: 'must', ...happening };
}

/** Nobody has dinner twice: an occasion stands for the habit of its kind in the same part of the day. */
function replaces(occasion: Plan, habit: Plan): boolean {
  if (occasion.type !== 'purchase.made' || habit.type !== 'purchase.made') return false;
  return occasion.category === habit.category && Math.abs(occasion.at - habit.at) < 5 * 3_600_000;
}

/** One gift some days before each birthday, and one for each of them in December. */
function planGifts({ contacts, shopping: { gifts } }: Persona, span: Span, random: RandomStream): Plan[] {
  const people = contacts.filter(({ id }) => gifts.recipients.includes(id));
  const years = span.last.year - span.first.year + 1;
  return people.flatMap(({ id, birthday }) =>
    Array.from({ length: years }, (_, index) => span.first.add({ years: index })).flatMap((from) => {
      const christmas = from.with({ month: 12, day: random.int(7, 22) });
      const birthdayGift = birthday && nextBirthday(birthday, from).subtract({ days: random.int(2, 8) });
      return [christmas, ...(birthdayGift ? [birthdayGift] : [])].map((day): Plan => {
        const at = momentIn(day, ['17:40', '19:50'], { random, zone: span.zone });
        const purchase: Purchase = {
          type: 'purchase.made',
          ...choose(gifts.merchants, random),
          category: 'gifts',
          with: 'credit',
        };
        return { id: `gift.${id}.${day}`, at, will: 'want', ...purchase };
      });
    }),
  );
}

function planCash({ routines: { cash } }: Persona, span: Span, { rng, isAway }: Chances): Plan[] {
  const random = rng('cash');
  return daysOf(span).flatMap((day): Plan[] => {
    const goes = random.chance(cash.chance);
    const at = momentIn(day, cash.window, { random, zone: span.zone });
    const amountCents = random.pick(cash.amountsCents);
    if (!goes || isAway(day)) return [];
    return [{ id: `cash.${day}`, at, will: 'want', type: 'cash.withdrawn', amountCents, place: cash.place }];
  });
}

/** Moves what would put him in two places at once a little later. */
function spaceOut(plans: readonly Plan[]): Plan[] {
  const inOrder = plans.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  let free = 0;
  return inOrder.map((plan) => {
    const at = Math.max(plan.at, free);
    free = at + apartMs;
    return { ...plan, at };
  });
}

/** What goes back to the shop; dropped later if the purchase itself could not be afforded. */
function planRefunds(persona: Persona, purchases: readonly Plan[], rng: Rng): Plan[] {
  const random = rng('refunds');
  const shares = new Map(persona.routines.habits.map(({ id, refundShare }) => [id, refundShare ?? 0]));
  return purchases.flatMap((plan): Plan[] => {
    const share = shares.get(plan.id.split('.')[0]!) ?? 0;
    if (plan.type !== 'purchase.made' || share === 0) return [];
    const goesBack = random.chance(share);
    const at = plan.at + random.int(3, 9) * 86_400_000 + random.int(-60, 60) * 60_000;
    if (!goesBack) return [];
    return [
      {
        id: `refund.${plan.id}`,
        at,
        will: 'income',
        type: 'purchase.refunded',
        purchaseId: plan.id,
        amountCents: plan.amountCents,
      },
    ];
  });
}
