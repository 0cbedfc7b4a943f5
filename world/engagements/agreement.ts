import { createDiary, type Diary } from '../diary.ts';

/** When and where something would be, and who has to be there besides the owner. */
export interface Proposal {
  readonly id: string;
  readonly from: number;
  readonly until: number;
  readonly place: string;
  readonly people: readonly string[];
}

/** Finds out whether everyone has time, and remembers what was agreed. */
export interface Agreement {
  fits(proposal: Proposal): boolean;
  agree(proposal: Proposal): void;
}

const travelMs = 20 * 60_000;

/** `whereabouts` knows where the owner will be; meetings in one place exclude each other all the same. */
export function createAgreement(whereabouts: Diary): Agreement {
  const owner = createDiary();
  const others = new Map<string, Diary>();
  const diaryOf = (person: string): Diary => {
    const known = others.get(person) ?? createDiary();
    others.set(person, known);
    return known;
  };
  return {
    fits({ id, people, ...stretch }) {
      const alone = { ...stretch, place: id };
      return (
        whereabouts.fits(stretch, travelMs) &&
        owner.fits(alone, 0) &&
        people.every((person) => diaryOf(person).fits(alone, 0))
      );
    },
    agree({ id, people, ...stretch }) {
      const alone = { ...stretch, place: id };
      whereabouts.reserve(stretch);
      owner.reserve(alone);
      for (const person of people) diaryOf(person).reserve(alone);
    },
  };
}
