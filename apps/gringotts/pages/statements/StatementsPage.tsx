import { Download } from 'lucide-react';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { readStatementSearch } from '../../rules/statement-search.ts';
import { fileUrl, useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';

export function StatementsPage() {
  const list = useListSearch();
  const accounts = useData('accounts.list', {});
  const { accountId } = readStatementSearch(list.shown);
  const statements = useData('statements.list', { accountId });
  const years = [...new Set(statements.map(({ toDay }) => toDay.slice(0, 4)))];
  const year = years.find((candidate) => candidate === list.shown.year) ?? years[0] ?? '';
  const rows = statements.filter(({ toDay }) => toDay.startsWith(year));
  const account = list.query.account ? `account=${list.query.account}&` : '';
  return (
    <>
      <PageHeader
        title="Statements"
        subtitle="As PDF, for the last 24 months and as they come"
        actions={
          <Select
            label="Account"
            hideLabel
            className="w-72"
            value={list.query.account ?? 'all'}
            onChange={(value) => list.search({ account: value === 'all' ? null : value })}
            options={[
              { value: 'all', label: 'All accounts' },
              ...accounts.map(({ id, label }) => ({ value: String(id), label })),
            ]}
          />
        }
      />
      <Card flush>
        <Tabs
          label="Years"
          className="px-4"
          value={year}
          tabs={years.map((value) => ({ value, label: value, href: `/statements?${account}year=${value}` }))}
        />
        <DataTable
          label="Statements"
          density="compact"
          busy={list.isBehind}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'date',
              header: 'Statement',
              cell: (row) => (
                <a
                  href={fileUrl('statements.pdf', { id: row.id, inline: true })}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Open statement of ${formatDay(row.toDay)}, ${row.label}`}
                  className="font-medium text-link hover:underline"
                >
                  {formatDay(row.toDay)}
                </a>
              ),
            },
            { key: 'account', header: 'Account', cell: (row) => row.label },
            {
              key: 'period',
              header: 'Period',
              cell: (row) => (
                <span className="text-foreground-muted">
                  {formatDay(row.fromDay)} to {formatDay(row.toDay)}
                </span>
              ),
            },
            {
              key: 'closing',
              header: 'Closing balance',
              align: 'end',
              cell: (row) =>
                formatCents(
                  row.kind === 'credit' || row.kind === 'loan' ? -row.closingCents : row.closingCents,
                ),
            },
            {
              key: 'download',
              header: 'Download',
              hideHeader: true,
              align: 'end',
              cell: (row) => (
                <a
                  href={fileUrl('statements.pdf', { id: row.id })}
                  download
                  aria-label={`Download statement of ${formatDay(row.toDay)}, ${row.label}`}
                  className="inline-flex items-center gap-1.5 font-semibold text-link hover:underline"
                >
                  <Download aria-hidden className="size-4" />
                  PDF
                </a>
              ),
            },
          ]}
          empty={
            <EmptyState title="No statements yet">Your first one comes at the end of this period.</EmptyState>
          }
        />
      </Card>
    </>
  );
}
