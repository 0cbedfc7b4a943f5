import { useState } from 'react';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '../../rules/categories.ts';
import { useAction } from '../client.ts';

const options = CATEGORY_KEYS.map((value) => ({ value, label: CATEGORIES[value] }));

/** The customer's own filing: it moves insights and budgets, never money. */
export function TransactionNotes({
  transaction,
}: {
  transaction: { id: number; category: string; memo: string };
}) {
  const update = useAction('transactions.update');
  const [category, setCategory] = useState(transaction.category as Category);
  const [memo, setMemo] = useState(transaction.memo);
  const isChanged = category !== transaction.category || memo.trim() !== transaction.memo;

  async function save() {
    const before = { category: transaction.category as Category, memo: transaction.memo };
    await update.run({ id: transaction.id, category, memo });
    const isRefiled = category !== before.category;
    toast.success(isRefiled ? `Filed under ${CATEGORIES[category]}.` : 'The memo was saved.', {
      action: {
        label: 'Undo',
        onClick: () => {
          setCategory(before.category);
          setMemo(before.memo);
          update.run({ id: transaction.id, ...before }).catch(() => undefined);
        },
      },
    });
  }
  return (
    <Card title="Category and memo">
      <Form action={update} shown={['category', 'memo']} onSubmit={save}>
        <Select
          label="Category"
          value={category}
          onChange={setCategory}
          options={options}
          error={update.fields.category}
        />
        <TextInput
          label="Memo"
          value={memo}
          onChange={setMemo}
          maxLength={140}
          placeholder="A note to yourself"
          error={update.fields.memo}
        />
        <Button type="submit" variant="primary" className="w-fit" busy={update.busy} disabled={!isChanged}>
          Save changes
        </Button>
      </Form>
    </Card>
  );
}
