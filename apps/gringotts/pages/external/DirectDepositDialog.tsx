import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';
import type { Deposit } from './DirectDeposit.tsx';

interface DirectDepositDialogProps {
  /** Absent: a new one. */
  deposit?: Deposit;
  onClose: () => void;
  onSaved: (deposit: Deposit) => void;
}

export function DirectDepositDialog({ deposit, onClose, onSaved }: DirectDepositDialogProps) {
  const setUp = useAction('directDeposit.setUp');
  const edit = useAction('directDeposit.edit');
  const action = deposit ? edit : setUp;
  const [employer, setEmployer] = useState(deposit?.employer ?? '');
  const [employeeId, setEmployeeId] = useState(deposit?.employeeId ?? '');
  const [split, setSplit] = useState<Deposit['split']>(deposit?.split ?? 'none');
  const [percent, setPercent] = useState(deposit?.savingsPercent ? String(deposit.savingsPercent) : '');
  const [savingsCents, setSavings] = useState<number | null>(deposit?.savingsCents || null);
  const save = async () => {
    const input = {
      ...{ employer, employeeId, split },
      savingsPercent: split === 'percent' ? Number(percent) : 0,
      savingsCents: split === 'amount' ? (savingsCents ?? 0) : 0,
    };
    onSaved(await (deposit ? edit.run({ id: deposit.id, ...input }) : setUp.run(input)));
  };
  return (
    <FormDialog
      title={deposit ? 'Change direct deposit' : 'Set up direct deposit'}
      action={action}
      shown={['employer', 'employeeId', 'savingsPercent', 'savingsCents']}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Save direct deposit"
      ready={Boolean(employer)}
    >
      <TextInput
        label="Employer"
        value={employer}
        onChange={setEmployer}
        error={action.fields.employer}
        autoFocus
      />
      <TextInput
        label="Employee ID (optional)"
        value={employeeId}
        onChange={setEmployeeId}
        error={action.fields.employeeId}
      />
      <RadioGroup
        label="Where the pay goes"
        value={split}
        onChange={setSplit}
        options={[
          { value: 'none', label: 'All to checking' },
          { value: 'percent', label: 'A share to savings' },
          { value: 'amount', label: 'A fixed amount to savings' },
        ]}
      />
      {split === 'percent' && (
        <TextInput
          label="Percent to savings"
          value={percent}
          onChange={setPercent}
          inputMode="numeric"
          suffix="%"
          error={action.fields.savingsPercent}
        />
      )}
      {split === 'amount' && (
        <MoneyInput
          label="Amount to savings"
          value={savingsCents}
          onChange={setSavings}
          error={action.fields.savingsCents}
        />
      )}
    </FormDialog>
  );
}
