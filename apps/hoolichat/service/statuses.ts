import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, forbidden, notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { STATUS_LASTS_MS } from '../rules/limits.ts';
import type { StatusList, StatusView } from '../rules/views.ts';
import { type Status, type StatusColor, statuses, statusViews } from '../schema/account.ts';
import { ME, users } from '../schema/chats.ts';
import type { Message } from '../schema/messages.ts';
import { chanceFor } from './chance.ts';
import { nameIn, namesOf, refIn } from './names.ts';
import { seen } from './presence.ts';
import { send } from './send.ts';
import { among, directChat, isBlocked } from './store.ts';

const VIEWS = 0.5;
const VIEWED_WITHIN_MS = 6 * 3600_000;

/** Those of the last day, by whom. */
export function listStatuses(ctx: Ctx): StatusList {
  const views = viewStatuses(ctx, current(ctx));
  const mine = views.filter(({ author }) => author === ME);
  const others = Map.groupBy(
    views.filter(({ author }) => author !== ME),
    ({ author }) => author,
  );
  return {
    mine,
    people: [...others]
      .map(([personId, list]) => ({
        personId,
        name: list[0]?.authorName ?? '',
        statuses: list,
        allViewed: list.every(({ viewed }) => viewed),
      }))
      .sort(
        (a, b) =>
          Number(a.allViewed) - Number(b.allViewed) ||
          (b.statuses.at(-1)?.at ?? 0) - (a.statuses.at(-1)?.at ?? 0),
      ),
  };
}

const current = (ctx: Ctx): Status[] =>
  ctx.db
    .select({ status: statuses, blockedAt: users.blockedAt })
    .from(statuses)
    .leftJoin(users, eq(users.person, statuses.author))
    .where(
      and(gt(statuses.at, ctx.now - STATUS_LASTS_MS), isNull(statuses.deletedAt), isNull(users.blockedAt)),
    )
    .orderBy(asc(statuses.at), asc(statuses.id))
    .all()
    .map(({ status }) => status);

function viewStatuses(ctx: Ctx, rows: readonly Status[]): StatusView[] {
  const names = namesOf(ctx);
  const ids = rows.map(({ id }) => id);
  const seenBy = Map.groupBy(
    ctx.db
      .select()
      .from(statusViews)
      .where(among(statusViews.statusId, ids))
      .orderBy(asc(statusViews.at))
      .all(),
    ({ statusId }) => statusId,
  );
  return rows.map(({ id, author, text, color, at }) => {
    const views = seenBy.get(id) ?? [];
    return {
      id,
      author,
      authorName: nameIn(names, author),
      text,
      color,
      at,
      expiresAt: at + STATUS_LASTS_MS,
      viewed: author === ME || views.some(({ person }) => person === ME),
      viewedBy:
        author === ME ? views.map(({ person, at: when }) => ({ ...refIn(names, person), at: when })) : [],
    };
  });
}

function findCurrent(ctx: Ctx, id: number): Status {
  const status = current(ctx).find((one) => one.id === id);
  if (!status) throw notFound('status update, or not anymore,', id);
  return status;
}

const viewOf = (ctx: Ctx, status: Status): StatusView => viewStatuses(ctx, [status])[0] as StatusView;

/** What the owner tells everybody; some of them look within hours. */
export function postStatus(ctx: Ctx, { text, color }: { text: string; color: StatusColor }): StatusView {
  const status = publish(ctx, { author: ME, text, color });
  for (const { person } of ctx.db.select().from(users).where(isNull(users.blockedAt)).all()) {
    const chance = chanceFor(ctx, `status ${status.id} ${person} ${text}`);
    if (!chance.chance(VIEWS)) continue;
    ctx.schedule(ctx.now + chance.int(20_000, VIEWED_WITHIN_MS), 'statuses.viewed', {
      id: status.id,
      person,
    });
  }
  return viewOf(ctx, status);
}

export const publish = (ctx: Ctx, status: { author: string; text: string; color: StatusColor }): Status =>
  ctx.db
    .insert(statuses)
    .values({ ...status, at: ctx.now })
    .returning()
    .get();

/** Somebody looks at a status of the owner, if it is still there. */
export function statusViewed(ctx: Ctx, { id, person }: { id: number; person: string }): void {
  const status = current(ctx).find((one) => one.id === id);
  if (!status || isBlocked(ctx, person)) return;
  noteView(ctx, id, person);
  seen(ctx, person);
}

function noteView(ctx: Ctx, statusId: number, person: string): void {
  ctx.db.insert(statusViews).values({ statusId, person, at: ctx.now }).onConflictDoNothing().run();
}

export function viewStatus(ctx: Ctx, { id }: { id: number }): StatusView {
  const status = findCurrent(ctx, id);
  if (status.author !== ME) noteView(ctx, id, ME);
  return viewOf(ctx, status);
}

/** An answer to a status goes to its author's own chat. */
export function replyToStatus(
  ctx: Ctx,
  { id, text, clientId }: { id: number; text: string; clientId?: string },
): Message {
  const status = findCurrent(ctx, id);
  if (status.author === ME) throw conflict('This is your own status. Answer those of others.');
  return send(ctx, { chatId: directChat(ctx, status.author).id, text, clientId, quotedStatusId: id });
}

export function deleteStatus(ctx: Ctx, { id }: { id: number }): { id: number } {
  const status = findRow(ctx, statuses, { id });
  if (!status) throw notFound('status update', id);
  if (status.author !== ME) throw forbidden('You can delete your own status updates only.');
  if (status.deletedAt === null)
    ctx.db.update(statuses).set({ deletedAt: ctx.now }).where(eq(statuses.id, id)).run();
  return { id };
}
