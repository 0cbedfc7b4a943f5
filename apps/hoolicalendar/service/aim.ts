import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import type { Event } from '../schema/events.ts';
import { findSlot, type SlotKey } from './find-slot.ts';
import { isFirst } from './series.ts';
import { isRepeating, type Slot } from './slots.ts';

export type Scope = 'this' | 'following' | 'all';

export interface Target extends SlotKey {
  scope: Scope;
}

/** Where an action was aimed at, with what it means: a single event has one scope. */
export function aim(ctx: Ctx, target: Target): { root: Event; slot: Slot; scope: Scope } {
  const { root, slot } = findSlot(ctx, target);
  if (root.deletedAt !== null || slot.event.deletedAt !== null)
    throw conflict(`"${slot.event.title}" is in the trash. Restore it first.`);
  if (!isRepeating(root)) return { root, slot, scope: 'all' };
  const scope = target.scope === 'following' && isFirst(ctx, root, slot.occurrence) ? 'all' : target.scope;
  return { root, slot, scope };
}
