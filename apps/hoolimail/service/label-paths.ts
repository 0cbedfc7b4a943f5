import type { Ctx } from '#kit/context.ts';
import { type Label, labels } from '../schema/mailbox.ts';

export interface LabelPath {
  label: Label;
  /** `Trips/Jamaica` */
  path: string;
}

/** Labels with their full names, parents before children, in alphabetical order. */
export function labelPaths(ctx: Ctx): LabelPath[] {
  const rows = ctx.db.select().from(labels).all();
  const byId = new Map(rows.map((label) => [label.id, label]));
  const pathOf = (label: Label): string => {
    const parent = label.parentId === null ? undefined : byId.get(label.parentId);
    return parent ? `${pathOf(parent)}/${label.name}` : label.name;
  };
  return rows
    .map((label) => ({ label, path: pathOf(label) }))
    .sort((a, b) => compare(a.path.toLowerCase(), b.path.toLowerCase()));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
