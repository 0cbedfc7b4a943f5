import { useState } from 'react';
import { useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Progress } from '#kit/ui/Progress.tsx';
import { useData } from '../client.ts';
import { LoanPayment } from './LoanPayment.tsx';

export function LoanPage() {
  const id = Number(useParams().id);
  const loan = useData('loans.get', { id });
  const [showAll, setShowAll] = useState(false);
  useTitle(loan.account.label);
  const last = loan.schedule.at(-1);
  const rate = `${((loan.account.aprBps ?? 0) / 100).toFixed(2)}%`;
  return (
    <>
      <PageHeader
        title={loan.account.label}
        subtitle={loan.vehicle}
        back={{ href: '/', label: 'Accounts' }}
        actions={<LinkButton href={`/accounts/${id}`}>See activity</LinkButton>}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-5">
          <Card title="Your loan">
            <p className="heading text-[28px] leading-tight tabular-nums">{formatCents(loan.owedCents)}</p>
            <p className="text-foreground-muted text-small">Principal balance</p>
            <Progress
              className="my-4"
              label="Paid off"
              value={loan.paidCents}
              max={loan.principalCents}
              valueText={`${Math.round((loan.paidCents / loan.principalCents) * 100)}% of ${formatCents(loan.principalCents)}`}
            />
            <DescriptionList
              items={[
                { term: 'Interest rate', detail: rate },
                { term: 'Monthly payment', detail: formatCents(loan.monthlyCents) },
                { term: 'Next payment', detail: formatDay(loan.nextDueOn) },
                { term: 'Paid automatically from', detail: loan.autopayFrom },
                { term: 'Payoff amount today', detail: formatCents(loan.payoffCents) },
                { term: 'Paid off in', detail: last ? formatDay(last.dueOn) : 'Paid off' },
                { term: 'Serviced for', detail: loan.lender },
              ]}
            />
          </Card>
          {loan.owedCents > 0 && <LoanPayment loan={loan} />}
        </div>
        <Card flush title="Payment schedule" subtitle={`${loan.schedule.length} payments left`}>
          <DataTable
            label="Payment schedule"
            density="compact"
            rows={showAll ? loan.schedule : loan.schedule.slice(0, 12)}
            rowKey={(row) => row.dueOn}
            columns={[
              { key: 'due', header: 'Due', cell: (row) => formatDay(row.dueOn) },
              {
                key: 'payment',
                header: 'Payment',
                align: 'end',
                cell: (row) => formatCents(row.paymentCents),
              },
              {
                key: 'principal',
                header: 'Principal',
                align: 'end',
                cell: (row) => formatCents(row.principalCents),
              },
              {
                key: 'interest',
                header: 'Interest',
                align: 'end',
                cell: (row) => formatCents(row.interestCents),
              },
              {
                key: 'balance',
                header: 'Balance',
                align: 'end',
                cell: (row) => formatCents(row.balanceCents),
              },
            ]}
            empty={<EmptyState title="This loan is paid off" />}
            footer={
              loan.schedule.length > 12 && (
                <div className="px-4 py-2.5">
                  <Button variant="link" onClick={() => setShowAll(!showAll)}>
                    {showAll ? 'Show the next 12 payments' : `Show all ${loan.schedule.length} payments`}
                  </Button>
                </div>
              )
            }
          />
        </Card>
      </div>
    </>
  );
}
