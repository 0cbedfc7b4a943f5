import type { Ctx } from '#kit/context.ts';
import { type Notice, noticeHtml, noticeText } from './layout.ts';

const SENDER = { name: 'Gringotts', email: 'alerts@gringotts.test' };

export function sendNotice(ctx: Ctx, subject: string, notice: Notice): void {
  ctx.ports.mail.deliver({
    from: SENDER,
    subject,
    html: noticeHtml(notice),
    text: noticeText(notice),
    category: 'updates',
  });
}
