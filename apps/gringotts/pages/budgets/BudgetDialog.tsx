import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
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
  const action = existing ? update : create;
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
    <FormDialog
      open={editing !== null}
      onClose={onClose}
      title={existing ? `Edit the budget for ${existing.label}` : 'New budget'}
      size="sm"
      action={action}
      shown={['category', 'monthlyCents']}
      onSubmit={save}
      submitLabel="Save budget"
      ready={Boolean(category && monthlyCents)}
    >
      {!existing && (
        <Select
          label="Category"
          value={category}
          onChange={setCategory}
          options={options.map((value) => ({ value, label: categoryLabel(value) }))}
          error={action.fields.category}
        />
      )}
      <MoneyInput
        label="Each month"
        value={monthlyCents}
        onChange={setMonthly}
        error={action.fields.monthlyCents}
        autoFocus={Boolean(existing)}
      />
    </FormDialog>
  );
}
