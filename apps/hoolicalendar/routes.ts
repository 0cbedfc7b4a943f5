import { type Call, defineRoutes, type Location } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { readEventKey, readSearch, type View } from './location.ts';

/** What stands around every page: the calendars to tick, and how the week is shown. */
const frame: Call<Api>[] = [
  ['calendars.list', {}],
  ['settings.get', {}],
];

/** A grid, and the event whose card is open over it. */
const view = (name: View, at: Location): Call<Api>[] => {
  const open = readEventKey(at.query.event);
  return [
    ...frame,
    ['occurrences.view', { view: name, day: at.params.day ?? '' }],
    ...(open ? [['events.get', open] satisfies Call<Api>] : []),
  ];
};

const event = (at: Location): Call<Api>[] => [
  ...frame,
  ['events.get', { eventId: Number(at.params.eventId), occurrence: at.query.occurrence ?? '' }],
];

export const routes = defineRoutes<Api>()({
  home: { path: '/', title: 'Week', data: (at) => view('week', at) },
  day: { path: '/day/:day', title: 'Day', data: (at) => view('day', at) },
  week: { path: '/week/:day', title: 'Week', data: (at) => view('week', at) },
  month: { path: '/month/:day', title: 'Month', data: (at) => view('month', at) },
  agenda: { path: '/agenda/:day', title: 'Schedule', data: (at) => view('agenda', at) },
  newEvent: { path: '/events/new', title: 'New event', data: () => frame },
  event: { path: '/events/:eventId', title: 'Event', data: event },
  editEvent: { path: '/events/:eventId/edit', title: 'Edit event', data: event },
  search: {
    path: '/search',
    title: 'Search',
    data: (at) => [...frame, ['events.search', readSearch(at.query)]],
  },
  tasks: { path: '/tasks', title: 'Tasks', data: () => [...frame, ['tasks.list', {}]] },
  settings: { path: '/settings', title: 'Settings', data: () => frame },
  trash: { path: '/trash', title: 'Trash', data: () => [...frame, ['trash.list', {}]] },
  import: { path: '/import', title: 'Import and export', data: () => frame },
  help: { path: '/help', title: 'Help', data: () => frame },
});
