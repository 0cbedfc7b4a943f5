import type { Ctx } from '#kit/context.ts';
import type { MailPort } from '#kit/ports.ts';
import { deliver } from './service/deliver.ts';

/** How other apps mail the owner: receipts, confirmations, alerts. */
export const mail = (ctx: Ctx): MailPort => ({
  deliver: (inbound) => ({ messageId: String(deliver(ctx, { category: 'updates', ...inbound }).id) }),
});
