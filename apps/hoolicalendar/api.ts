import { calendarsApi } from './api/calendars.ts';
import { eventsApi } from './api/events.ts';
import { icsApi } from './api/ics.ts';
import { planningApi } from './api/planning.ts';
import { tasksApi } from './api/tasks.ts';

export const api = { ...calendarsApi, ...eventsApi, ...icsApi, ...planningApi, ...tasksApi } as const;

export type Api = typeof api;
