import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatMonth } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Stat } from '#kit/ui/Stat.tsx';
import type { Api } from '../../api.ts';
import { useData } from '../client.ts';
import { MonthPicker } from '../insights/MonthPicker.tsx';
import { useListSearch } from '../use-list-search.ts';
import { BudgetDialog } from './BudgetDialog.tsx';
import { BudgetRow } from './BudgetRow.tsx';

export type Budget = Answer<Api, 'budgets.list'>['rows'][number];

export function BudgetsPage() {
  const { shown, search } = useListSearch();
  const { month, thisMonth, rows, dayOfMonth, daysInMonth } = useData('budgets.list', { month: shown.month });
  const [editing, setEditing] = useState<Budget | 'new' | null>(null);
  const sum = (pick: (budget: Budget) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const overCount = rows.filter(({ isOver }) => isOver).length;
  return (
    <>
      <PageHeader
        title="Budgets"
        subtitle={
          dayOfMonth ? `Day ${dayOfMonth} of ${daysInMonth} in ${formatMonth(month)}` : formatMonth(month)
        }
        back={{ href: '/insights', label: 'Spending insights' }}
        actions={
          <>
            <MonthPicker
              month={month}
              last={thisMonth}
              onChange={(next) => search({ month: next === thisMonth ? null : next })}
            />
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
              New budget
            </Button>
          </>
        }
      />
      {rows.length > 0 && (
        <div className="mb-5 grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-card-border bg-surface px-5 py-4 shadow-card lg:grid-cols-4">
          <Stat label="Budgeted" value={formatCents(sum(({ monthlyCents }) => monthlyCents))} />
          <Stat
            label={dayOfMonth ? 'Spent so far' : 'Spent'}
            value={formatCents(sum(({ spentCents }) => spentCents))}
          />
          <Stat label="Left" value={formatCents(sum(({ leftCents }) => Math.max(0, leftCents)))} />
          <Stat label="Over budget" value={overCount === 0 ? 'None' : String(overCount)} />
        </div>
      )}
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            title="No budgets yet"
            action={<Button onClick={() => setEditing('new')}>Set your first budget</Button>}
          >
            Choose a category and how much you want to spend on it each month.
          </EmptyState>
        ) : (
          <ul aria-label="Budgets" className="-my-3 divide-y divide-border">
            {rows.map((budget) => (
              <BudgetRow key={budget.id} budget={budget} month={month} onEdit={() => setEditing(budget)} />
            ))}
          </ul>
        )}
      </Card>
      <BudgetDialog
        key={editing === null ? 'closed' : editing === 'new' ? 'new' : editing.id}
        editing={editing}
        taken={rows.map(({ category }) => category)}
        onClose={() => setEditing(null)}
      />
    </>
  );
}
