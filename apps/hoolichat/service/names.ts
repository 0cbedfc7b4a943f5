import type { Ctx } from '#kit/context.ts';
import { people as contacts } from '#kit/tables.ts';
import { firstNameOf } from '../rules/preview.ts';
import type { PersonRef } from '../rules/views.ts';
import { ME } from '../schema/chats.ts';

export type Names = ReadonlyMap<string, string>;

/** Everybody by id; the owner is "You". */
export const namesOf = (ctx: Ctx): Names =>
  ctx.memo('names', () => {
    const rows = ctx.db.select({ id: contacts.id, name: contacts.name }).from(contacts).all();
    return new Map([[ME, 'You'], ...rows.map(({ id, name }) => [id, name] as const)]);
  });

export const nameIn = (names: Names, id: string | null): string => (id === null ? '' : (names.get(id) ?? id));

export const firstNameIn = (names: Names, id: string): string => firstNameOf(nameIn(names, id));

export const refIn = (names: Names, id: string): PersonRef => ({ id, name: nameIn(names, id) });

export const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);

/** "Ann", "Ann and Ben", "Ann, Ben and Cy" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
