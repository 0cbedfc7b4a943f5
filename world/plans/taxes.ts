import { dayFrom, localMoment } from '../calendar.ts';
import type { Withheld } from '../events/money.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { payOn } from './obligations.ts';

/** The forms of a tax year. What a W-2 says is what the pay slips of its year add up to. */
export function planTaxes({ tax_info, financial, identity: { zone } }: Persona): LifeEvent[] {
  const { year } = tax_info;
  const slips = paydaysOf(financial, year);
  const grossCents = slips.reduce((sum, slip) => sum + slip.grossCents, 0);
  const w2: LifeEvent = {
    ...{
      id: `tax.w2.${year}`,
      at: localMoment(`${tax_info.w2Arrives}T10:05`, zone),
      type: 'tax-form.received',
    },
    ...{ form: 'W-2', year, payer: financial.employer, amountCents: grossCents },
    withheld: addUp(slips.map(({ withheld }) => withheld)),
  };
  const forms = tax_info.otherIncome.map(({ id, form, payer, arrives, amountCents }): LifeEvent => {
    const at = localMoment(`${arrives}T10:20`, zone);
    return { id: `tax.${id}`, at, type: 'tax-form.received', form, year, payer, amountCents };
  });
  const filed = tax_info.filed.map(({ year: of, on, refundCents, preparer }): LifeEvent => {
    const at = localMoment(`${on}T11:15`, zone);
    return { id: `tax.filed.${of}`, at, type: 'tax-return.filed', year: of, refundCents, preparer };
  });
  return [w2, ...forms, ...filed];
}

function paydaysOf(financial: Persona['financial'], year: number) {
  const first = dayFrom(financial.wage.firstPayday);
  const newYear = dayFrom(`${year}-01-01`);
  const offset = ((first.until(newYear, { largestUnit: 'days' }).days % 14) + 14) % 14;
  const firstOfYear = newYear.add({ days: (14 - offset) % 14 });
  const count = Math.floor((newYear.daysInYear - firstOfYear.dayOfYear) / 14) + 1;
  return Array.from({ length: count }, (_, index) => payOn(financial, firstOfYear.add({ days: index * 14 })));
}

function addUp(parts: readonly Withheld[]): Withheld {
  const sum = (key: keyof Withheld) => parts.reduce((total, part) => total + part[key], 0);
  return {
    federalCents: sum('federalCents'),
    socialSecurityCents: sum('socialSecurityCents'),
    medicareCents: sum('medicareCents'),
    stateCents: sum('stateCents'),
    localCents: sum('localCents'),
    otherCents: sum('otherCents'),
  };
}
