import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Progress } from '#kit/ui/Progress.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Category } from '../../rules/categories.ts';
import { useAction } from '../client.ts';
import type { Budget } from './BudgetsPage.tsx';

interface BudgetRowProps {
  budget: Budget;
  month: string;
  onEdit: () => void;
}

export function BudgetRow({ budget, month, onEdit }: BudgetRowProps) {
  const { label, category, monthlyCents, spentCents, leftCents, isOver } = budget;
  const isClose = !isOver && spentCents >= monthlyCents * 0.85;
  return (
    <li className="grid grid-cols-[13rem_1fr_10rem_auto] items-center gap-6 py-3.5">
      <div>
        <Link
          href={`/insights/${category}?month=${month}`}
          className="font-semibold text-link hover:underline"
        >
          {label}
        </Link>
        <p className="text-foreground-muted text-small">{formatCents(monthlyCents)} a month</p>
      </div>
      <Progress
        label={`${label} budget`}
        hideLabel
        value={spentCents}
        max={monthlyCents}
        valueText={`${formatCents(spentCents)} of ${formatCents(monthlyCents)}`}
        tone={isOver ? 'negative' : isClose ? 'warning' : 'positive'}
      />
      <div className="text-right tabular-nums">
        <p className="font-medium">{formatCents(spentCents)} spent</p>
        {isOver ? (
          <Badge tone="negative" className="mt-0.5">
            {formatCents(-leftCents)} over
          </Badge>
        ) : (
          <p className="text-foreground-muted text-small">{formatCents(leftCents)} left</p>
        )}
      </div>
      <div className="flex">
        <IconButton label={`Edit ${label} budget`} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <RemoveBudget budget={budget} />
      </div>
    </li>
  );
}

function RemoveBudget({ budget: { id, label, category, monthlyCents } }: { budget: Budget }) {
  const remove = useAction('budgets.remove');
  const create = useAction('budgets.create');
  const [isAsking, setAsking] = useState(false);
  async function confirm() {
    await remove.run({ id });
    setAsking(false);
    toast.success(`The budget for ${label} was deleted.`, {
      action: {
        label: 'Undo',
        onClick: () => {
          create.run({ category: category as Category, monthlyCents }).catch(() => undefined);
        },
      },
    });
  }
  return (
    <>
      <IconButton
        label={`Delete ${label} budget`}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the budget for ${label}?`}
        body="Your transactions stay as they are."
        confirmLabel="Delete budget"
        tone="danger"
        onConfirm={() => confirm().catch(() => undefined)}
      />
    </>
  );
}
