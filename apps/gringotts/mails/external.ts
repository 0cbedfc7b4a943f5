import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import { bankDomain } from '../rules/routing.ts';
import type { ExternalAccount } from '../schema/external.ts';

/** The other bank tells its customer of the two small deposits: this is how the owner learns the amounts. */
export function mailMicroDeposits(ctx: Ctx, external: ExternalAccount): void {
  const { bankName, number, kind, firstDepositCents, secondDepositCents } = external;
  const amounts = [firstDepositCents, secondDepositCents].map(formatCents);
  const lines = [
    `Hello ${ctx.owner.name.split(' ')[0]},`,
    `Two deposits from GRINGOTTS ACCT VERIFY were credited to your ${kind} account ending in ${number.slice(-4)}: ${amounts[0]} and ${amounts[1]}.`,
    'If you did not expect them, call us.',
    bankName,
  ];
  const row = (text: string) => `<p style="margin:0 0 14px">${text}</p>`;
  ctx.ports.mail.deliver({
    from: { name: bankName, email: `notices@${bankDomain(bankName)}` },
    subject: `Two deposits to your account ending in ${number.slice(-4)}`,
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="border-left:6px solid #2f6b4f;padding:18px 22px;font-family:Georgia,serif;font-size:15px;line-height:1.5;color:#222222">${lines.map(row).join('')}</td></tr></table>`,
    text: lines.join('\n\n'),
    category: 'updates',
  });
}
