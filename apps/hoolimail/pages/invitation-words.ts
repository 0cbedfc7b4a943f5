import { boot } from '#kit/page/boot.ts';
import type { Attendance } from '#kit/ports.ts';
import type { InvitationTag, InvitationView } from '../rules/views.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: boot.zone, ...options });

const date = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const dates = format(date);
const moments = format({ ...date, ...time });
const zoneName = format({ hour: 'numeric', timeZoneName: 'long' });
const chipDate = format({ weekday: 'short', month: 'short', day: 'numeric' });
const chipMoment = format({ weekday: 'short', month: 'short', day: 'numeric', ...time });
const tileMonth = format({ month: 'short' });
const tileDay = format({ day: 'numeric' });
const tileWeekday = format({ weekday: 'short' });

type Times = Pick<InvitationView, 'startsAt' | 'endsAt' | 'allDay'>;

/** `Thu, Apr 9, 2026, 7:00 – 9:00 PM`, by the owner's clock. Whole days end where the next begins. */
export const whenText = ({ startsAt, endsAt, allDay }: Times): string =>
  allDay
    ? dates.formatRange(startsAt, Math.max(startsAt, endsAt - 1))
    : moments.formatRange(startsAt, endsAt);

/** `Eastern Daylight Time` */
export const zoneText = (moment: number): string =>
  zoneName.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';

export const chipText = ({ startsAt, allDay }: InvitationTag): string =>
  (allDay ? chipDate : chipMoment).format(startsAt);

export const tileOf = (moment: number) => ({
  month: tileMonth.format(moment),
  day: tileDay.format(moment),
  weekday: tileWeekday.format(moment),
});

export const ANSWERS: readonly { answer: Attendance; label: string; said: string }[] = [
  { answer: 'accepted', label: 'Yes', said: 'You said yes.' },
  { answer: 'tentative', label: 'Maybe', said: 'You said maybe.' },
  { answer: 'declined', label: 'No', said: 'You said no.' },
];

export const answerLabel = (answer: Attendance | 'unanswered'): string | null =>
  ANSWERS.find((one) => one.answer === answer)?.label ?? null;
