import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { LifeEvent } from './events.ts';
import { createLedger } from './ledger.ts';
import { parseLetters } from './letters.ts';
import { liveLife } from './live-life.ts';
import { interestCents } from './live-within-means.ts';
import { parsePersona } from './persona.ts';

const folder = new URL('../personas/michael-scott/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const letterFiles = readdirSync(new URL('letters', folder)).toSorted();

const persona = parsePersona(read('persona.json'));
const letters = parseLetters(letterFiles.map((name) => read(`letters/${name}`)));
const life = liveLife(persona, letters);
const { events } = life;
const ofType = <Type extends LifeEvent['type']>(type: Type) =>
  events.filter((event): event is Extract<LifeEvent, { type: Type }> => event.type === type);
const localTime = ({ at }: LifeEvent) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(life.zone);

describe('the order of a life', () => {
  test('begins with who he is and never goes back in time', () => {
    expect(events[0]?.type).toBe('life.began');
    expect(ofType('life.began')).toHaveLength(1);
    for (const [index, event] of events.entries())
      expect(event.at).toBeGreaterThanOrEqual(events[index - 1]?.at ?? 0);
  });

  test('covers 24 months and ends at the reference time', () => {
    expect(life.referenceMs).toBe(Date.UTC(2026, 3, 2, 13));
    expect(events.at(-1)!.at).toBeLessThanOrEqual(life.referenceMs);
    expect(localTime(events[0]!).toPlainDate().toString()).toBe('2024-04-01');
  });

  test('gives every event its own id', () => {
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });
});

describe('the same life twice', () => {
  test('is equal, and differs with another seed', () => {
    expect(liveLife(persona, letters)).toEqual(life);
    expect(liveLife(persona, letters, { seed: 'other' }).events).not.toEqual(events);
  });

  test('does not depend on where the host is', () => {
    const script = `
      import { readdirSync, readFileSync } from 'node:fs';
      import { createHash } from 'node:crypto';
      import { parseLetters } from ${JSON.stringify(new URL('letters.ts', import.meta.url).href)};
      import { liveLife } from ${JSON.stringify(new URL('live-life.ts', import.meta.url).href)};
      import { parsePersona } from ${JSON.stringify(new URL('persona.ts', import.meta.url).href)};
      const folder = new URL(${JSON.stringify(folder.href)});
      const read = (path) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
      const names = readdirSync(new URL('letters', folder)).toSorted();
      const life = liveLife(parsePersona(read('persona.json')), parseLetters(names.map((name) => read('letters/' + name))));
      console.log(createHash('sha256').update(JSON.stringify(life)).digest('hex'));`;
    const hashIn = (TZ: string, LANG: string) =>
      execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
        env: { ...process.env, TZ, LANG },
        encoding: 'utf8',
      });
    expect(hashIn('Pacific/Auckland', 'de_DE.UTF-8')).toBe(hashIn('America/Los_Angeles', 'C'));
  });
});

describe.each(['Michael Scott', 'a', 'b', 'c', 'd'])('money with seed %s', (seed) => {
  const { financial } = persona;
  const { card } = financial;
  const lived = liveLife(persona, letters, { seed }).events;
  const ledger = createLedger({ ...financial, cardCents: card.balanceCents });
  const history = lived.map((event) => {
    if (event.type === 'card.paid') ledger.accrueInterest(interestCents(card, ledger.balances.cardCents));
    ledger.record(event);
    return { ...ledger.balances, event };
  });

  test('never runs out, and the card stays within its limit', () => {
    for (const { checkingCents, cardCents, event } of history) {
      expect(checkingCents, event.id).toBeGreaterThanOrEqual(0);
      expect(cardCents, event.id).toBeLessThanOrEqual(card.limitCents);
      expect(cardCents, event.id).toBeGreaterThan(0);
    }
  });

  test('ends short: a full card and little saved', () => {
    expect(ledger.balances.cardCents).toBeGreaterThan(card.limitCents * 0.88);
    expect(ledger.balances.savingsCents).toBeLessThan(200_000);
    expect(Math.min(...history.map(({ checkingCents }) => checkingCents))).toBeLessThan(60_000);
  });

  test('refunds what was bought, once, and no more than it cost', () => {
    const prices = new Map(
      lived.flatMap((event) => (event.type === 'purchase.made' ? [[event.id, event.amountCents]] : [])),
    );
    const refunds = lived.filter((event) => event.type === 'purchase.refunded');
    expect(refunds.length).toBeGreaterThan(2);
    expect(new Set(refunds.map(({ purchaseId }) => purchaseId)).size).toBe(refunds.length);
    for (const { purchaseId, amountCents } of refunds)
      expect(prices.get(purchaseId)).toBeGreaterThanOrEqual(amountCents);
  });
});

describe('a plausible life', () => {
  const inPerson = events.filter(({ id }) => /^(meal|errand|outing|basket|delivered)\./.test(id));

  test('has as much money going about as a person of his means', () => {
    const moved = events.filter(({ type }) => /^(purchase|bill|wage|loan|card|money|cash)\./.test(type));
    expect(moved.length).toBeGreaterThan(1700);
    expect(moved.length).toBeLessThan(2300);
  });

  test('has one dinner at Cooper’s on the evening with Holly', () => {
    const evening = inPerson.filter(
      (event) => localTime(event).toString().startsWith('2026-03-28') && localTime(event).hour >= 18,
    );
    expect(evening.map(({ id }) => id)).toEqual(['meal.coopers-holly']);
  });

  test('sends money only to people Zelle can find', () => {
    const reachable = new Set(persona.contacts.filter(({ zelle }) => zelle).map(({ id }) => id));
    for (const { to } of ofType('money.sent')) expect(reachable).toContain(to);
    expect(persona.contacts.filter(({ zelle }) => !zelle).length).toBeGreaterThanOrEqual(3);
  });

  test('pays every payee every month', () => {
    for (const { name } of persona.financial.payees)
      expect(ofType('bill.paid').filter(({ payee }) => payee === name).length).toBeGreaterThanOrEqual(24);
  });
});

describe('a reference time one month later', () => {
  test('keeps the money in order', () => {
    const later = liveLife(persona, letters, { referenceMs: life.referenceMs + 30 * 86_400_000 });
    const { financial } = persona;
    const ledger = createLedger({ ...financial, cardCents: financial.card.balanceCents });
    for (const event of later.events) {
      ledger.record(event);
      expect(ledger.balances.checkingCents, event.id).toBeGreaterThanOrEqual(0);
      expect(ledger.balances.cardCents, event.id).toBeLessThanOrEqual(financial.card.limitCents);
    }
  });
});

test('a malformed persona is refused with the place and the problem', () => {
  expect(() => parsePersona({ ...(read('persona.json') as object), contacts: [{ id: 'Pam!' }] })).toThrow(
    /contacts\[0\]\.id/,
  );
  const financial = {
    ...persona.financial,
    transfers: [{ ...persona.financial.transfers[0], who: 'angela' }],
  };
  expect(() => parsePersona({ ...persona, financial })).toThrow(/"angela" has zelle: false/);
});
