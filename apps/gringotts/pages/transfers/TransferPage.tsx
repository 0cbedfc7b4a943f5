import { useState } from 'react';
import { useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { FormDialog } from '#kit/page/Form.tsx';
import { formatDateTime, formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { Receipt } from '../flow/Receipt.tsx';
import { StatusBadge } from '../flow/StatusBadge.tsx';
import { frequencyLabel } from './frequencies.ts';
import { TRANSFER_FIELDS, TransferFields, useTransferDraft } from './TransferFields.tsx';

type Transfer = ReturnType<typeof useData<'transfers.get'>>;

export function TransferPage() {
  const id = Number(useParams().id);
  const transfer = useData('transfers.get', { id });
  const { status, from, to, nextOn, frequency } = transfer;
  const amount = formatCents(transfer.amountCents);
  const [isEditing, setEditing] = useState(false);
  useTitle(`Transfer ${transfer.reference}`);
  return (
    <Receipt
      title={`Transfer to ${to}`}
      back={{ href: '/transfers', label: 'Transfers' }}
      amount={amount}
      status={status}
      done={{
        title: nextOn ? `Transfer scheduled for ${formatDay(nextOn)}` : `${amount} was moved to ${to}`,
        text: `Reference ${transfer.reference}.`,
      }}
      notice={transfer.failure && <Banner tone="negative">{transfer.failure}</Banner>}
      actions={
        status === 'scheduled' && (
          <>
            <Button onClick={() => setEditing(true)}>Edit transfer</Button>
            <CancelTransfer id={id} />
          </>
        )
      }
      facts={[
        { term: 'From', detail: from },
        { term: 'To', detail: to },
        { term: 'Frequency', detail: frequencyLabel(frequency) },
        nextOn
          ? { term: frequency === 'once' ? 'Date' : 'Next date', detail: formatDay(nextOn) }
          : { term: 'Date', detail: formatDay(transfer.startsOn) },
        { term: 'Memo', detail: transfer.memo || 'None' },
        { term: 'Created', detail: formatDateTime(transfer.createdAt) },
        { term: 'Reference', detail: transfer.reference },
      ]}
    >
      {transfer.runs.length > 0 && frequency !== 'once' && <Runs transfer={transfer} />}
      {isEditing && <EditTransfer transfer={transfer} onClose={() => setEditing(false)} />}
    </Receipt>
  );
}

function Runs({ transfer }: { transfer: Transfer }) {
  return (
    <Card title="Made so far">
      <ul className="divide-y divide-border">
        {transfer.runs.map((run) => (
          <li key={run.id} className="flex items-center justify-between gap-4 py-2.5">
            <span>
              {formatDateTime(run.at)}
              {run.failure && <span className="block text-negative text-small">{run.failure}</span>}
            </span>
            <StatusBadge status={run.failure ? 'failed' : 'completed'} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EditTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const edit = useAction('transfers.edit');
  const { draft, change, request } = useTransferDraft({
    from: String(transfer.fromAccountId),
    to: String(transfer.toAccountId),
    amountCents: transfer.amountCents,
    frequency: transfer.frequency,
    startsOn: transfer.nextOn,
    memo: transfer.memo,
  });
  const save = async () => {
    if (!request) return;
    const { reference } = await edit.run({ id: transfer.id, ...request });
    toast.success(`Transfer ${reference} was changed.`);
    onClose();
  };
  return (
    <FormDialog
      title="Edit transfer"
      action={edit}
      shown={TRANSFER_FIELDS}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Save changes"
      cancelLabel="Close without saving"
      ready={Boolean(request)}
    >
      <TransferFields draft={draft} onChange={change} action={edit} />
    </FormDialog>
  );
}

function CancelTransfer({ id }: { id: number }) {
  const cancel = useAction('transfers.cancel');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const cancelled = await attempt(cancel.run({ id }));
    setAsking(false);
    if (cancelled) toast.success(`Transfer ${cancelled.reference} is cancelled.`);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel transfer</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this transfer?"
        body="Nothing more will be moved. What was moved before stays."
        cancelLabel="Keep it"
        confirmLabel="Yes, cancel transfer"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
