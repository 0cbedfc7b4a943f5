import type { InputOf } from '#kit/operation.ts';
import type { Answer as AnswerOf } from '#kit/page/client.ts';
import type { Api } from '../api.ts';
import { type EventKey, writeEventKey } from '../location.ts';
import type { Recurrence } from '../rules/recurrence-rule.ts';

/** What the API answers, by the names that the pages use. */
export type Shown = AnswerOf<Api, 'occurrences.view'>;
export type Occurrence = Shown['occurrences'][number];
export type EventDetail = AnswerOf<Api, 'events.get'>;
export type Guest = EventDetail['guests'][number];
export type CalendarRow = AnswerOf<Api, 'calendars.list'>[number];
export type Settings = AnswerOf<Api, 'settings.get'>;
export type Task = AnswerOf<Api, 'tasks.list'>['tasks'][number];
type GivenEvent = Required<InputOf<Api, 'events.create'>['event']>;
export type EventInput = Omit<GivenEvent, 'recurrence'> & { recurrence: Recurrence | null };
export type Attendance = 'accepted' | 'declined' | 'tentative' | 'unanswered';
export type Scope = 'this' | 'following' | 'all';

/** Tells tasks from events of the same number. */
export const keyOf = ({ kind, ...event }: EventKey & Pick<Occurrence, 'kind'>): string =>
  `${kind === 'task' ? 'task-' : ''}${writeEventKey(event)}`;
