import type { LegKind, Meal, Wish } from './days.ts';

/** Things arranged beforehand. They happen when they are arranged, and carry the moment they are for. */
export type PlanHappening =
  | ({ type: 'thing.ordered'; giftFor?: string } & Wish)
  /** When the first part of it was booked: days away from home, as somebody would note them in a calendar. */
  | {
      type: 'trip.planned';
      trip: string;
      destination: string;
      purpose: string;
      departs: string;
      returns: string;
      people: readonly string[];
    }
  | {
      type: 'table.booked';
      restaurant: string;
      meal: Meal;
      for: number;
      people: readonly string[];
      party: number;
      occasion?: string;
      confirmation?: string;
    }
  | {
      type: 'flight.booked' | 'passage.booked';
      trip: string;
      people: readonly string[];
      legs: readonly BookedLeg[];
      confirmation?: string;
      budgetCents: number;
      with: 'credit' | 'debit';
    }
  | {
      type: 'stay.booked';
      trip: string;
      name: string;
      address: string;
      checkIn: number;
      checkOut: number;
      people: readonly string[];
      confirmation: string;
      budgetCents: number;
      with: 'credit' | 'debit';
    }
  | { type: 'stay.began' | 'stay.ended'; trip: string; name: string; confirmation: string }
  | {
      type: 'appointment.made';
      title: string;
      for: number;
      lastsMs: number;
      venue: string;
      address?: string;
      people: readonly string[];
      note?: string;
    }
  | {
      type: 'meeting.scheduled';
      series: string;
      title: string;
      weekday: number;
      everyWeeks: number;
      first: number;
      minutes: number;
      room: string;
      people: readonly string[];
    }
  | {
      type: 'class.joined';
      course: string;
      name: string;
      venue: string;
      address: string;
      weekday: number;
      first: number;
      minutes: number;
      teacher?: string;
    };

export interface BookedLeg {
  readonly by: LegKind;
  readonly from: string;
  readonly to: string;
  readonly departs: number;
  readonly arrives: number;
  readonly carrier?: string;
  readonly number?: string;
  readonly seat?: string;
}
