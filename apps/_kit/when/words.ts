export type PartOfDay = 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night';

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export interface NamedDays {
  readonly day: string;
  readonly lastDay: string;
  readonly part: PartOfDay | null;
  readonly ranges: readonly TextRange[];
  /** A name that comes round: past its hour today, it means a week later. */
  readonly isWeekday?: boolean;
}

export interface ClockTime extends TextRange {
  /** Null when only a part of the day was named. */
  readonly time: string | null;
  readonly untilTime: string | null;
  readonly part: PartOfDay | null;
  /** Could be meant in either half of the day. */
  readonly isAmbiguous: boolean;
  readonly isEndAmbiguous: boolean;
  /** When ambiguous and nothing else tells: the later half. */
  readonly leansLate: boolean;
}

export const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
export const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

export const overlaps = (a: TextRange, others: readonly TextRange[]): boolean =>
  others.some((b) => a.from < b.to && b.from < a.to);
