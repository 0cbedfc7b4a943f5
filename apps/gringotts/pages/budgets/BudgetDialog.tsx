import { useState } from 'react';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { type Category, categoryLabel, SPENDING_CATEGORIES } from '../../rules/categories.ts';
import { useAction } from '../client.ts';
import type { Budget } from './BudgetsPage.tsx';

interface BudgetDialogProps {
  editing: Budget | 'new' | null;
  /** Categories that have a budget. */
  taken: readonly string[];
  onClose: () => void;
}

export function BudgetDialog({ editing, taken, onClose }: BudgetDialogProps) {
  const existing = editing && editing !== 'new' ? editing : null;
  const create = useAction('budgets.create');
  const update = useAction('budgets.update');
  const { busy, error, fields } = existing ? update : create;
  const [category, setCategory] = useState<Category | null>((existing?.category as Category) ?? null);
  const [monthlyCents, setMonthly] = useState<number | null>(existing?.monthlyCents ?? null);

  async function save() {
    if (!category || !monthlyCents) return;
    if (existing) await update.run({ id: existing.id, monthlyCents });
    else await create.run({ category, monthlyCents });
    toast.success(`Your budget for ${categoryLabel(category)} is saved.`);
    onClose();
  }
  const options = SPENDING_CATEGORIES.filter((key) => key === category || !taken.includes(key));
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      title={existing ? `Edit the budget for ${existing.label}` : 'New budget'}
      size="sm"
      busy={busy}
      onSubmit={() => save().catch(() => undefined)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!category || !monthlyCents}>
            Save budget
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && Object.keys(fields).length === 0 && <Banner tone="negative">{error.message}</Banner>}
        {!existing && (
          <Select
            label="Category"
            value={category}
            onChange={setCategory}
            options={options.map((value) => ({ value, label: categoryLabel(value) }))}
            error={fields.category}
          />
        )}
        <MoneyInput
          label="Each month"
          value={monthlyCents}
          onChange={setMonthly}
          error={fields.monthlyCents}
          autoFocus={Boolean(existing)}
        />
      </div>
    </Dialog>
  );
}
