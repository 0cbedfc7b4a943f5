import { execFileSync } from 'node:child_process';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { EventOf, LifeEvent } from './events.ts';
import { createLedger } from './ledger.ts';
import { liveLife } from './live-life.ts';
import { interestCents } from './live-within-means.ts';
import type { Persona } from './persona.ts';
import { readPersonaFolder } from './testing/read-persona-folder.ts';
import { withoutChargesFor } from './without-charges-for.ts';

const { persona, letters } = readPersonaFolder('michael-scott');
const life = liveLife(persona, letters);
const { events } = life;
const ofType = <Type extends LifeEvent['type']>(type: Type, from: readonly LifeEvent[] = events) =>
  from.filter((event): event is EventOf<Type> => event.type === type);
const localTime = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(life.zone);
const dayOf = ({ at }: LifeEvent) => localTime(at).toPlainDate();

describe('the span of a life', () => {
  test('is 24 months back and three ahead', () => {
    expect(life.referenceMs).toBe(Date.UTC(2026, 3, 2, 13));
    expect(localTime(events[0]!.at).toString()).toContain('2024-04-01T00:00');
    expect(dayOf(life.ahead.at(-1)!).toString()).toMatch(/^2026-07-0[123]$/);
  });

  test('holds arrangements for later among what was done before', () => {
    const flights = ofType('flight.booked').map(({ trip }) => trip);
    expect(flights).toEqual(['albany-2024', 'jamaica', 'barbados']);
    expect(ofType('leg.travelled', life.ahead).filter(({ by }) => by === 'flight')).toHaveLength(8);
    const dundies = ofType('appointment.made').find(({ title }) => title === 'The Dundies');
    expect(dundies?.for).toBeGreaterThan(life.referenceMs);
  });
});

