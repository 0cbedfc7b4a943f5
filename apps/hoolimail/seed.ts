import type { SeedHandlers } from '#kit/app.ts';
import { NO_VACATION } from './rules/vacation.ts';
import { contacts, labels, settings } from './schema/mailbox.ts';

export const seed: SeedHandlers = {
  'life.began': (ctx, event) => {
    ctx.db.insert(settings).values({ id: 1, vacation: NO_VACATION }).run();
    for (const [name, color] of [
      ['Work', '#2563eb'],
      ['Family', '#db2777'],
      ['Travel', '#0f9f8f'],
      ['Receipts', '#d97706'],
    ] as const)
      ctx.db.insert(labels).values({ name, color }).run();
    for (const { name, email, phone, company = '', relationship, birthday, address = '' } of event.contacts)
      ctx.db
        .insert(contacts)
        .values({
          name,
          email: email.toLowerCase(),
          phone,
          company,
          relationship,
          birthday,
          address,
          createdAt: ctx.now,
        })
        .run();
  },
};
