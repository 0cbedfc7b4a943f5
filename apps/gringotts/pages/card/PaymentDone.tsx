import { CircleCheck } from 'lucide-react';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDay } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import type { Api } from '../../api.ts';

export function PaymentDone({ payment, onAgain }: { payment: Answer<Api, 'card.pay'>; onAgain: () => void }) {
  const isPaid = payment.status === 'paid';
  return (
    <Card className="mx-auto mt-4 max-w-xl">
      <div role="status" className="grid justify-items-center gap-1 text-center">
        <CircleCheck aria-hidden className="size-10 text-positive" />
        <h1 className="heading text-page-title">{isPaid ? 'Payment made' : 'Payment scheduled'}</h1>
        <p className="text-foreground-muted">
          {formatCents(payment.amountCents)} {isPaid ? 'was paid' : 'will be paid'} to your card. Reference{' '}
          {payment.reference}
        </p>
      </div>
      <DescriptionList
        className="my-5"
        items={[
          { term: 'Amount', detail: formatCents(payment.amountCents) },
          { term: 'From', detail: payment.from },
          { term: 'Date', detail: formatDay(payment.payOn) },
          { term: 'Reference', detail: payment.reference },
        ]}
      />
      <div className="flex justify-center gap-3">
        <Button onClick={onAgain}>Make another payment</Button>
        <LinkButton href="/card" variant="primary">
          Back to your card
        </LinkButton>
      </div>
    </Card>
  );
}
