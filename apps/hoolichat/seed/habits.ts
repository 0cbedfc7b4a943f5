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
  const loudest = groups
    .filter(({ n, own, pinnedAt }) => n >= NOISY && own * 4 < n && !pinnedAt)
    .sort((a, b) => a.own / a.n - b.own / b.n)[0];
  ctx.db.update(chats).set({ mutedUntil: null }).where(isNotNull(chats.mutedUntil)).run();
  if (loudest) change(ctx, loudest.id, { mutedUntil: ALWAYS });
  const pinned = ctx.db.select({ id: chats.id }).from(chats).where(isNotNull(chats.pinnedAt)).all().length;
  const dearest = groups.find(({ id, pinnedAt }) => id !== loudest?.id && !pinnedAt);
  if (dearest && pinned < 2) change(ctx, dearest.id, { pinnedAt: ctx.now });
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