describe('the same life twice', () => {
  test('is equal, and differs with another seed', () => {
    expect(JSON.stringify(liveLife(persona, letters))).toBe(JSON.stringify(life));
    expect(liveLife(persona, letters, { seed: 'other' }).events.length).not.toBe(events.length);
  });

  test('does not depend on where the host is', () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { liveLife } from ${JSON.stringify(new URL('live-life.ts', import.meta.url).href)};
      import { readPersonaFolder } from ${JSON.stringify(new URL('testing/read-persona-folder.ts', import.meta.url).href)};
      const { persona, letters } = readPersonaFolder('nora-whitfield');
      console.log(createHash('sha256').update(JSON.stringify(liveLife(persona, letters))).digest('hex'));`;
    const hashIn = (TZ: string, LANG: string) =>
      execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
        env: { ...process.env, TZ, LANG },
        encoding: 'utf8',
      });
    expect(hashIn('Pacific/Auckland', 'de_DE.UTF-8')).toBe(hashIn('America/Los_Angeles', 'C'));
  });
});

describe('streams of chance', () => {
  const idsAndTimes = (list: readonly LifeEvent[], type: RegExp) =>
    list.filter((event) => type.test(event.type)).map(({ id, at }) => `${id} ${at}`);

  test('a new series of mail moves nothing else', () => {
    const extra = { ...letters.series[0]!, id: 'one-more' };
    const more = liveLife(persona, { ...letters, series: [extra, ...letters.series] }).events;
    const others = more.filter(({ id }) => !id.startsWith('series.one-more'));
    expect(others.length).toBeLessThan(more.length);
    expect(JSON.stringify(others)).toBe(JSON.stringify(events));
  });

  test('a new page to look at moves nothing but that habit', () => {
    const [first, ...rest] = persona.browsing_patterns.daily;
    const pages = [...first!.pages, { title: 'New', site: 'new.test' }];
    const browsing_patterns = { ...persona.browsing_patterns, daily: [{ ...first!, pages }, ...rest] };
    const more = liveLife({ ...persona, browsing_patterns }, letters).events;
    const kept = (list: readonly LifeEvent[]) =>
      list.filter(({ id }) => !id.startsWith(`visit.${first!.id}.`));
    expect(JSON.stringify(kept(more))).toBe(JSON.stringify(kept(events)));
  });

  test('a trip moves no nights, meetings or commutes but its own', () => {
    const trips = persona.trips.filter(({ id }) => id !== 'harrisburg-2025');
    const more = liveLife({ ...persona, trips } as Persona, letters).events;
    const outside = (list: readonly LifeEvent[]) =>
      list.filter((event) => !/^2025-11-0[3-9]$/.test(dayOf(event).toString()));
    const held = /^meeting\.held$/;
    expect(idsAndTimes(outside(more), held)).toEqual(idsAndTimes(outside(events), held));
    const commutes = (list: readonly LifeEvent[]) =>
      outside(list).filter(({ id }) => /^commute.*out$/.test(id));
    expect(commutes(more).length).toBe(commutes(events).length);
  });
});

describe('days and nights', () => {
  test('they sleep at night, every night, at home or where they stay', () => {
    const nights = ofType('night.slept');
    expect(nights.length).toBeGreaterThanOrEqual(730);
    for (const { id, at, until } of nights) {
      const [bed, up] = [localTime(at), localTime(until!)];
      expect(bed.hour >= 21 || bed.hour < 4, `${id} ${bed}`).toBe(true);
      expect(up.hour >= 3 && up.hour < 11, `${id} ${up}`).toBe(true);
    }
    const beds = new Set(nights.map(({ place }) => place));
    expect([...beds]).toEqual(expect.arrayContaining(['home', 'Hotel Lexington Court', 'State Street Inn']));
  });

  test('work stops for weekends, holidays and trips', () => {
    const worked = new Set(ofType('work.attended').map((event) => dayOf(event).toString()));
    for (const day of worked) expect(Temporal.PlainDate.from(day).dayOfWeek, day).toBeLessThan(6);
    for (const free of ['2024-07-04', '2024-11-28', '2025-04-18', '2025-05-26', '2025-12-25', '2026-03-05'])
      expect(worked.has(free), free).toBe(false);
    expect(worked.size).toBeGreaterThan(470);
  });

  test('seasons show: heating in winter, the drive-in in summer', () => {
    const gas = ofType('bill.paid').filter(({ payee }) => payee.includes('Gas'));
    const average = (months: number[]) => {
      const some = gas.filter((bill) => months.includes(dayOf(bill).month));
      return some.reduce((sum, { amountCents }) => sum + amountCents, 0) / some.length;
    };
    expect(average([12, 1, 2])).toBeGreaterThan(3 * average([6, 7, 8]));
    for (const outing of ofType('outing.enjoyed').filter(({ title }) => title === 'Circle Drive-In'))
      expect([5, 6, 7, 8, 9]).toContain(dayOf(outing).month);
  });

  test('one dinner at Cooper’s on the evening with Holly, booked, eaten and paid', () => {
    const evening = events.filter(({ id }) => /(^|\.)coopers-holly$/.test(id)).map(({ type }) => type);
    expect(evening).toEqual(['table.booked', 'meal.out', 'purchase.made']);
    const meals = events.filter((event) => 'meal' in event && event.meal === 'dinner');
    expect(meals.filter((event) => dayOf(event).toString() === '2026-03-28')).toHaveLength(1);
  });
});

describe('money', () => {
  test('runs short: a full card, little saved, little left before pay day', () => {
    const { financial } = persona;
    const ledger = createLedger({ ...financial, cardCents: financial.card.balanceCents });
    const lowest = Math.min(
      ...events.map((event) => {
        if (event.type === 'card.paid')
          ledger.accrueInterest(interestCents(financial.card, ledger.balances.cardCents));
        ledger.record(event);
        return ledger.balances.checkingCents;
      }),
    );
    expect(ledger.balances.cardCents).toBeGreaterThan(financial.card.limitCents * 0.85);
    expect(ledger.balances.savingsCents).toBeLessThan(200_000);
    expect(lowest).toBeLessThan(40_000);
  });

  test('the W-2 says what the pay slips of its year add up to', () => {
    const year = ofType('wage.paid').filter((wage) => dayOf(wage).year === 2025);
    const grossCents = year.reduce((sum, wage) => sum + wage.grossCents, 0);
    expect(year).toHaveLength(26);
    expect(ofType('tax-form.received').find(({ form }) => form === 'W-2')?.amountCents).toBe(grossCents);
  });

  test('the charge for an event goes once an app charges for it, and its refund with it', () => {
    const left = withoutChargesFor(events, new Set(['meal.delivered', 'thing.ordered']));
    const gone = events.filter((event) => !left.includes(event));
    expect(new Set(gone.map(({ type }) => type))).toEqual(new Set(['purchase.made', 'purchase.refunded']));
    expect(ofType('purchase.made', gone).map((charge) => charge.for?.type)).not.toContain('meal.out');
    expect(ofType('purchase.made', gone)).toHaveLength(
      ofType('meal.delivered').length + ofType('thing.ordered').length,
    );
  });

  test('there is as much of it all as the apps will need', () => {
    const moved = events.filter(({ type }) => /^(purchase|bill|wage|loan|card|money|cash)\./.test(type));
    expect(moved.length).toBeGreaterThan(1700);
    expect(ofType('meal.delivered').length).toBeGreaterThan(350);
    expect(ofType('ride.taken').length).toBeGreaterThanOrEqual(126);
    expect(ofType('table.booked').length).toBeGreaterThanOrEqual(32);
    expect(ofType('page.visited').length).toBeGreaterThan(10_746);
  });
});

describe('what the document promises', () => {
  const toldAnywhere = JSON.stringify([events, life.ahead]);

  test.each(life.planted.map((claim) => [claim.fact, claim.app, claim.text] as const))(
    '%s: %s tells "%s"',
    (_fact, _app, text) => {
      expect(toldAnywhere).toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  test('every charge that is for something follows it in the record', () => {
    const ids = new Set(events.map(({ id }) => id));
    const orphans = ofType('purchase.made').filter((charge) => charge.for && !ids.has(charge.for.id));
    expect(orphans.map(({ id }) => id)).toEqual([]);
  });
});
