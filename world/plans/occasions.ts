import { localMoment, minuteMs } from '../calendar.ts';
import { membersAt } from '../circles.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { chargeFor, type Fixed, joinFixed } from './fixed.ts';

/** Purchases on a known day. */
export function planOccasions({ shopping: { occasions }, identity: { zone } }: Persona): Fixed {
  return joinFixed(
    occasions.map(({ id, at: text, does, minutes, ...price }) => {
      const at = localMoment(text, zone);
      const cause = occasionEvent({ id, does, minutes, price }, at);
      return { events: [cause], plans: [chargeFor(id, at, { price, cause })] };
    }),
  );
}

type Occasion = Persona['shopping']['occasions'][number];
type Described = Pick<Occasion, 'id' | 'does' | 'minutes'> & {
  price: Omit<Occasion, 'id' | 'at' | 'does' | 'minutes'>;
};

/** Paid at the end of an errand, at the start of an outing. */
function occasionEvent({ id, does, minutes, price }: Described, at: number): LifeEvent {
  const { merchant, amountCents, with: way, category } = price;
  if (does === 'order')
    return {
      ...{
        id: `order.${id}`,
        at,
        type: 'thing.ordered',
        merchant,
        items: [],
        budgetCents: amountCents,
        with: way,
      },
    };
  if (does === 'outing')
    return {
      ...{ id: `outing.${id}`, at, until: at + minutes * minuteMs, place: merchant },
      ...{ type: 'outing.enjoyed', title: merchant, people: [] },
    };
  return {
    ...{ id: `errand.${id}`, at: at - minutes * minuteMs, until: at + minuteMs, place: merchant },
    ...{ type: 'errand.run', what: category },
  };
}

type Story = Persona['cross_app_events'][number];

/** Occasions that show up in many places: dinners, gatherings, orders, and what people said about them. */
export function planStories(persona: Persona): Fixed {
  return joinFixed(persona.cross_app_events.map((story) => planStory(story, persona)));
}

function planStory(story: Story, persona: Persona): Fixed {
  const { zone } = persona.identity;
  const at = localMoment(story.at, zone);
  const cause = storyEvent(story, at);
  const arranged = arrangedEvent(story, at, zone);
  const { bill } = story;
  return {
    events: [...(arranged ? [arranged] : []), ...(cause ? [cause] : []), ...talkOf(story, persona)],
    plans: bill && cause ? [chargeFor(story.id, localMoment(bill.at, zone), { price: bill, cause })] : [],
  };
}

function storyEvent(
  { id, kind, title, minutes, place = 'home', people, wish, bill, ...story }: Story,
  at: number,
) {
  const body = { at, until: at + minutes * minuteMs, place };
  const wanted = {
    merchant: bill?.merchant ?? place,
    items: wish,
    budgetCents: bill?.amountCents ?? 0,
    with: bill?.with ?? 'credit',
  } as const;
  const booking = story.arrangedAt && kind === 'dinner' ? { booking: `table.${id}` } : {};
  const meal = Number(story.at.slice(11, 13)) < 16 ? 'lunch' : 'dinner';
  const events: Record<Story['kind'], LifeEvent | undefined> = {
    dinner: { id: `meal.${id}`, ...body, type: 'meal.out', meal, people, title, ...booking },
    gathering: {
      id: `kept.${id}`,
      ...body,
      type: 'appointment.kept',
      appointment: `made.${id}`,
      title,
      people,
    },
    order: { id: `order.${id}`, at, type: 'thing.ordered', ...wanted },
    delivery: { id: `delivered.${id}`, ...body, type: 'meal.delivered', meal, people, ...wanted },
    told: undefined,
  };
  return events[kind];
}

function arrangedEvent(story: Story, at: number, zone: string): LifeEvent | undefined {
  const { id, kind, title, place = 'home', address, people, arrangedAt, note, confirmation, minutes } = story;
  if (!arrangedAt || kind === 'told') return undefined;
  const moment = localMoment(arrangedAt, zone);
  if (kind === 'dinner')
    return {
      ...{
        id: `table.${id}`,
        at: moment,
        type: 'table.booked',
        restaurant: place,
        meal: 'dinner',
        for: at,
        people,
      },
      ...{ party: people.length + 1, ...(note && { occasion: note }), ...(confirmation && { confirmation }) },
    };
  return {
    ...{
      id: `made.${id}`,
      at: moment,
      type: 'appointment.made',
      title,
      for: at,
      lastsMs: minutes * minuteMs,
    },
    ...{ venue: place, people, ...(address && { address }), ...(note && { note }) },
  };
}

/** Within a named circle, or else with the people of the story. */
function talkOf({ id, chat, circle, people }: Story, { routines, identity: { zone } }: Persona): LifeEvent[] {
  const named = routines.circles.find((candidate) => candidate.id === circle);
  return chat.map(({ at, from, text }, index) => {
    const moment = localMoment(at, zone);
    const party = named
      ? { setting: named.setting, people: membersAt(named, moment, zone), circle: named.id }
      : { setting: 'friends' as const, people };
    return { id: `said.${id}.${index + 1}`, at: moment, type: 'chat.said', from, text, ...party, scene: id };
  });
}
