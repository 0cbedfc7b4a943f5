import type { Ctx } from '#kit/context.ts';
import type { Event } from '../schema/events.ts';
import { type EventInput, guestsFrom } from './event-input.ts';
import { guestsOf, replaceGuests } from './event-store.ts';

/** Those who stay keep their answers. */
export function changeGuests(ctx: Ctx, event: Event, list: EventInput['guests']): void {
  const known = new Map(guestsOf(ctx, event.id).map((guest) => [guest.email, guest]));
  const wanted = guestsFrom(ctx, list, [event.organizerEmail]);
  replaceGuests(
    ctx,
    event.id,
    wanted.map((guest) => ({ ...known.get(guest.email), ...guest })),
  );
}
