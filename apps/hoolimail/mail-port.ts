import type { Ctx } from '#kit/context.ts';
import type { MailPort } from '#kit/ports.ts';
import { deliver } from './service/deliver.ts';
import { sendForOwner } from './service/send-for-owner.ts';

/** How other apps mail the owner (receipts, confirmations, alerts) and mail for them (invitations). */
export const mail = (ctx: Ctx): MailPort => ({
  deliver: (inbound) => ({ messageId: String(deliver(ctx, { category: 'updates', ...inbound }).id) }),
  send: (outbound) => ({ messageId: String(sendForOwner(ctx, outbound).id) }),
});
