import { useState } from 'react';
import type { ActionState } from '#kit/page/client.ts';
import { useToday } from '#kit/page/now.ts';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAccountOptions } from '../flow/account-options.ts';
import { type Frequency, frequencies } from './frequencies.ts';

export interface TransferDraft {
  from: string | null;
  to: string | null;
  amountCents: number | null;
  frequency: Frequency;
  startsOn: string | null;
  memo: string;
}

export const TRANSFER_FIELDS = ['fromAccountId', 'toAccountId', 'amountCents', 'startsOn', 'memo'];

/** What the form holds, and the request it makes once it is complete. */
export function useTransferDraft(initial: TransferDraft) {
  const [draft, setDraft] = useState(initial);
  const { from, to, amountCents, frequency, startsOn, memo } = draft;
  const request =
    from && to && amountCents && startsOn
      ? { fromAccountId: Number(from), toAccountId: Number(to), amountCents, frequency, startsOn, memo }
      : null;
  const change = (changes: Partial<TransferDraft>) => setDraft((current) => ({ ...current, ...changes }));
  return { draft, change, request };
}

interface TransferFieldsProps {
  draft: TransferDraft;
  onChange: (changes: Partial<TransferDraft>) => void;
  action: ActionState;
}

export function TransferFields({ draft, onChange, action }: TransferFieldsProps) {
  const today = useToday();
  const options = useAccountOptions(['checking', 'savings', 'credit', 'loan']);
  return (
    <>
      <Select
        label="From"
        value={draft.from}
        onChange={(from) => onChange({ from })}
        options={options.filter(({ kind }) => kind === 'checking' || kind === 'savings')}
        error={action.fields.fromAccountId}
      />
      <Select
        label="To"
        value={draft.to}
        onChange={(to) => onChange({ to })}
        options={options.filter(({ value }) => value !== draft.from)}
        error={action.fields.toAccountId}
      />
      <MoneyInput
        label="Amount"
        value={draft.amountCents}
        onChange={(amountCents) => onChange({ amountCents })}
        error={action.fields.amountCents}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Frequency"
          value={draft.frequency}
          onChange={(frequency) => onChange({ frequency })}
          options={frequencies}
        />
        <DatePicker
          label={draft.frequency === 'once' ? 'Date' : 'First date'}
          value={draft.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
          today={today}
          min={today}
          error={action.fields.startsOn}
        />
      </div>
      <TextInput
        label="Memo (optional)"
        value={draft.memo}
        onChange={(memo) => onChange({ memo })}
        maxLength={140}
        error={action.fields.memo}
      />
    </>
  );
}
