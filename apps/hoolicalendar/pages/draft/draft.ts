import { addDays, dayOf, daysBetween, momentOf, timeOf } from '#kit/time.ts';
import type { CalendarRow, EventDetail, EventInput, Settings } from '../model.ts';
import { clock, DAY_MINUTES, minutesOf, momentAt, wallTime } from '../times.ts';
import type { NewWhen } from './draft-location.ts';

/** An event while it is written: times on the wall of its zone, whole days with their last day instead of the one after. */
export type EventDraft = Omit<EventInput, 'startsAt' | 'endsAt' | 'startDay' | 'endDay' | 'guests'> & {
  startDay: string;
  startTime: string;
  lastDay: string;
  endTime: string;
  guests: readonly DraftGuest[];
};

export interface DraftGuest {
  email: string;
  name: string;
  optional: boolean;
}

interface Start {
  kind: EventInput['kind'];
  when: NewWhen;
  settings: Settings;
  calendars: readonly CalendarRow[];
}

const KIND_TITLES: Partial<Record<EventInput['kind'], string>> = {
  outOfOffice: 'Out of office',
  focus: 'Focus time',
};

export function newDraft({ kind, when, settings, calendars }: Start): EventDraft {
  return {
    kind,
    title: KIND_TITLES[kind] ?? '',
    calendarId: calendars.find(({ isPrimary }) => isPrimary)?.id ?? 0,
    ...timesOf(when),
    zone: settings.zone,
    recurrence: null,
    guests: [],
    guestsCanModify: false,
    guestsCanInvite: true,
    guestsCanSeeList: true,
    location: '',
    description: '',
    color: null,
    busy: true,
    visibility: 'default',
    reminders: null,
    video: false,
    declineConflicts: kind === 'outOfOffice',
  };
}

/** Whole days keep the hours that `before` had, for when they are given up again. */
export function timesOf({ allDay, from, to }: NewWhen, before = { startTime: '09:00', endTime: '10:00' }) {
  const [startDay = '', startTime = before.startTime] = from.split('T');
  const [endDay = '', endTime = before.endTime] = to.split('T');
  return { allDay, startDay, startTime, lastDay: allDay ? addDays(endDay, -1) : endDay, endTime };
}

/** The next half hour from now, for as long as events usually last. */
export function defaultWhen(settings: Settings, now: number, day?: string): NewWhen {
  const wall = wallTime(now, settings.zone);
  const start = Math.ceil((wall.minutes + 1) / 30) * 30;
  return whenAt({ day: day ?? wall.day, minutes: start }, settings.defaultMinutes);
}

export function whenAt({ day, minutes }: { day: string; minutes: number }, lasts: number): NewWhen {
  const at = (total: number) =>
    `${addDays(day, Math.floor(total / DAY_MINUTES))}T${clock(total % DAY_MINUTES)}`;
  return { allDay: false, from: at(minutes), to: at(minutes + lasts) };
}

/** `owner` is the address of who edits: not a guest of their own. */
export function draftOf(event: EventDetail, owner: string): EventDraft {
  const { startsAt, endsAt, zone } = event;
  const start = event.allDay ? { day: event.startDay, time: '09:00' } : wallOf(startsAt, zone);
  const end = event.allDay ? { day: addDays(event.endDay, -1), time: '10:00' } : wallOf(endsAt, zone);
  return {
    kind: event.kind,
    title: event.title,
    calendarId: event.calendarId,
    allDay: event.allDay,
    startDay: start.day,
    startTime: start.time,
    lastDay: end.day,
    endTime: end.time,
    zone,
    recurrence: event.recurrence,
    guests: event.guests
      .filter((guest) => !guest.isOrganizer && guest.email !== owner)
      .map(({ email, name, optional }) => ({ email, name, optional })),
    guestsCanModify: event.guestsCanModify,
    guestsCanInvite: event.guestsCanInvite,
    guestsCanSeeList: event.guestsCanSeeList,
    location: event.location,
    description: event.description,
    color: event.color,
    busy: event.busy,
    visibility: event.visibility,
    reminders: event.reminders,
    video: event.video,
    declineConflicts: event.declineConflicts,
  };
}

const wallOf = (moment: number, zone: string) => ({ day: dayOf(moment, zone), time: timeOf(moment, zone) });

export function inputOf(draft: EventDraft): EventInput {
  const { startDay, startTime, lastDay, endTime, guests, ...rest } = draft;
  const times = draft.allDay
    ? { startsAt: 0, endsAt: 0, startDay, endDay: addDays(lastDay, 1) }
    : {
        startsAt: momentOf(startDay, startTime, draft.zone),
        endsAt: momentOf(lastDay, endTime, draft.zone),
        startDay: '',
        endDay: '',
      };
  return { ...rest, ...times, guests: guests.map((guest) => ({ ...guest })) };
}

/** What differs, with the four times together: each means nothing without the others. */
export function changesOf(before: EventDraft, after: EventDraft): Partial<EventInput> {
  const [old, next] = [inputOf(before), inputOf(after)];
  const isChanged = (name: keyof EventInput) => JSON.stringify(old[name]) !== JSON.stringify(next[name]);
  const names = Object.keys(next) as (keyof EventInput)[];
  const times: (keyof EventInput)[] = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay', 'zone'];
  const hasMoved = times.some(isChanged);
  const wanted = names.filter((name) => (times.includes(name) ? hasMoved : isChanged(name)));
  return Object.fromEntries(wanted.map((name) => [name, next[name]]));
}

/** A new start takes the end along. */
export function withStart(draft: EventDraft, start: { startDay?: string; startTime?: string }): EventDraft {
  const next = { ...draft, ...start };
  if (draft.allDay)
    return { ...next, lastDay: addDays(next.startDay, daysBetween(draft.startDay, draft.lastDay)) };
  const lasts = minutesBetween(draft);
  const end = minutesOf(next.startTime) + Math.max(lasts, 0);
  return {
    ...next,
    lastDay: addDays(next.startDay, Math.floor(end / DAY_MINUTES)),
    endTime: clock(end % DAY_MINUTES),
  };
}

/** On the wall; a night that the clocks change in counts as any other. */
export const minutesBetween = ({ startDay, startTime, lastDay, endTime }: EventDraft): number =>
  daysBetween(startDay, lastDay) * DAY_MINUTES + minutesOf(endTime) - minutesOf(startTime);

export function endProblem(draft: EventDraft): string | undefined {
  const isWrong = draft.allDay ? draft.lastDay < draft.startDay : minutesBetween(draft) <= 0;
  return isWrong ? 'The event must end after it starts.' : undefined;
}

export const startMoment = ({ startDay, startTime, zone }: EventDraft): number =>
  momentAt({ day: startDay, minutes: minutesOf(startTime) }, zone);
