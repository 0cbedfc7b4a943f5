import type { Ctx } from '#kit/context.ts';
import { allPeople } from '#kit/people.ts';

const MOST = 8;

/** Whom the owner may mean, for the guest box: names that begin so before names that contain it. */
export function searchPeople(ctx: Ctx, { q }: { q: string }) {
  const wanted = q.trim().toLowerCase();
  const rank = ({ name, email }: { name: string; email: string }): number => {
    const words = [...name.toLowerCase().split(/\s+/), email];
    if (name.toLowerCase().startsWith(wanted)) return 0;
    if (words.some((word) => word.startsWith(wanted))) return 1;
    return name.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return allPeople(ctx)
    .map((person) => ({ person, rank: rank(person) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.person.name.localeCompare(b.person.name))
    .slice(0, MOST)
    .map(({ person: { name, email } }) => ({ name, email, hasBusyTimes: true }));
}
