import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { formatDay } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { DirectDepositDialog } from './DirectDepositDialog.tsx';

export type Deposit = ReturnType<typeof useData<'directDeposit.list'>>[number];

export function DirectDeposit() {
  const deposits = useData('directDeposit.list', {});
  const details = useData('directDeposit.details', {});
  const [edited, setEdited] = useState<Deposit | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title="Direct deposit"
        subtitle="Have your pay sent straight to your accounts"
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            Set up direct deposit
          </Button>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card title="Your direct deposits">
          {deposits.length === 0 && (
            <EmptyState title="No direct deposit is set up" className="py-6">
              Set one up and give the form to your employer.
            </EmptyState>
          )}
          <ul aria-label="Direct deposits" className="divide-y divide-border">
            {deposits.map((deposit) => (
              <DepositItem key={deposit.id} deposit={deposit} onEdit={() => setEdited(deposit)} />
            ))}
          </ul>
        </Card>
        <Card title="For your employer">
          <DescriptionList
            items={[
              { term: 'Bank', detail: 'Gringotts' },
              { term: 'Routing number', detail: details.routing },
              { term: 'Account number', detail: details.number },
              { term: 'Account', detail: details.account },
            ]}
          />
          <Button className="mt-4" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print this form
          </Button>
        </Card>
      </div>
      {edited && (
        <DirectDepositDialog
          deposit={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onSaved={({ employer }) => {
            toast.success(`Direct deposit from ${employer} was saved.`);
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

const allocation = ({ split, savingsPercent, savingsCents }: Deposit) => {
  if (split === 'percent') return `${savingsPercent}% to savings, the rest to checking`;
  if (split === 'amount') return `${formatCents(savingsCents)} to savings, the rest to checking`;
  return 'All to checking';
};

function DepositItem({ deposit, onEdit }: { deposit: Deposit; onEdit: () => void }) {
  const stop = useAction('directDeposit.stop');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const stopped = await attempt(stop.run({ id: deposit.id }));
    setAsking(false);
    if (stopped) toast.success(`Direct deposit from ${stopped.employer} was stopped.`);
  };
  const { employer, lastNetCents, nextPayOn } = deposit;
  return (
    <li className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{employer}</span>
        <span className="block">{allocation(deposit)}</span>
        <span className="block text-foreground-muted text-small">
          {lastNetCents === null ? 'No pay has arrived yet' : `Last pay ${formatCents(lastNetCents)}`}
          {nextPayOn && `, next expected ${formatDay(nextPayOn)}`}
        </span>
      </span>
      <Button size="sm" aria-label={`Change allocation for ${employer}`} onClick={onEdit}>
        Change
      </Button>
      <Button size="sm" aria-label={`Stop direct deposit from ${employer}`} onClick={() => setAsking(true)}>
        Stop
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Stop direct deposit from ${employer}?`}
        body="Tell your employer too. Pay that they still send here goes to checking."
        confirmLabel="Stop direct deposit"
        tone="danger"
        onConfirm={confirm}
      />
    </li>
  );
}
