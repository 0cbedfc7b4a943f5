import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { PAYEE_CATEGORIES } from '../../rules/billing.ts';
import { useAction, type useData } from '../client.ts';

export type Payee = ReturnType<typeof useData<'payees.get'>>;

interface PayeeDialogProps {
  /** Absent: a new one. */
  payee?: Payee;
  onClose: () => void;
  onSaved: (payee: Payee) => void;
}

const categories = PAYEE_CATEGORIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export function PayeeDialog({ payee, onClose, onSaved }: PayeeDialogProps) {
  const add = useAction('payees.add');
  const edit = useAction('payees.edit');
  const action = payee ? edit : add;
  const [name, setName] = useState(payee?.name ?? '');
  const [nickname, setNickname] = useState(payee?.nickname ?? '');
  const [accountNumber, setAccountNumber] = useState(payee?.accountNumber ?? '');
  const [category, setCategory] = useState<(typeof PAYEE_CATEGORIES)[number]>(
    PAYEE_CATEGORIES.find((value) => value === payee?.category) ?? 'utilities',
  );
  const save = async () => {
    const input = { name, nickname, accountNumber, category };
    onSaved(await (payee ? edit.run({ id: payee.id, ...input }) : add.run(input)));
  };
  return (
    <FormDialog
      title={payee ? 'Edit payee' : 'Add payee'}
      description="Use the name and account number as they stand on the bill."
      action={action}
      shown={['name', 'nickname', 'accountNumber']}
      onSubmit={save}
      onClose={onClose}
      submitLabel={payee ? 'Save changes' : 'Save payee'}
      ready={Boolean(name && accountNumber)}
    >
      <TextInput label="Payee name" value={name} onChange={setName} error={action.fields.name} autoFocus />
      <TextInput
        label="Account number"
        value={accountNumber}
        onChange={setAccountNumber}
        error={action.fields.accountNumber}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextInput
          label="Nickname (optional)"
          value={nickname}
          onChange={setNickname}
          error={action.fields.nickname}
        />
        <Select label="Category" value={category} onChange={setCategory} options={categories} />
      </div>
    </FormDialog>
  );
}
