import type { ReactNode } from 'react';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { useData } from '../client.ts';
import { StatusBadge } from '../flow/StatusBadge.tsx';

export type BillPayment = ReturnType<typeof useData<'bills.payment'>>;

interface BillPaymentTableProps {
  label: string;
  rows: readonly BillPayment[];
  busy?: boolean;
  footer?: ReactNode;
}

export function BillPaymentTable({ label, rows, busy, footer }: BillPaymentTableProps) {
  return (
    <DataTable
      label={label}
      rows={rows}
      busy={busy}
      rowKey={(row) => row.id}
      rowHref={(row) => `/bills/payments/${row.id}`}
      rowLabel={(row) => `${row.payee}, ${formatCents(row.amountCents)}, ${formatDay(row.payOn)}`}
      columns={[
        { key: 'date', header: 'Pay date', width: '130px', cell: (row) => formatDay(row.payOn) },
        {
          key: 'payee',
          header: 'Payee',
          primary: true,
          cell: (row) => <span className="font-semibold">{row.payee}</span>,
        },
        { key: 'from', header: 'From', cell: (row) => row.from },
        { key: 'kind', header: 'Made by', cell: (row) => (row.isAutopay ? 'Autopay' : 'You') },
        { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
        { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
      ]}
      empty={<EmptyState title="No payments here">Payments you make or schedule appear here.</EmptyState>}
      footer={footer}
    />
  );
}
