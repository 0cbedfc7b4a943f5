import type { Almanac } from '../almanac.ts';
import { type Day, hourMs, minutesOf, momentOf, nextBirthday } from '../calendar.ts';
import type { Errand } from '../errand.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';

const window = ['17:40', '19:50'] as const;
const minutes = 25;

/** One gift some days before each birthday, and one for each of them in December. */
export function planGifts({ contacts, shopping: { gifts } }: Persona, almanac: Almanac, rng: Rng): Errand[] {
  const { first, last } = almanac.span;
  const years = Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index);
  const people = contacts.filter(({ id }) => gifts.recipients.includes(id));
  return people.flatMap(({ id, birthday }) => {
    const random = rng(`gift.${id}`);
    return years.flatMap((year) => {
      const from = first.with({ year, month: 1, day: 1 });
      const christmas = from.with({ month: 12, day: random.int(7, 22) });
      const before = random.int(2, 8);
      const days = birthday
        ? [christmas, nextBirthday(birthday, from).subtract({ days: before })]
        : [christmas];
      return days
        .map((day) => giftErrand({ day, giftFor: id, random, almanac, gifts }))
        .filter((errand) => errand !== undefined);
    });
  });
}

interface Gift {
  day: Day;
  giftFor: string;
  random: RandomStream;
  almanac: Almanac;
  gifts: Persona['shopping']['gifts'];
}

function giftErrand({ day, giftFor, random, almanac, gifts }: Gift): Errand | undefined {
  const { name, priceCents } = random.pick(gifts.merchants);
  const amountCents = random.int(...priceCents);
  const clock = random.int(minutesOf(window[0]), minutesOf(window[1]));
  if (almanac.isAway(day)) return undefined;
  const at = momentOf(day, clock, almanac.span.zone);
  const id = `gift.${giftFor}.${day}`;
  return {
    ...{ id, at, latestAt: at + 2 * hourMs, minutes, place: name, travelMinutes: 14 },
    plan: (when) => {
      const errand: LifeEvent = {
        ...{ id: `errand.${id}`, at: when, until: when + minutes * 60_000, place: name },
        ...{ type: 'errand.run', what: 'gifts', people: [giftFor] },
      };
      return [
        {
          ...{
            id,
            at: when + 15 * 60_000,
            will: 'want',
            type: 'purchase.made',
            merchant: name,
            category: 'gifts',
          },
          ...{ amountCents, with: 'credit', for: { id: errand.id, type: errand.type }, parts: [errand] },
        },
      ];
    },
  };
}
