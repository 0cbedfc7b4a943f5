import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import type { EventOf } from '#world/events.ts';
import { type Chat, chats, ME } from '../schema/chats.ts';
import { add, describe, drop, join, rename } from '../service/groups.ts';
import { firstNameIn, listed, nameIn, namesOf } from '../service/names.ts';
import { note, post } from '../service/post.ts';
import { ensureUser } from './open-account.ts';

export const groupOf = (ctx: Ctx, circle: string): Chat | undefined => findRow(ctx, chats, { circle });

/** A circle of friends is a group from the day it forms. One that is older than the record has its own first day. */
export function formGroup(ctx: Ctx, circle: EventOf<'circle.formed'>): Chat {
  const { name, people, by, admins, about = '', founded = ctx.now } = circle;
  for (const person of people) ensureUser(ctx, person);
  const chat = ctx.db
    .insert(chats)
    .values({
      ...{ kind: 'group', circle: circle.circle, name, description: about },
      ...{ createdAt: founded, createdBy: by, activeAt: founded },
    })
    .returning()
    .get();
  const leaders = new Set([...admins, by]);
  for (const person of [by, ...[ME, ...people].filter((one) => one !== by)])
    join(ctx, chat.id, { people: [person], admin: leaders.has(person) });
  const founder = nameIn(namesOf(ctx), by);
  post(ctx, chat, { sender: null, kind: 'system', text: `${founder} created group “${name}”`, at: founded });
  if (by !== ME) post(ctx, chat, { sender: null, kind: 'system', text: `${founder} added you`, at: founded });
  return chat;
}

/** People who talk without a name for it: the app calls their group by theirs. */
export function unnamedGroup(ctx: Ctx, people: readonly string[]): Chat {
  const circle = `talk:${[...people].sort().join('+')}`;
  const names = namesOf(ctx);
  return (
    groupOf(ctx, circle) ??
    formGroup(ctx, {
      ...{ id: circle, at: ctx.now, type: 'circle.formed', circle, setting: 'friends' },
      ...{ name: listed(people.map((id) => firstNameIn(names, id))), people, by: ME, admins: [ME] },
    })
  );
}

export function changeGroup(ctx: Ctx, change: EventOf<'circle.changed'>): void {
  const { circle, by, joined, left, renamed, about } = change;
  const chat = groupOf(ctx, circle);
  if (!chat) return;
  for (const person of joined) ensureUser(ctx, person);
  if (joined.length > 0) add(ctx, chat, { people: joined, by });
  const names = namesOf(ctx);
  for (const person of left) {
    drop(ctx, chat, person);
    note(
      ctx,
      chat,
      by === person ? `${nameIn(names, by)} left` : `${nameIn(names, by)} removed ${nameIn(names, person)}`,
    );
  }
  if (renamed) rename(ctx, chat, { name: renamed, by });
  if (about) describe(ctx, chat, { description: about, by });
}
