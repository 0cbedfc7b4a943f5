import { count, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { findRow, prepared } from '#kit/rows.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { accountLabel } from '../rules/accounts.ts';
import {
  ALERT_KINDS,
  ALERT_TEXTS,
  type AlertKind,
  fallsBelow,
  isDeposit,
  isLargePurchase,
  type Movement,
  takesThreshold,
} from '../rules/alerts.ts';
import { type Alert, alertHistory, alerts } from '../schema/alerts.ts';
import { type Account, customers, type Transaction } from '../schema/ledger.ts';

const PAGE_SIZE = 15;

export const listAlerts = (ctx: Ctx) =>
  prepared(ctx.db, 'alerts', () => ctx.db.select().from(alerts).prepare())
    .all()
    .toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind));

export const listAlertHistory = (ctx: Ctx, { page }: { page: number }) => ({
  rows: ctx.db
    .select()
    .from(alertHistory)
    .orderBy(desc(alertHistory.at), desc(alertHistory.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all(),
  total: ctx.db.select({ n: count() }).from(alertHistory).get()?.n ?? 0,
  page,
  pageSize: PAGE_SIZE,
});

export interface AlertChoice {
  kind: AlertKind;
  isOn: boolean;
  thresholdCents: number | null;
  byMail: boolean;
  inApp: boolean;
}

export function setAlert(ctx: Ctx, choice: AlertChoice): Alert {
  const { kind, isOn, thresholdCents, byMail, inApp } = choice;
  if (takesThreshold(kind) && thresholdCents === null)
    throw refused('Enter the amount this alert watches for.', 'thresholdCents');
  if (isOn && !byMail && !inApp) throw refused('Choose at least one way to be told.', 'byMail');
  const row = ctx.db
    .update(alerts)
    .set({ isOn, thresholdCents: takesThreshold(kind) ? thresholdCents : null, byMail, inApp })
    .where(eq(alerts.kind, kind))
    .returning()
    .get();
  if (!row) throw notFound('alert', kind);
  return row;
}

/** Tells the owner where they asked to be told, if they asked. */
export function fireAlert(
  ctx: Ctx,
  kind: AlertKind,
  event: { title: string; body: string; href: string },
): void {
  const alert = findRow(ctx, alerts, { kind });
  if (!alert?.isOn) return;
  ctx.db
    .insert(alertHistory)
    .values({ kind, at: ctx.now, ...event })
    .run();
  if (alert.inApp) ctx.notify(event);
  if (alert.byMail)
    sendNotice(ctx, `Alert: ${event.title}`, {
      heading: event.title,
      paragraphs: [event.body],
      action: { label: 'See details', path: event.href },
      footnote: `This is your "${ALERT_TEXTS[kind].label}" alert. Change it under Alerts.`,
    });
}

/** Called for every transaction, with the account as it left it; other customers' are theirs to watch. */
export function watchMovement(ctx: Ctx, account: Account, transaction: Transaction): void {
  const customer = findRow(ctx, customers, { id: account.customerId });
  if (!customer?.isOwner) return;
  const movement: Movement = {
    accountKind: account.kind,
    kind: transaction.kind,
    amountCents: transaction.amountCents,
    beforeCents: account.balanceCents - transaction.amountCents,
    afterCents: account.balanceCents,
  };
  const label = accountLabel(account);
  const href = `/accounts/${account.id}`;
  for (const { kind, isOn, thresholdCents } of listAlerts(ctx)) {
    if (!isOn || thresholdCents === null) continue;
    const line = formatCents(thresholdCents);
    if (kind === 'low_balance' && fallsBelow(movement, thresholdCents))
      fireAlert(ctx, kind, {
        title: `${label} is below ${line}`,
        body: `The available balance is ${formatCents(movement.afterCents)} after ${transaction.description}.`,
        href,
      });
    if (kind === 'large_purchase' && isLargePurchase(movement, thresholdCents))
      fireAlert(ctx, kind, {
        title: `Purchase of ${formatCents(-transaction.amountCents)} at ${transaction.description}`,
        body: `It was made with ${label}. If this was not you, lock your card and write to us.`,
        href,
      });
    if (kind === 'deposit' && isDeposit(movement, thresholdCents))
      fireAlert(ctx, kind, {
        title: `Deposit of ${formatCents(transaction.amountCents)} received`,
        body: `${transaction.description} was deposited into ${label}.`,
        href,
      });
  }
}
