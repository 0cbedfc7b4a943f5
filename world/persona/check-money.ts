import type { Persona } from '../persona.ts';

/** Pay slips add up, the card starts within its limit, and forms tell what was paid. */
export function checkMoney({ financial, tax_info }: Persona): string[] {
  const { card, wage } = financial;
  const slips = wage.rates.flatMap(({ grossCents, netCents, withheld }, index) => {
    const keptBack = Object.values(withheld).reduce((sum, part) => sum + part, 0);
    const due = grossCents - keptBack;
    if (due === netCents) return [];
    return [
      `financial.wage.rates[${index}].netCents: ${netCents} is not gross less what is withheld. Example: ${due}`,
    ];
  });
  const overdrawn =
    card.balanceCents > card.limitCents
      ? [
          `financial.card.balanceCents: ${card.balanceCents} is above the limit of ${card.limitCents}. Example: 250000`,
        ]
      : [];
  return [...slips, ...overdrawn, ...checkIncome(financial, tax_info)];
}

function checkIncome(
  { transfers }: Persona['financial'],
  { year, otherIncome }: Persona['tax_info'],
): string[] {
  return otherIncome.flatMap(({ paidBy, amountCents }, index) => {
    if (!paidBy) return [];
    const paid = transfers
      .filter(({ kind, who, at }) => kind === 'received' && who === paidBy && at.startsWith(`${year}`))
      .reduce((sum, transfer) => sum + transfer.amountCents, 0);
    if (paid === amountCents) return [];
    return [
      `tax_info.otherIncome[${index}].amountCents: ${amountCents} is not what "${paidBy}" paid in ${year}. Example: ${paid}`,
    ];
  });
}
