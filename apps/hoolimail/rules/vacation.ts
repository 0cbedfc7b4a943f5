/** The answer that goes out while the owner is away. `from` and `to` are days, both included; `to` may be open. */
export interface Vacation {
  on: boolean;
  from: string | null;
  to: string | null;
  subject: string;
  html: string;
  contactsOnly: boolean;
}

/** One answer per sender in this time. */
export const ANSWER_AGAIN_MS = 4 * 24 * 3600_000;

export const NO_VACATION: Vacation = {
  on: false,
  from: null,
  to: null,
  subject: '',
  html: '',
  contactsOnly: false,
};

export const isAway = (vacation: Vacation, today: string): boolean =>
  vacation.on && (vacation.from ?? today) <= today && (vacation.to ?? today) >= today;
