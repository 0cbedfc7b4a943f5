import { formatCents } from '#kit/money.ts';

export interface StatementRow {
  day: string;
  description: string;
  amount: string;
  balance: string;
}

interface StatementFigures {
  fromDay: string;
  toDay: string;
  openingCents: number;
  creditsCents: number;
  debitsCents: number;
  closingCents: number;
  interestCents: number;
  minimumCents: number | null;
  dueOn: string | null;
}

interface Account {
  kind: 'checking' | 'savings' | 'credit' | 'loan';
  limitCents: number | null;
  aprBps: number | null;
}

interface Movement {
  postedOn: string | null;
  description: string;
  amountCents: number;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

const longDay = (day: string) => dayFormat.format(Date.parse(`${day}T00:00:00Z`));

/** `2026-03-04` → `03/04` */
export const formatStatementDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}`;

const percent = (bps: number | null) => `${((bps ?? 0) / 100).toFixed(2)}%`;

/** What a statement says. Debts are shown as what is owed, deposits as what is there. */
export function describeStatement(
  account: Account,
  statement: StatementFigures,
  movements: readonly Movement[],
) {
  const isDebt = account.kind === 'credit' || account.kind === 'loan';
  const shown = (cents: number) => formatCents(isDebt ? -cents : cents);
  let balance = statement.openingCents;
  const rows = movements.map(({ postedOn, description, amountCents }): StatementRow => {
    balance += amountCents;
    return {
      day: postedOn ?? statement.toDay,
      description,
      amount: shown(amountCents),
      balance: shown(balance),
    };
  });
  return {
    period: `${longDay(statement.fromDay)} to ${longDay(statement.toDay)}`,
    summary: summarize(account, statement, shown),
    notice: noticeOf(account, statement),
    rows,
  };
}

function summarize(
  { kind, limitCents, aprBps }: Account,
  statement: StatementFigures,
  shown: (cents: number) => string,
): [string, string][] {
  const { openingCents, creditsCents, debitsCents, closingCents, interestCents } = statement;
  if (kind === 'credit' || kind === 'loan')
    return [
      [kind === 'credit' ? 'Previous balance' : 'Previous principal', shown(openingCents)],
      ['Payments and credits', shown(creditsCents)],
      [kind === 'credit' ? 'Purchases and fees' : 'Fees', formatCents(debitsCents - interestCents)],
      [`Interest charged (APR ${percent(aprBps)})`, formatCents(interestCents)],
      ...(limitCents
        ? [['Available credit', formatCents(limitCents + closingCents)] as [string, string]]
        : []),
      [kind === 'credit' ? 'New balance' : 'Principal balance', shown(closingCents)],
    ];
  return [
    ['Beginning balance', shown(openingCents)],
    ['Deposits and additions', shown(creditsCents - interestCents)],
    ['Withdrawals and subtractions', shown(-debitsCents)],
    ...(aprBps ? [[`Interest earned (${percent(aprBps)})`, shown(interestCents)] as [string, string]] : []),
    ['Ending balance', shown(closingCents)],
  ];
}

function noticeOf({ kind }: Account, { minimumCents, dueOn }: StatementFigures) {
  if (kind !== 'credit' || !dueOn) return null;
  return {
    title: 'Payment due',
    lines: [`Minimum payment\n${formatCents(minimumCents ?? 0)}`, `Due date\n${longDay(dueOn)}`],
  };
}
