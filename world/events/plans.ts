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
      /** `me` or one of the people. */
      organizer: string;
      agenda: readonly string[];
    }
  /** One meeting, call, visit or evening: set up by the owner, or by somebody who invites them. */
  | {
      type: 'meeting.arranged';
      title: string;
      setting: 'work' | 'personal';
      for: number;
      lastsMs: number;
      venue: string;
      address?: string;
      organizer: string;
      /** Everybody besides the owner, the organizer included. */
      people: readonly string[];
      /** Of the people; who is absent has not answered. */
      answers: readonly { by: string; answer: Answer }[];
      note?: string;
      /** By phone or screen: nobody goes anywhere. */
      remote?: boolean;
    }
  /** The owner's answer to a `meeting.arranged` of somebody else. */
  | { type: 'invitation.answered'; meeting: string; answer: Answer; note?: string }
  /** `meeting` is the event that arranged, scheduled or made it, `was` when it (or that one of a series) would have begun. */
  | { type: 'meeting.moved'; meeting: string; was: number; to: number; by: string; why?: string }
  | { type: 'meeting.cancelled'; meeting: string; was: number; by: string; why?: string }
  /** What the owner wrote down for one of a series. */
  | { type: 'meeting.prepared'; meeting: string; was: number; note: string }
  | { type: 'class.cancelled'; course: string; was: number; why?: string }
  /** Days off work, both included. */
  | { type: 'leave.booked'; firstDay: string; lastDay: string; why: string; trip?: string }
  | { type: 'task.noted'; task: string; title: string; list: string; due?: string; note?: string }
  | { type: 'task.done'; task: string }
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

export type Answer = 'accepted' | 'declined' | 'tentative';

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
