import type { SeedHandlers } from '#kit/app.ts';
import { STATUS_COLORS } from './schema/account.ts';
import { ME } from './schema/chats.ts';
import { changeGroup, formGroup } from './seed/groups.ts';
import { ensureUser, openAccount } from './seed/open-account.ts';
import { planStatuses } from './seed/plan-statuses.ts';
import { say } from './seed/say.ts';
import { chanceFor } from './service/chance.ts';
import { publish } from './service/statuses.ts';

/** The messenger's part of a life: talk among friends, their circles, and what they tell everybody for a day. */
export const seed: SeedHandlers = {
  'life.began': (ctx, event) => {
    openAccount(ctx, event);
    planStatuses(ctx, event.contacts);
  },
  'outing.enjoyed': (ctx, { title, id }) => {
    publish(ctx, { author: ME, text: title, color: chanceFor(ctx, id).pick(STATUS_COLORS) });
  },
  'circle.formed': (ctx, event) => {
    if (event.setting === 'friends') formGroup(ctx, event);
  },
  'circle.changed': (ctx, event) => changeGroup(ctx, event),
  'chat.said': (ctx, event) => {
    if (event.setting === 'friends') say(ctx, event);
  },
  'post.published': (ctx, { by, audience, text, id }) => {
    if (audience !== 'friends') return;
    if (by !== ME) ensureUser(ctx, by);
    publish(ctx, { author: by, text, color: chanceFor(ctx, id).pick(STATUS_COLORS) });
  },
};
