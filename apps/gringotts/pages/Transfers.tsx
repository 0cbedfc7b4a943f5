import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from './client.ts';

export function Transfers() {
  return (
    <>
      <PageHeader
        title="Transfer money"
        subtitle="Between your own accounts, now, on a date or again and again"
      />
      <div className="grid items-start gap-5 lg:grid-cols-[24rem_1fr]">
        <TransferForm />
        <TransferList />
      </div>
    </>
  );
}

const frequencies = [
  { value: 'once', label: 'One time' },
  { value: 'weekly', label: 'Every week' },
  { value: 'biweekly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month' },
] as const;

function TransferForm() {
  const accounts = useData('accounts.list', {});
  const today = useToday();
  const create = useAction('transfers.create');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [amountCents, setAmount] = useState<number | null>(null);
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]['value']>('once');
  const [startsOn, setStartsOn] = useState<string | null>(today);
  const [memo, setMemo] = useState('');

  const options = accounts.map((account) => ({
    value: String(account.id),
    label: account.label,
    detail: `${formatCents(account.availableCents)} available`,
    kind: account.kind,
  }));
  const complete = from && to && amountCents && startsOn;
  const submit = async () => {
    if (!complete) return;
    const made = await create.run({
      fromAccountId: Number(from),
      toAccountId: Number(to),
      amountCents,
      frequency,
      startsOn,
      memo,
    });
    toast.success(
      `${made.status === 'completed' ? 'Transfer made' : 'Transfer scheduled'}. Reference ${made.reference}`,
    );
    setAmount(null);
    setMemo('');
  };
  return (
    <Card title="New transfer">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit().catch(() => undefined);
        }}
      >
        {create.error && Object.keys(create.fields).length === 0 && (
          <Banner tone="negative">{create.error.message}</Banner>
        )}
        <Select
          label="From"
          value={from}
          onChange={setFrom}
          options={options.filter(({ kind }) => kind === 'checking' || kind === 'savings')}
          error={create.fields.fromAccountId}
        />
        <Select
          label="To"
          value={to}
          onChange={setTo}
          options={options.filter(({ value }) => value !== from)}
          error={create.fields.toAccountId}
        />
        <MoneyInput
          label="Amount"
          value={amountCents}
          onChange={setAmount}
          error={create.fields.amountCents}
        />
        <Select label="Frequency" value={frequency} onChange={setFrequency} options={frequencies} />
        <DatePicker
          label="Date"
          value={startsOn}
          onChange={setStartsOn}
          today={today}
          min={today}
          error={create.fields.startsOn}
        />
        <TextInput label="Memo (optional)" value={memo} onChange={setMemo} error={create.fields.memo} />
        <Button type="submit" variant="primary" busy={create.busy} disabled={!complete}>
          Transfer
        </Button>
      </form>
    </Card>
  );
}

const tones = {
  scheduled: 'accent',
  completed: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
} as const;

function TransferList() {
  const transfers = useData('transfers.list', {});
  const cancel = useAction('transfers.cancel');
  const stop = async (id: number) => {
    const { reference } = await cancel.run({ id });
    toast.success(`Transfer ${reference} is cancelled.`);
  };
  return (
    <Card title="Your transfers">
      <DataTable
        label="Transfers"
        rows={transfers}
        rowKey={(row) => row.id}
        columns={[
          { key: 'date', header: 'Date', cell: (row) => formatDay(row.nextOn ?? row.startsOn) },
          { key: 'route', header: 'From and to', primary: true, cell: (row) => `${row.from} to ${row.to}` },
          {
            key: 'status',
            header: 'Status',
            cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
          },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
          {
            key: 'cancel',
            header: 'Actions',
            cell: (row) =>
              row.status === 'scheduled' && (
                <Button size="sm" onClick={() => void stop(row.id)} busy={cancel.busy}>
                  Cancel
                </Button>
              ),
          },
        ]}
        empty={<EmptyState title="No transfers yet">Transfers you make appear here.</EmptyState>}
      />
    </Card>
  );
}
