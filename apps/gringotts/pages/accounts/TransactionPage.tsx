import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDate, formatDateTime, formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import type { Api } from '../../api.ts';
import { kindLabel } from '../../rules/transaction-kinds.ts';
import { useData } from '../client.ts';
import { Money } from '../Money.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { TransactionNotes } from './TransactionNotes.tsx';

type Transaction = Answer<Api, 'transactions.get'>;

export function TransactionPage() {
  const id = Number(useParams().id);
  const transaction = useData('transactions.get', { id });
  useTitle(transaction.description);
  return (
    <>
      <PageHeader
        title={transaction.description}
        subtitle={`${kindLabel(transaction.kind)} on ${formatDate(transaction.at)}`}
        back={{ href: `/accounts/${transaction.account.id}`, label: transaction.account.label }}
        actions={
          <span className="heading text-[28px]">
            <Money cents={transaction.amountCents} />
          </span>
        }
      />
      {transaction.dispute && transaction.dispute.status !== 'withdrawn' && (
        <Banner
          tone="warning"
          className="mb-5"
          title={`Dispute ${transaction.dispute.reference}: ${transaction.dispute.statusLabel.toLowerCase()}`}
          action={
            <Link
              href={`/disputes/${transaction.dispute.id}`}
              className="font-semibold text-link hover:underline"
            >
              See the case
            </Link>
          }
        >
          {transaction.dispute.reasonLabel}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_24rem]">
        <Card title="Details">
          <DescriptionList items={detailsOf(transaction)} className="-my-2" />
        </Card>
        <div className="grid gap-5">
          <TransactionNotes key={transaction.id} transaction={transaction} />
          {transaction.kind === 'purchase' && <Help transaction={transaction} />}
          {transaction.related.length > 0 && <Related transaction={transaction} />}
        </div>
      </div>
    </>
  );
}

function detailsOf(transaction: Transaction) {
  const { account, postedOn, at, points, receiptUrl } = transaction;
  return [
    { term: 'Amount', detail: formatCents(transaction.amountCents) },
    {
      term: 'Status',
      detail: postedOn ? <Badge tone="positive">Posted</Badge> : <Badge tone="warning">Pending</Badge>,
    },
    { term: 'Transaction date', detail: formatDateTime(at) },
    { term: 'Posted on', detail: postedOn ? formatDay(postedOn) : 'Not yet' },
    {
      term: 'Account',
      detail: (
        <Link href={`/accounts/${account.id}`} className="text-link hover:underline">
          {account.label}
        </Link>
      ),
    },
    { term: 'Type', detail: kindLabel(transaction.kind) },
    { term: 'Category', detail: transaction.categoryLabel },
    ...(transaction.memo ? [{ term: 'Memo', detail: transaction.memo }] : []),
    ...(points ? [{ term: 'Reward points', detail: points.toLocaleString('en-US') }] : []),
    { term: 'Reference', detail: transaction.reference },
    ...(receiptUrl
      ? [
          {
            term: 'Receipt',
            detail: (
              <a href={receiptUrl} className="inline-flex items-center gap-1.5 text-link hover:underline">
                View receipt
                <ExternalLink aria-hidden className="size-3.5" />
              </a>
            ),
          },
        ]
      : []),
  ];
}

function Help({ transaction }: { transaction: Transaction }) {
  const [isOpen, setOpen] = useState(false);
  const live = transaction.dispute && transaction.dispute.status !== 'withdrawn';
  return (
    <Card title="Something wrong?">
      <p className="text-foreground-muted">
        {transaction.postedOn
          ? 'If you do not recognize this charge or did not get what you paid for, tell us and we will look into it.'
          : 'This charge is still pending and may change. You can dispute it once it has posted.'}
      </p>
      <Button
        className="mt-3"
        disabled={!transaction.postedOn || Boolean(live)}
        onClick={() => setOpen(true)}
      >
        Dispute this charge
      </Button>
      <DisputeDialog
        key={String(isOpen)}
        transaction={transaction}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}

function Related({ transaction }: { transaction: Transaction }) {
  return (
    <Card title="Related">
      <ul className="-my-2 divide-y divide-border">
        {transaction.related.map((row) => (
          <li key={row.id} className="flex justify-between gap-4 py-2">
            <div className="min-w-0">
              <Link href={`/transactions/${row.id}`} className="font-medium text-link hover:underline">
                {kindLabel(row.kind)}: {row.description}
              </Link>
              <p className="text-foreground-muted text-small">
                {formatDate(row.at)}, {row.account}
              </p>
            </div>
            <Money cents={row.amountCents} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
