/** How much of a pay goes to savings; never more than there is. */
export function savingsShare(
  rule: { split: 'none' | 'percent' | 'amount'; savingsPercent: number; savingsCents: number },
  netCents: number,
): number {
  if (rule.split === 'percent') return Math.round((netCents * rule.savingsPercent) / 100);
  return rule.split === 'amount' ? Math.min(rule.savingsCents, netCents) : 0;
}
