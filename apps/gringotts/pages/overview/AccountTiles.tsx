import { ChevronRight, Lock } from 'lucide-react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDay } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import type { Api } from '../../api.ts';

type Account = Answer<Api, 'accounts.list'>[number];
type CardFacts = Answer<Api, 'overview.get'>['card'];

const groups = [
  { title: 'Bank accounts', kinds: ['checking', 'savings'] },
  { title: 'Credit cards', kinds: ['credit'] },
  { title: 'Loans', kinds: ['loan'] },
];

export function AccountTiles({ accounts, card }: { accounts: readonly Account[]; card: CardFacts }) {
  return (
    <section aria-label="Your accounts">
      <Card flush>
        {groups.map(({ title, kinds }, index) => {
          const shown = accounts.filter((account) => kinds.includes(account.kind));
          if (shown.length === 0) return null;
          return (
            <section key={title} aria-label={title} className={index === 0 ? '-mt-2' : undefined}>
              <h2 className="flex justify-between border-border border-y bg-(--table-head) px-5 py-1.5 font-semibold text-small first:border-t-0">
                <span>{title}</span>
                <span className="tabular-nums">{totalOf(shown)}</span>
              </h2>
              <ul className="divide-y divide-border">
                {shown.map((account) => (
                  <Tile key={account.id} account={account} card={card} />
                ))}
              </ul>
            </section>
          );
        })}
      </Card>
    </section>
  );
}

const totalOf = (accounts: readonly Account[]) =>
  accounts.length > 1 ? formatCents(accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)) : '';

function Tile({ account, card }: { account: Account; card: CardFacts }) {
  const isDebt = account.kind === 'credit' || account.kind === 'loan';
  return (
    <li className="group relative flex items-center gap-4 px-5 py-3.5 hover:bg-(--table-hover)">
      <div className="min-w-0 flex-1">
        <Link
          href={`/accounts/${account.id}`}
          className="font-semibold text-[15px] text-link after:absolute after:inset-0 group-hover:underline"
        >
          {account.label}
        </Link>
        <p className="flex items-center gap-2 text-foreground-muted text-small">
          {noteOf(account, card)}
          {account.kind === 'credit' && card.isLocked && (
            <Badge tone="warning" icon={<Lock aria-hidden />}>
              Locked
            </Badge>
          )}
        </p>
      </div>
      <div className="text-right">
        <p className="heading text-[21px] leading-tight tabular-nums">
          {formatCents(isDebt ? -account.balanceCents : account.availableCents)}
        </p>
        <p className="text-caption text-foreground-muted">{captionOf(account.kind)}</p>
      </div>
      <ChevronRight aria-hidden className="size-4 text-foreground-muted" />
    </li>
  );
}

const captionOf = (kind: string) =>
  kind === 'credit' ? 'Current balance' : kind === 'loan' ? 'Principal balance' : 'Available balance';

function noteOf(account: Account, card: CardFacts): string {
  if (account.kind === 'credit')
    return card.dueOn && card.minimumLeftCents > 0
      ? `${formatCents(card.minimumLeftCents)} due ${formatDay(card.dueOn)}  ·  ${formatCents(account.availableCents)} available`
      : `No payment due  ·  ${formatCents(account.availableCents)} available`;
  if (account.kind === 'savings') return `${((account.aprBps ?? 0) / 100).toFixed(2)}% interest`;
  if (account.kind === 'loan') return `${((account.aprBps ?? 0) / 100).toFixed(2)}% fixed rate`;
  return account.presentCents === account.balanceCents
    ? 'Nothing pending'
    : `${formatCents(account.presentCents)} present balance`;
}
