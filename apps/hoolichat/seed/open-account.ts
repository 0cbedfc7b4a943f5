import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import type { EventOf } from '#world/events.ts';
import { settings } from '../schema/account.ts';
import { users } from '../schema/chats.ts';
import { chanceFor } from '../service/chance.ts';

const ABOUTS = [
  'Hi there! I am on HooliChat.',
  'Available',
  'Available',
  'At work',
  'Busy',
  'Text, do not call',
  'Urgent calls only',
  'In a meeting, probably',
  'Battery at 4 percent',
  '',
];

/** The owner's account, and those of their people who use the app too. */
export function openAccount(ctx: Ctx, { contacts, overrides }: EventOf<'life.began'>): void {
  const about = String(overrides[ctx.app]?.about ?? 'Available');
  ctx.db.insert(settings).values({ id: 1, name: ctx.owner.name, about }).run();
  for (const { id, apps } of contacts) if (apps.includes(ctx.app)) ensureUser(ctx, id);
}

/** Who talks in the app uses it. */
export function ensureUser(ctx: Ctx, person: string): void {
  const known = findRow(ctx, users, { person });
  if (!known)
    ctx.db
      .insert(users)
      .values({ person, about: chanceFor(ctx, `about ${person}`).pick(ABOUTS) })
      .run();
}
