import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from './client.ts';

const groups = [
  { title: 'Bank accounts', kinds: ['checking', 'savings'] },
  { title: 'Credit cards', kinds: ['credit'] },
  { title: 'Loans', kinds: ['loan'] },
];

export function Overview() {
  const accounts = useData('accounts.list', {});
  return (
    <>
      <PageHeader title="Accounts" />
      <div className="grid gap-5">
        {groups.map(({ title, kinds }) => (
          <Card key={title} title={title}>
            <ul className="divide-y divide-border">
              {accounts
                .filter((account) => kinds.includes(account.kind))
                .map((account) => (
                  <li key={account.id}>
                    <Link
                      href={`/accounts/${account.id}`}
                      className="flex items-center justify-between py-4 hover:text-primary"
                    >
                      <span className="font-semibold">{account.label}</span>
                      <span className="text-right">
                        <span className="block text-xl tabular-nums">
                          {formatCents(Math.abs(account.balanceCents))}
                        </span>
                        <span className="text-foreground-muted text-xs">{balanceCaption(account.kind)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

const balanceCaption = (kind: string) =>
  kind === 'credit' ? 'Current balance' : kind === 'loan' ? 'Principal balance' : 'Available balance';
