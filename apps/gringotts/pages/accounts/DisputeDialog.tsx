import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { FormDialog } from '#kit/page/Form.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { DISPUTE_REASONS, type DisputeReason, REASON_LABELS } from '../../rules/disputes.ts';
import { useAction } from '../client.ts';

const reasons = DISPUTE_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

interface DisputeDialogProps {
  transaction: { id: number; description: string; amountCents: number };
  open: boolean;
  onClose: () => void;
}

export function DisputeDialog({ transaction, open, onClose }: DisputeDialogProps) {
  const dispute = useAction('disputes.open');
  const [, navigate] = useLocation();
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [details, setDetails] = useState('');
  const [amountCents, setAmount] = useState<number | null>(-transaction.amountCents);

  async function submit() {
    if (!reason) return;
    const opened = await dispute.run({
      transactionId: transaction.id,
      reason,
      details,
      amountCents: amountCents ?? undefined,
    });
    toast.success(`Dispute submitted. Your case number is ${opened.reference}.`);
    navigate(`/disputes/${opened.id}`);
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Dispute a charge"
      description={`${transaction.description}, ${formatCents(-transaction.amountCents)}`}
      action={dispute}
      shown={['amountCents', 'details']}
      onSubmit={submit}
      submitLabel="Submit dispute"
      ready={Boolean(reason && amountCents)}
    >
      <RadioGroup label="What is wrong?" value={reason} onChange={setReason} options={reasons} />
      <MoneyInput
        label="Amount in dispute"
        value={amountCents}
        onChange={setAmount}
        error={dispute.fields.amountCents}
        className="max-w-48"
      />
      <TextArea
        label="Anything else we should know (optional)"
        value={details}
        onChange={setDetails}
        rows={3}
        maxLength={1000}
        error={dispute.fields.details}
      />
    </FormDialog>
  );
}
