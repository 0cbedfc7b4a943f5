/** One day of a working week; a day without an entry is off. */
export interface WorkingHours {
  /** 0 is Sunday. */
  weekday: number;
  start: string;
  end: string;
}

export const OFFICE_HOURS: readonly WorkingHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  start: '09:00',
  end: '17:00',
}));
