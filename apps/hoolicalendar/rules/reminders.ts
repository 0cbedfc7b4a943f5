/** Before the start of an event; of an all-day event before the midnight it begins with. Negative is after that midnight. */
export interface Reminder {
  minutes: number;
  method: 'notification' | 'email';
}

export const MOST_REMINDERS = 5;
/** Four weeks. */
export const EARLIEST_MINUTES = 40_320;
