import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { FormError } from '#kit/page/Form.tsx';
import { formatDate, formatDateTime } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import { Receipt } from '../flow/Receipt.tsx';
import { StatusBadge } from '../flow/StatusBadge.tsx';

export function RequestPage() {
  const id = Number(useParams().id);
  const request = useData('zelle.request', { id });
  const { direction, name, token, status, memo } = request;
  const isIn = direction === 'in';
  const amount = formatCents(request.amountCents);
  const title = isIn ? `Request from ${name}` : `Request to ${name}`;
  useTitle(title);
  return (
    <Receipt
      title={title}
      back={{ href: '/zelle/activity?show=requests', label: 'Zelle requests' }}
      amount={amount}
      status={status}
      done={{
        title: `You asked ${name} for ${amount}`,
        text: `Reference ${request.reference}. We tell you when it is paid.`,
      }}
      actions={!isIn && status === 'open' ? <CancelRequest id={id} /> : undefined}
      facts={[
        { term: isIn ? 'From' : 'To', detail: `${name} (${token})` },
        { term: 'Memo', detail: memo || 'None' },
        { term: 'Requested', detail: formatDateTime(request.createdAt) },
        status === 'open'
          ? { term: 'Open until', detail: formatDate(request.expiresAt) }
          : { term: 'Closed', detail: request.resolvedAt ? formatDateTime(request.resolvedAt) : '' },
        ...(request.paymentId
          ? [
              {
                term: 'Payment',
                detail: (
                  <Link href={`/zelle/payments/${request.paymentId}`} className="text-link hover:underline">
                    View payment
                  </Link>
                ),
              },
            ]
          : []),
        { term: 'Reference', detail: request.reference },
      ]}
    >
      {isIn && status === 'open' && <AnswerRequest id={id} name={name} amount={amount} />}
      {request.split && <SplitCard split={request.split} />}
    </Receipt>
  );
}

function AnswerRequest({ id, name, amount }: { id: number; name: string; amount: string }) {
  const accounts = useAccountOptions();
  const [, navigate] = useLocation();
  const pay = useAction('zelle.payRequest');
  const decline = useAction('zelle.declineRequest');
  const [from, setFrom] = useState<string | null>(accounts[0]?.value ?? null);
  const payNow = async () => {
    const paid = await attempt(pay.run({ id, accountId: Number(from) }));
    if (paid?.paymentId) navigate(`/zelle/payments/${paid.paymentId}?done=1`);
  };
  const refuse = async () => {
    const declined = await attempt(decline.run({ id }));
    if (declined) toast.success(`Request ${declined.reference} was declined.`);
  };
  return (
    <Card title="Your answer">
      <div className="grid max-w-[420px] gap-4">
        <FormError action={pay} shown={['accountId']} />
        <FormError action={decline} />
        <Select
          label="Pay from"
          value={from}
          onChange={setFrom}
          options={accounts}
          error={pay.fields.accountId}
        />
        <div className="flex gap-2.5">
          <Button
            variant="primary"
            busy={pay.busy}
            disabled={!from || decline.busy}
            onClick={() => void payNow()}
          >
            Pay {amount}
          </Button>
          <Button busy={decline.busy} disabled={pay.busy} onClick={() => void refuse()}>
            Decline
          </Button>
        </div>
        <p className="text-foreground-muted text-small">
          Pay only if you know {name}. A payment cannot be taken back.
        </p>
      </div>
    </Card>
  );
}

function CancelRequest({ id }: { id: number }) {
  const cancel = useAction('zelle.cancelRequest');
  const stop = async () => {
    const cancelled = await attempt(cancel.run({ id }));
    if (cancelled) toast.success(`Request ${cancelled.reference} is cancelled.`);
  };
  return (
    <Button busy={cancel.busy} onClick={() => void stop()}>
      Cancel request
    </Button>
  );
}

type Split = NonNullable<ReturnType<typeof useData<'zelle.request'>>['split']>;

function SplitCard({ split }: { split: Split }) {
  return (
    <Card title="Part of a split" subtitle={split.memo}>
      <ul className="divide-y divide-border">
        {split.requests.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-4 py-2.5">
            <Link href={row.href} className="text-link hover:underline">
              {row.name}
            </Link>
            <span className="flex items-center gap-4 tabular-nums">
              <StatusBadge status={row.status} />
              {formatCents(row.amountCents)}
            </span>
          </li>
        ))}
        <li className="flex justify-between py-2.5">
          <span>Your share</span>
          <span className="tabular-nums">{formatCents(split.ownShareCents)}</span>
        </li>
        <li className="flex justify-between py-2.5 font-semibold">
          <span>Total</span>
          <span className="tabular-nums">{formatCents(split.totalCents)}</span>
        </li>
      </ul>
    </Card>
  );
}
