import type { LifeEvent } from '#world/events.ts';
import type { Life } from '#world/life.ts';

/** Something typed into a field of a form, each time it was. */
export interface FormEntry {
  readonly field: string;
  readonly value: string;
  readonly timesMs: readonly number[];
  /** The search engine, of what was typed to search. */
  readonly engine?: string;
}

/** The field of Firefox's own search bar. */
const SEARCH_BAR = 'searchbar-history';
const ENGINE = 'Hooli Search';

/** What the owner searched for, and who and where they are as often as something asked. */
export function formHistory({ owner, events }: Life): FormEntry[] {
  const { street, city, state, zip } = owner.address;
  const person = { name: owner.name, email: owner.email, tel: owner.phone };
  const address = { 'street-address': street, city, state, zip };
  const typed = events.flatMap((event): [string, string, number][] =>
    Object.entries(fieldsOf(event, { person, address })).map(([field, value]) => [field, value, event.at]),
  );
  return [...Map.groupBy(typed, ([field, value]) => `${field} ${value}`).values()].flatMap((times) => {
    const [first] = times;
    if (!first) return [];
    const [field, value] = first;
    const timesMs = times.map(([, , at]) => at);
    return { field, value, timesMs, ...(field === SEARCH_BAR && { engine: ENGINE }) };
  });
}

type Fields = Readonly<Record<string, string>>;

function fieldsOf(event: LifeEvent, { person, address }: { person: Fields; address: Fields }): Fields {
  switch (event.type) {
    case 'page.visited':
      return event.search ? { [SEARCH_BAR]: event.search } : {};
    case 'thing.ordered':
      return { ...person, ...address };
    case 'trip.planned':
      return { destination: event.destination };
    case 'table.booked':
      return { name: person.name ?? '', tel: person.tel ?? '', restaurant: event.restaurant };
    case 'flight.booked':
    case 'stay.booked':
      return person;
    default:
      return {};
  }
}
