import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useData } from '../client.ts';
import { BillsLayout } from './BillsLayout.tsx';
import { PaymentForm } from './PaymentForm.tsx';

export function PayBills() {
  return (
    <BillsLayout tab="pay">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <PaymentForm />
        <div className="grid gap-5">
          <BillsDue />
          <ScheduledPayments />
        </div>
      </div>
    </BillsLayout>
  );
}

function BillsDue() {
  const { bills } = useData('bills.upcoming', {});
  const today = useToday();
  return (
    <Card title="Bills to pay">
      {bills.length === 0 && <p className="text-foreground-muted">All your bills are paid.</p>}
      <ul aria-label="Bills to pay" className="-my-2 divide-y divide-border">
        {bills.map(({ id, payeeId, payee, amountCents, dueOn, payment }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              <Link
                href={`/bills/payees/${payeeId}`}
                className="block truncate font-semibold hover:text-link hover:underline"
              >
                {payee}
              </Link>
              <span
                className={dueOn < today ? 'text-negative text-small' : 'text-foreground-muted text-small'}
              >
                {dueOn < today ? 'Was due' : 'Due'} {formatDay(dueOn)}
              </span>
            </span>
            <span className="tabular-nums">{formatCents(amountCents)}</span>
            {payment ? (
              <Badge tone="accent">{payment.isAutopay ? 'Autopay' : 'Scheduled'}</Badge>
            ) : (
              <LinkButton href={`/bills?payee=${payeeId}`} size="sm" aria-label={`Pay ${payee}`}>
                Pay
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ScheduledPayments() {
  const { payments } = useData('bills.upcoming', {});
  return (
    <Card title="Scheduled payments">
      {payments.length === 0 && (
        <EmptyState title="Nothing is scheduled" className="py-4">
          Choose a later pay date to schedule a payment.
        </EmptyState>
      )}
      <ul aria-label="Scheduled payments" className="-my-2 divide-y divide-border">
        {payments.map((payment) => (
          <li key={payment.id} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Link
                href={`/bills/payments/${payment.id}`}
                className="block truncate font-semibold hover:text-link hover:underline"
              >
                {payment.payee}
              </Link>
              <span className="text-foreground-muted text-small">
                {formatDay(payment.payOn)}
                {payment.isAutopay ? ', autopay' : ''}
              </span>
            </span>
            <span className="tabular-nums">{formatCents(payment.amountCents)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
