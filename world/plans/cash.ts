import type { Almanac } from '../almanac.ts';
import { hourMs, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Errand } from '../errand.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Rng } from '../rng.ts';

const minutes = 6;

export function planCash(
  { routines: { cash } }: Persona,
  { days, isAway, span }: Almanac,
  rng: Rng,
): Errand[] {
  const random = rng('cash');
  return days.flatMap((day): Errand[] => {
    const goes = random.chance(cash.chance);
    const clock = random.int(minutesOf(cash.window[0]), minutesOf(cash.window[1]));
    const amountCents = random.pick(cash.amountsCents);
    if (!goes || isAway(day)) return [];
    const at = momentOf(day, clock, span.zone);
    const id = `cash.${day}`;
    const plan: Errand['plan'] = (when) => {
      const stop: LifeEvent = {
        ...{ id: `errand.${id}`, at: when, until: when + minutes * minuteMs, place: cash.place },
        ...{ type: 'errand.run', what: 'cash' },
      };
      return [
        {
          ...{
            id,
            at: when + 2 * minuteMs,
            will: 'want',
            type: 'cash.withdrawn',
            amountCents,
            place: cash.place,
          },
          parts: [stop],
        },
      ];
    };
    return [{ id, at, latestAt: at + 5 * hourMs, minutes, place: cash.place, travelMinutes: 7, plan }];
  });
}
