import { useState } from 'react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { Form } from '#kit/page/Form.tsx';
import { formatDate } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { creditForPoints, REDEEM_MINIMUM, REDEEM_STEP, REWARD_TIERS } from '../../rules/rewards.ts';
import { useAction, useData } from '../client.ts';

const kinds = {
  opening: { tone: 'neutral', label: 'Brought forward' },
  earned: { tone: 'positive', label: 'Earned' },
  reversed: { tone: 'warning', label: 'Taken back' },
  redeemed: { tone: 'accent', label: 'Redeemed' },
} as const;

const formatPoints = (points: number) => points.toLocaleString('en-US');

export function RewardsPage() {
  const { balance, rows } = useData('rewards.list', {});
  return (
    <>
      <PageHeader
        title="Rewards"
        subtitle={`${formatPoints(balance)} points, worth ${formatCents(Math.max(0, creditForPoints(balance)))}`}
        back={{ href: '/card', label: 'Credit card' }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-5">
          <Redeem balance={balance} />
          <Card title="How you earn">
            <ul className="-my-2 divide-y divide-border">
              {REWARD_TIERS.map(({ points, label }) => (
                <li key={points} className="flex items-center gap-3 py-2.5">
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-(--brand) font-bold text-(--brass-bright)">
                    {points}x
                  </span>
                  {label}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <Card flush title="Points activity" subtitle="The latest 60 entries">
          <DataTable
            label="Points activity"
            density="compact"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { key: 'at', header: 'Date', width: '120px', cell: (row) => formatDate(row.at) },
              {
                key: 'description',
                header: 'Description',
                cell: (row) =>
                  row.transactionId ? (
                    <Link href={`/transactions/${row.transactionId}`} className="text-link hover:underline">
                      {row.description}
                    </Link>
                  ) : (
                    row.description
                  ),
              },
              {
                key: 'kind',
                header: 'Type',
                cell: (row) => <Badge tone={kinds[row.kind].tone}>{kinds[row.kind].label}</Badge>,
              },
              {
                key: 'points',
                header: 'Points',
                align: 'end',
                cell: (row) => `${row.points > 0 ? '+' : ''}${formatPoints(row.points)}`,
              },
            ]}
            empty={<EmptyState title="No points yet">Use your card to earn some.</EmptyState>}
          />
        </Card>
      </div>
    </>
  );
}

function Redeem({ balance }: { balance: number }) {
  const redeem = useAction('rewards.redeem');
  const [text, setText] = useState('');
  const points = /^\d{1,8}$/.test(text.replaceAll(',', '').trim()) ? Number(text.replaceAll(',', '')) : null;
  const most = Math.floor(Math.max(0, balance) / REDEEM_STEP) * REDEEM_STEP;
  async function submit() {
    if (!points) return;
    const { creditCents, reference } = await redeem.run({ points });
    toast.success(`${formatCents(creditCents)} was credited to your card. Reference ${reference}`);
    setText('');
  }
  return (
    <Card title="Redeem for a statement credit">
      <Form action={redeem} shown={['points']} onSubmit={submit}>
        <TextInput
          label="Points"
          inputMode="numeric"
          value={text}
          onChange={setText}
          hint={`In steps of ${REDEEM_STEP}, from ${REDEEM_MINIMUM} up. 100 points are $1.00.`}
          error={
            redeem.fields.points ?? (text && points === null ? 'Enter a whole number of points.' : undefined)
          }
        />
        <div className="flex items-center gap-3">
          <Button type="submit" variant="primary" busy={redeem.busy} disabled={!points}>
            {points ? `Redeem for ${formatCents(creditForPoints(points))}` : 'Redeem'}
          </Button>
          <Button variant="link" disabled={most < REDEEM_MINIMUM} onClick={() => setText(String(most))}>
            Use all ({formatPoints(most)})
          </Button>
        </div>
      </Form>
    </Card>
  );
}
