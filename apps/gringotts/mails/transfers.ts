import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import { sendNotice } from './send-notice.ts';

export interface TransferFacts {
  id: number;
  reference: string;
  from: string;
  to: string;
  amountCents: number;
}

export function mailTransferFailed(ctx: Ctx, transfer: TransferFacts, reason: string): void {
  const amount = formatCents(transfer.amountCents);
  sendNotice(ctx, `Your transfer of ${amount} to ${transfer.to} could not be made`, {
    heading: 'A transfer could not be made',
    amount,
    paragraphs: [reason, 'No money was moved.'],
    facts: [
      ['From', transfer.from],
      ['To', transfer.to],
      ['Reference', transfer.reference],
    ],
    action: { label: 'View transfer', path: `/transfers/${transfer.id}` },
  });
}
