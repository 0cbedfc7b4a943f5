import type { Happening, LifeEvent } from './events.ts';

/** What the persona has and owes. The card's balance is money owed. */
export interface Balances {
  checkingCents: number;
  savingsCents: number;
  cardCents: number;
}

/** How each kind of event moves money, the way a bank would book it. */
export function createLedger(opening: Balances) {
  const balances = { ...opening };
  const purchases = new Map<string, 'credit' | 'debit'>();
  let reckonedCents = 0;

  return {
    balances: balances as Readonly<Balances>,
    hasBought: (purchaseId: string): boolean => purchases.has(purchaseId),
    accrueInterest(amountCents: number): void {
      balances.cardCents += amountCents;
      reckonedCents += amountCents;
    },
    /** Owed on the card for certain, whatever interest the bank has charged. */
    chargedCents: (): number => balances.cardCents - reckonedCents,
    record(event: LifeEvent): void {
      if (event.type === 'purchase.made') purchases.set(event.id, event.with);
      const refundsCard = event.type === 'purchase.refunded' && purchases.get(event.purchaseId) === 'credit';
      balances.cardCents += cardDelta(event) - (refundsCard ? event.amountCents : 0);
      balances.checkingCents += checkingDelta(event) - (refundsCard ? event.amountCents : 0);
      if (event.type === 'money.saved') balances.savingsCents += event.amountCents;
    },
  };
}

/** A refund counts as if the purchase was made with debit; only the ledger knows better. */
export function checkingDelta(event: Happening): number {
  switch (event.type) {
    case 'wage.paid':
      return event.netCents;
    case 'money.received':
    case 'purchase.refunded':
      return event.amountCents;
    case 'bill.paid':
    case 'loan.paid':
    case 'card.paid':
    case 'cash.withdrawn':
    case 'money.sent':
    case 'money.saved':
      return -event.amountCents;
    case 'purchase.made':
      return event.with === 'debit' ? -event.amountCents : 0;
    default:
      return 0;
  }
}

function cardDelta(event: Happening): number {
  if (event.type === 'card.paid') return -event.amountCents;
  return event.type === 'purchase.made' && event.with === 'credit' ? event.amountCents : 0;
}
