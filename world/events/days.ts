/**
 * Where the owner is and what they do there. All of these have `until` and `place`, and no two of them overlap
 * unless they are in the same place.
 */
export type DayHappening =
  | { type: 'night.slept' }
  | { type: 'work.attended' }
  | { type: 'commute.made'; from: string; to: string; by: 'car' | 'bus' | 'bike' | 'foot' | 'train' }
  | { type: 'meal.eaten'; meal: Meal; dish: string }
  | { type: 'meal.out'; meal: Meal; people: readonly string[]; booking?: string; title?: string }
  /** Ordered at `at`, eaten by `until`. */
  | ({ type: 'meal.delivered'; meal: Meal; people: readonly string[] } & Wish)
  | ({ type: 'groceries.bought'; delivered: boolean } & Wish)
  /** Something done somewhere in passing. */
  | { type: 'errand.run'; what: string; people?: readonly string[] }
  /** A film, a show, an evening out that is not a meal. */
  | { type: 'outing.enjoyed'; title: string; people: readonly string[] }
  | { type: 'class.attended'; course: string; name: string; teacher?: string }
  | {
      type: 'meeting.held';
      series: string;
      title: string;
      people: readonly string[];
      agenda: readonly string[];
    }
  | { type: 'appointment.kept'; appointment: string; title: string; people: readonly string[] }
  | ({ type: 'ride.taken'; from: string; to: string; people: readonly string[] } & Pick<
      Wish,
      'budgetCents' | 'with'
    >)
  | {
      type: 'leg.travelled';
      trip: string;
      by: LegKind;
      from: string;
      to: string;
      carrier?: string;
      number?: string;
    };

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snack';
export type LegKind = 'flight' | 'car' | 'bus' | 'train' | 'ferry' | 'ride';

/** What someone would like to buy. An app chooses from what it sells; `budgetCents` is set aside and not exceeded. */
export interface Wish {
  readonly merchant: string;
  readonly items: readonly string[];
  readonly budgetCents: number;
  readonly with: 'credit' | 'debit';
}
