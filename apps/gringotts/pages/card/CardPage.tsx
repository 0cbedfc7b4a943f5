import { useState } from 'react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDay } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Progress } from '#kit/ui/Progress.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Api } from '../../api.ts';
import { useAction, useData } from '../client.ts';
import { CardArt } from './CardArt.tsx';
import { CardPayments } from './CardPayments.tsx';

type CardFacts = Answer<Api, 'card.get'>;

export function CardPage() {
  const card = useData('card.get', {});
  const { account, statement } = card;
  return (
    <>
      <PageHeader
        title={account.label}
        subtitle={statement ? `Next statement closes ${formatDay(statement.nextClosesOn)}` : undefined}
        actions={
          <>
            <LinkButton href={`/accounts/${account.id}`}>See activity</LinkButton>
            <LinkButton href="/card/pay" variant="primary">
              Pay card
            </LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22.5rem]">
        <div className="grid gap-5">
          <Balances card={card} />
          <CardPayments payments={card.payments} />
        </div>
        <div className="grid gap-5">
          <LockCard card={card} />
          <Card title="Rewards">
            <p className="heading text-[26px] leading-tight tabular-nums">
              {card.points.toLocaleString('en-US')} <span className="font-normal text-body">points</span>
            </p>
            <p className="text-foreground-muted">
              Worth {formatCents(Math.max(0, card.points))} on your statement
            </p>
            <div className="mt-4 flex items-center gap-4">
              <LinkButton href="/card/rewards">Redeem points</LinkButton>
              <Link href="/card/recurring" className="font-semibold text-link hover:underline">
                Recurring charges
              </Link>
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

function Balances({ card }: { card: CardFacts }) {
  const { account, statement, owedCents } = card;
  const limit = account.limitCents ?? 0;
  const used = limit ? Math.round((owedCents / limit) * 100) : 0;
  return (
    <Card title="Balance and payment">
      <div className="grid gap-x-10 lg:grid-cols-2">
        <DescriptionList
          items={[
            { term: 'Current balance', detail: <strong>{formatCents(owedCents)}</strong> },
            { term: 'Pending charges', detail: formatCents(account.presentCents - account.balanceCents) },
            { term: 'Available credit', detail: formatCents(account.availableCents) },
            { term: 'Credit limit', detail: formatCents(limit) },
          ]}
        />
        <DescriptionList
          items={[
            {
              term: 'Payment due',
              detail: <strong>{statement ? formatDay(statement.dueOn) : 'No statement yet'}</strong>,
            },
            {
              term: 'Minimum payment',
              detail:
                card.minimumLeftCents > 0
                  ? formatCents(card.minimumLeftCents)
                  : `Paid (${formatCents(statement?.minimumCents ?? 0)})`,
            },
            {
              term: 'Statement balance',
              detail: statement ? formatCents(statement.balanceCents) : '–',
            },
            { term: 'Paid since statement', detail: formatCents(card.paidCents) },
          ]}
        />
      </div>
      <Progress
        className="mt-4"
        label="Credit used"
        value={owedCents}
        max={limit || 1}
        valueText={`${used}% of ${formatCents(limit)}`}
        tone={used >= 90 ? 'negative' : used >= 75 ? 'warning' : 'accent'}
      />
      <p className="mt-3 text-foreground-muted text-small">
        Purchase APR {((account.aprBps ?? 0) / 100).toFixed(2)}%. Pay the statement balance by its due date
        and new purchases cost no interest.
      </p>
    </Card>
  );
}

function LockCard({ card: { account, lockedAt } }: { card: CardFacts }) {
  const lock = useAction('card.lock');
  const [isAsking, setAsking] = useState(false);
  const isLocked = lockedAt !== null;
  async function set(locked: boolean) {
    await lock.run({ locked });
    setAsking(false);
    toast.success(locked ? 'Your card is locked. New purchases are declined.' : 'Your card is unlocked.');
  }
  return (
    <Card>
      <div className="grid justify-items-center gap-5">
        <CardArt number={account.number} name={account.name} isLocked={isLocked} />
        <Switch
          className="w-full"
          label="Lock card"
          hint={
            isLocked
              ? 'Purchases are declined. Payments and refunds still work.'
              : 'Misplaced it? Lock it while you look.'
          }
          value={isLocked}
          disabled={lock.busy}
          onChange={(locked) => (locked ? setAsking(true) : void set(false).catch(() => undefined))}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Lock ${account.label}?`}
        body="Shops, subscriptions and orders that charge this card will be declined until you unlock it."
        confirmLabel="Lock card now"
        onConfirm={() => set(true).catch(() => undefined)}
      />
    </Card>
  );
}
