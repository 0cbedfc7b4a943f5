import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from '../client.ts';

export function RecurringPage() {
  const rows = useData('card.recurring', {});
  const monthlyCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <>
      <PageHeader
        title="Recurring charges"
        subtitle={`${rows.length} merchants charge you about ${formatCents(monthlyCents)} every month`}
        back={{ href: '/card', label: 'Credit card' }}
      />
      <Card flush>
        <DataTable
          label="Recurring charges"
          rows={rows}
          rowKey={(row) => row.merchant}
          rowHref={(row) => `/accounts/${row.accountId}?text=${encodeURIComponent(row.merchant)}`}
          rowLabel={(row) => `Charges of ${row.merchant}`}
          columns={[
            {
              key: 'merchant',
              header: 'Merchant',
              primary: true,
              cell: (row) => <span className="font-medium text-link">{row.merchant}</span>,
            },
            { key: 'account', header: 'Charged to', cell: (row) => row.account },
            { key: 'last', header: 'Last charge', cell: (row) => formatDay(row.lastDay) },
            { key: 'next', header: 'Expected next', cell: (row) => formatDay(row.nextDay) },
            { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
          ]}
          empty={
            <EmptyState title="No recurring charges">
              Merchants that charge you about the same every month show up here.
            </EmptyState>
          }
        />
      </Card>
      <p className="mt-3 text-foreground-muted text-small">
        Found from your transactions of the last eight months. To stop a subscription, contact the merchant;
        locking your card declines all new charges.
      </p>
    </>
  );
}
