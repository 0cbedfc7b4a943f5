import { addMonths } from '#kit/time.ts';
import { monthlyInterest } from './interest.ts';

export interface Installment {
  dueOn: string;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

/** What is still to pay, installment by installment, if nothing changes. */
export function installments(loan: {
  owedCents: number;
  aprBps: number;
  monthlyCents: number;
  firstDueOn: string;
}): Installment[] {
  const rows: Installment[] = [];
  let balanceCents = loan.owedCents;
  for (let n = 0; balanceCents > 0 && n < 480; n++) {
    const interestCents = monthlyInterest(balanceCents, loan.aprBps);
    const paymentCents = Math.min(loan.monthlyCents, balanceCents + interestCents);
    if (paymentCents <= interestCents) break;
    const principalCents = paymentCents - interestCents;
    balanceCents -= principalCents;
    rows.push({
      dueOn: addMonths(loan.firstDueOn, n),
      paymentCents,
      interestCents,
      principalCents,
      balanceCents,
    });
  }
  return rows;
}
