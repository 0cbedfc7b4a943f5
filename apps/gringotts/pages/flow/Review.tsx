import type { ReactNode } from 'react';
import type { ActionState } from '#kit/page/client.ts';
import { FormError } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';

interface ReviewProps {
  title: string;
  amount: string;
  facts: readonly { term: string; detail: ReactNode }[];
  note?: ReactNode;
  confirmLabel: string;
  action: ActionState;
  onConfirm: () => void;
  onEdit: () => void;
}

/** The last look before money moves. */
export function Review({ title, amount, facts, note, confirmLabel, action, onConfirm, onEdit }: ReviewProps) {
  return (
    <Card title={title}>
      <p className="heading text-[32px] leading-tight tabular-nums">{amount}</p>
      <DescriptionList items={facts} className="mt-3" />
      {note && <p className="mt-4 text-foreground-muted">{note}</p>}
      <div className="mt-5 grid gap-4">
        <FormError action={action} />
        <div className="flex justify-end gap-2.5">
          <Button onClick={onEdit} disabled={action.busy}>
            Edit
          </Button>
          <Button variant="primary" busy={action.busy} onClick={onConfirm} autoFocus>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Card>
  );
}
