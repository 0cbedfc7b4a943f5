import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import { dayOf, monthOf } from '#kit/time.ts';
import { ALWAYS } from '../rules/limits.ts';
import { type Chat, chats } from '../schema/chats.ts';
import { messages } from '../schema/messages.ts';

const DAY_MS = 24 * 3600_000;
const QUIET_MS = 58 * DAY_MS;
const RECENT_MS = 60 * DAY_MS;
const NOISY = 24;
const MOST_MUTED = 2;

const PARTNER = /\b(girlfriend|boyfriend|wife|husband|partner|spouse|fianc\w*)$/i;
const FAMILY = /^(mother|father|sister|brother|daughter|son|half-sister|half-brother)$/i;

/** The person closest to the owner is at the top from their first word on, the family among the favorites. */
export function welcome(ctx: Ctx, chat: Chat): void {
  if (chat.person === null || chat.lastMessageId !== null) return;
  const { relationship } = personById(ctx, chat.person).contact;
  if (PARTNER.test(relationship)) change(ctx, chat.id, { pinnedAt: ctx.now, favorite: true });
  else if (FAMILY.test(relationship)) change(ctx, chat.id, { favorite: true });
}

/** Once a month the owner tidies up: what is quiet goes to the archive, what is dear is pinned, what is loud is muted. */
export function tidyMonthly(ctx: Ctx): void {
  const last = ctx.db
    .select({ at: messages.at })
    .from(messages)
    .where(lt(messages.at, ctx.now))
    .orderBy(desc(messages.id))
    .limit(1)
    .get();
  const month = (at: number) => monthOf(dayOf(at, ctx.zone));
  if (!last || month(last.at) === month(ctx.now)) return;
  archiveQuiet(ctx);
  const groups = busiestGroups(ctx);
  const count = (column: typeof chats.pinnedAt | typeof chats.mutedUntil) =>
    ctx.db.select({ id: chats.id }).from(chats).where(isNotNull(column)).all().length;
  const plain = groups.filter(({ pinnedAt, mutedUntil }) => !pinnedAt && !mutedUntil);
  const loud = plain.find(({ n, own }) => n >= NOISY && own * 4 < n);
  if (loud && count(chats.mutedUntil) < MOST_MUTED) change(ctx, loud.id, { mutedUntil: ALWAYS });
  const dear = plain.find(({ id }) => id !== loud?.id);
  if (dear && count(chats.pinnedAt) < 2) change(ctx, dear.id, { pinnedAt: ctx.now });
}

function archiveQuiet(ctx: Ctx): void {
  ctx.db
    .update(chats)
    .set({ archivedAt: ctx.now })
    .where(
      and(
        lt(chats.activeAt, ctx.now - QUIET_MS),
        isNull(chats.archivedAt),
        isNull(chats.pinnedAt),
        isNull(chats.mutedUntil),
        eq(chats.favorite, false),
        eq(chats.unread, 0),
      ),
    )
    .run();
}

const busiestGroups = (ctx: Ctx) =>
  ctx.db
    .select({
      id: chats.id,
      pinnedAt: chats.pinnedAt,
      mutedUntil: chats.mutedUntil,
      n: sql<number>`count(*)`,
      own: sql<number>`count(*) filter (where sender = 'me')`,
    })
    .from(chats)
    .innerJoin(messages, eq(messages.chatId, chats.id))
    .where(and(eq(chats.kind, 'group'), isNotNull(messages.sender), gt(messages.at, ctx.now - RECENT_MS)))
    .groupBy(chats.id)
    .orderBy(desc(sql`count(*)`), chats.id)
    .all();

function change(ctx: Ctx, chatId: number, changes: Partial<Chat>): void {
  ctx.db.update(chats).set(changes).where(eq(chats.id, chatId)).run();
}
