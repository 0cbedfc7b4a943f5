import { Download, FileText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { readTransactionSearch } from '../rules/transaction-search.ts';
import { AccountFigures } from './accounts/AccountFigures.tsx';
import { RenameAccount } from './accounts/RenameAccount.tsx';
import { TransactionFilters } from './accounts/TransactionFilters.tsx';
import { TransactionTable } from './accounts/TransactionTable.tsx';
import { fileUrl, useData } from './client.ts';
import { useListSearch } from './use-list-search.ts';

export function AccountPage() {
  const id = Number(useParams().id);
  const account = useData('accounts.get', { id });
  const list = useListSearch();
  const search = readTransactionSearch(id, list.shown);
  const found = useData('transactions.list', search);
  const [isRenaming, setRenaming] = useState(false);
  useTitle(account.label);
  const isFiltered = Object.keys(list.shown).some((name) => name !== 'page');

  return (
    <>
      <PageHeader
        title={account.label}
        back={{ href: '/', label: 'Accounts' }}
        actions={
          <>
            <Button variant="link" icon={<Pencil aria-hidden />} onClick={() => setRenaming(true)}>
              Nickname
            </Button>
            <LinkButton href={`/statements?account=${id}`} icon={<FileText aria-hidden />}>
              Statements
            </LinkButton>
            <PrimaryAction id={id} kind={account.kind} />
          </>
        }
      />
      <AccountFigures account={account} />
      <Card
        className="mt-5"
        flush
        title="Account activity"
        subtitle={
          isFiltered
            ? `${found.total.toLocaleString('en-US')} matching, ${formatCents(found.sumCents)} in all`
            : `${found.total.toLocaleString('en-US')} transactions`
        }
        actions={
          <a
            href={fileUrl('transactions.export', search)}
            download
            className="inline-flex items-center gap-1.5 font-semibold text-link hover:underline"
          >
            <Download aria-hidden className="size-4" />
            Export CSV
          </a>
        }
      >
        <TransactionFilters query={list.query} onSearch={list.search} />
        <TransactionTable
          found={found}
          kind={account.kind}
          busy={list.isBehind}
          onPage={(page) => list.search({ page: page === 1 ? null : String(page) })}
          onClear={() => list.search(Object.fromEntries(Object.keys(list.query).map((name) => [name, null])))}
        />
      </Card>
      <RenameAccount
        key={String(isRenaming)}
        account={account}
        open={isRenaming}
        onClose={() => setRenaming(false)}
      />
    </>
  );
}

function PrimaryAction({ id, kind }: { id: number; kind: string }) {
  if (kind === 'credit')
    return (
      <LinkButton href="/card/pay" variant="primary">
        Pay card
      </LinkButton>
    );
  if (kind === 'loan')
    return (
      <LinkButton href={`/loans/${id}`} variant="primary">
        Loan details
      </LinkButton>
    );
  return (
    <LinkButton href="/transfers" variant="primary">
      Transfer money
    </LinkButton>
  );
}
