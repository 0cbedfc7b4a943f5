import type { TransactionKind } from '../schema/ledger.ts';

/** What the customer calls a kind of transaction. */
export const KIND_LABELS: Record<Exclude<TransactionKind, 'opening'>, string> = {
  purchase: 'Purchase',
  refund: 'Refund',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  payment: 'Payment',
  zelle: 'Zelle',
  bill: 'Bill payment',
  interest: 'Interest',
  fee: 'Fee',
  reward: 'Reward',
};

export const kindLabel = (kind: TransactionKind): string =>
  kind === 'opening' ? 'Balance brought forward' : KIND_LABELS[kind];
