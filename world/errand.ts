import type { Almanac } from './almanac.ts';
import { dayAt, minuteMs, minutesOf, momentOf } from './calendar.ts';
import type { Diary } from './diary.ts';
import type { Meal } from './events/days.ts';
import type { Persona } from './persona.ts';
import { byTime, type Plan } from './plan.ts';

/** Something the owner means to do somewhere, before the diary says whether and when. */
export interface Errand {
  readonly id: string;
  /** When they would like to be there. */
  readonly at: number;
  readonly latestAt: number;
  readonly minutes: number;
  readonly place: string;
  readonly travelMinutes: number;
  /** How far it slips at a time when something is in the way. */
  readonly stepMinutes?: number;
  /** Nobody has dinner twice. */
  readonly meal?: Meal;
  plan(at: number): readonly Plan[];
}

/** Fits errands between what is fixed, the earlier first. What finds no room is not done. */
export function fitErrands(
  errands: readonly Errand[],
  diary: Diary,
  eaten: Set<string>,
  zone: string,
): Plan[] {
  return errands.toSorted(byTime).flatMap((errand) => {
    const mealKey = errand.meal && `${dayAt(errand.at, zone)} ${errand.meal}`;
    if (mealKey && errand.meal !== 'snack' && eaten.has(mealKey)) return [];
    const at = firstFit(errand, diary);
    if (at === undefined) return [];
    const wayMs = errand.travelMinutes * minuteMs;
    diary.reserve({ from: at - wayMs, until: at + errand.minutes * minuteMs + wayMs, place: errand.place });
    if (mealKey) eaten.add(mealKey);
    return errand.plan(at);
  });
}

function firstFit(errand: Errand, diary: Diary): number | undefined {
  const { at, latestAt, minutes, place, travelMinutes, stepMinutes = 5 } = errand;
  for (let from = at; from <= latestAt; from += stepMinutes * minuteMs)
    if (diary.fits({ from, until: from + minutes * minuteMs, place }, travelMinutes * minuteMs)) return from;
  return undefined;
}

/** Hours at work, before and after the lunch break, are not for errands. */
export function reserveWork(diary: Diary, { work }: Persona, { days, isWorkday, span }: Almanac): void {
  for (const day of days.filter(isWorkday)) {
    const clock = (text: string) => momentOf(day, minutesOf(text), span.zone);
    diary.reserve({ from: clock(work.hours[0]), until: clock(work.lunch[0]), place: work.place });
    const leaves = clock(work.hours[1]) + work.commute.minutes * minuteMs;
    diary.reserve({ from: clock(work.lunch[1]), until: leaves, place: work.place });
  }
}
