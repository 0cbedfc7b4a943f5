import type { SeedHandlers } from '#kit/app.ts';
import { noteAppointment, noteLegs, noteStay, noteTable, noteTrip } from './seed/bookings.ts';
import { bookLeave, finishTask, joinClass, noteTask, skipClass } from './seed/habits.ts';
import {
  answerMeeting,
  arrangeMeeting,
  cancelMeeting,
  moveMeeting,
  prepareMeeting,
  scheduleMeeting,
} from './seed/meetings.ts';
import { openCalendar } from './seed/open-calendar.ts';

/** The calendar's part of a life: what was arranged, when it was arranged. */
export const seed: SeedHandlers = {
  'life.began': openCalendar,
  'meeting.scheduled': scheduleMeeting,
  'meeting.arranged': arrangeMeeting,
  'invitation.answered': answerMeeting,
  'meeting.moved': moveMeeting,
  'meeting.cancelled': cancelMeeting,
  'meeting.prepared': prepareMeeting,
  'class.joined': joinClass,
  'class.cancelled': skipClass,
  'leave.booked': bookLeave,
  'task.noted': noteTask,
  'task.done': finishTask,
  'appointment.made': noteAppointment,
  'table.booked': noteTable,
  'trip.planned': noteTrip,
  'flight.booked': noteLegs,
  'passage.booked': noteLegs,
  'stay.booked': noteStay,
};
