import { Landmark } from 'lucide-react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { formatDate, formatDay } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { StatusBadge } from '../flow/StatusBadge.tsx';
import { ExternalTransferForm } from './ExternalTransferForm.tsx';

export function ExternalAccounts() {
  return (
    <>
      <PageHeader
        title="External accounts"
        subtitle="Your accounts at other banks"
        actions={
          <LinkButton href="/external-accounts/new" variant="primary">
            Link an account
          </LinkButton>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <LinkedAccounts />
          <ExternalTransferForm />
        </div>
        <TransferHistory />
      </div>
    </>
  );
}

function LinkedAccounts() {
  const accounts = useData('external.list', {});
  return (
    <Card title="Linked accounts">
      {accounts.length === 0 && (
        <EmptyState icon={<Landmark aria-hidden />} title="No account is linked" className="py-4">
          Link an account to move money to and from another bank.
        </EmptyState>
      )}
      <ul aria-label="Linked accounts" className="-my-2 divide-y divide-border">
        {accounts.map(({ id, label, bankName, kind, status }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Landmark aria-hidden className="size-5 shrink-0 text-foreground-muted" />
            <span className="min-w-0 flex-1">
              <Link
                href={`/external-accounts/${id}`}
                className="block truncate font-semibold hover:text-link hover:underline"
              >
                {label}
              </Link>
              <span className="block text-foreground-muted text-small">
                {bankName}, {kind}
              </span>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TransferHistory() {
  const transfers = useData('external.transfers', {});
  return (
    <Card flush title="Transfers with other banks">
      <DataTable
        label="External transfers"
        rows={transfers}
        rowKey={(row) => row.id}
        columns={[
          { key: 'date', header: 'Date', width: '118px', cell: (row) => formatDate(row.createdAt) },
          {
            key: 'route',
            header: 'From and to',
            primary: true,
            cell: (row) => (
              <span className="block leading-snug">
                <span className="block">{row.from}</span>
                <span className="block text-foreground-muted text-small">to {row.to}</span>
              </span>
            ),
          },
          { key: 'arrives', header: 'Arrives', cell: (row) => formatDay(row.arrivesOn) },
          { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            cell: (row) =>
              row.status === 'processing' && <CancelTransfer id={row.id} reference={row.reference} />,
          },
        ]}
        empty={<EmptyState title="No transfers yet">Transfers with other banks appear here.</EmptyState>}
      />
    </Card>
  );
}

function CancelTransfer({ id, reference }: { id: number; reference: string }) {
  const cancel = useAction('external.cancelTransfer');
  const stop = async () => {
    const cancelled = await attempt(cancel.run({ id }));
    if (cancelled) toast.success(`Transfer ${reference} is cancelled.`);
  };
  return (
    <Button
      size="sm"
      busy={cancel.busy}
      aria-label={`Cancel transfer ${reference}`}
      onClick={() => void stop()}
    >
      Cancel
    </Button>
  );
}
