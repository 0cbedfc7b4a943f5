import { type Call, defineRoutes, type Location } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { listAt, listAtHref, pageNumber } from './list-location.ts';

/** What the frame shows on every page: counts, settings, and the draft in the compose window. */
const frame = ({ query }: Location): Call<Api>[] => [
  ['mailbox.summary', {}],
  ['settings.get', {}],
  ...draftOf(query.compose),
];

const draftOf = (compose: string | undefined): Call<Api>[] =>
  compose && /^\d+$/.test(compose) ? [['drafts.get', { id: Number(compose) }]] : [];

const list = (path: string, at: Location): Call<Api>[] => {
  const input = listAt(path, at.query);
  return input ? [...frame(at), ['threads.list', input]] : frame(at);
};

const listBeside = (from: string | undefined): Call<Api>[] => {
  const input = listAtHref(from);
  return input ? [['threads.list', input]] : [];
};

export const routes = defineRoutes<Api>()({
  inbox: { path: '/', title: 'Inbox', data: (at) => list('/', at) },
  folder: { path: '/mail/:folder', title: 'Mail', data: (at) => list(`/mail/${at.params.folder}`, at) },
  category: {
    path: '/category/:category',
    title: 'Inbox',
    data: (at) => list(`/category/${at.params.category}`, at),
  },
  label: { path: '/label/:labelId', title: 'Label', data: (at) => list(`/label/${at.params.labelId}`, at) },
  search: { path: '/search', title: 'Search', data: (at) => list('/search', at) },
  thread: {
    path: '/threads/:id',
    title: 'Conversation',
    data: (at) => [
      ...frame(at),
      ['threads.get', { id: Number(at.params.id) }],
      ...listBeside(at.query.from ?? '/'),
    ],
  },
  print: {
    path: '/threads/:id/print',
    title: 'Print',
    data: (at) => [...frame(at), ['threads.get', { id: Number(at.params.id) }]],
  },
  contacts: {
    path: '/contacts',
    title: 'Contacts',
    data: (at) => [
      ...frame(at),
      ['contacts.list', { query: at.query.q ?? '', page: pageNumber(at.query.page) }],
    ],
  },
  contact: {
    path: '/contacts/:id',
    title: 'Contact',
    data: (at) => [...frame(at), ['contacts.get', { id: Number(at.params.id) }]],
  },
  settings: {
    path: '/settings',
    title: 'Settings',
    data: frame,
  },
  settingsTab: {
    path: '/settings/:tab',
    title: 'Settings',
    data: (at) => [...frame(at), ['filters.list', {}], ['templates.list', {}], ['senders.list', {}]],
  },
  help: { path: '/help', title: 'Help', data: frame },
});
