import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import type { ChatPort } from '#kit/ports.ts';
import { findRow } from '#kit/rows.ts';
import { chats } from './schema/chats.ts';
import { memberOf } from './service/permissions.ts';
import { receiveAloud } from './service/receive.ts';
import { directChat } from './service/store.ts';

/** How other apps let the owner's people say something. In a group that they are not in, they say it to the owner alone. */
export const chat = (ctx: Ctx): ChatPort => ({
  say({ from, text, circle }) {
    personById(ctx, from);
    const group = circle ? findRow(ctx, chats, { circle }) : undefined;
    const shared = group && memberOf(ctx, group.id, from) ? group : directChat(ctx, from);
    receiveAloud(ctx, shared, { from, text });
  },
});
