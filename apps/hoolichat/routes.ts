import { type Call, defineRoutes, type Location } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { chatFilterOf, mediaKindOf, PAGE_LENGTH } from './chat-location.ts';

type Calls = readonly Call<Api>[];

/** What stands beside every page: the list of chats, or what is searched for in its place. */
const beside = ({ query }: Location): Calls => [
  ['settings.get', {}],
  ['chats.list', { filter: chatFilterOf(query.filter) }],
  ...(query.find ? ([['search.all', { q: query.find }]] as Calls) : []),
];

const conversation = ({ params, query }: Location): Calls => {
  const chatId = Number(params.chatId);
  const around = Number(query.message);
  const kind = mediaKindOf(query.show);
  return [
    ['chats.get', { chatId }],
    ['messages.page', { chatId, limit: PAGE_LENGTH }],
    ...(around ? ([['messages.page', { chatId, around, limit: PAGE_LENGTH }]] as Calls) : []),
    ...(query.q ? ([['search.inChat', { chatId, q: query.q }]] as Calls) : []),
    ...(kind ? ([['media.list', { chatId, kind }]] as Calls) : []),
  ];
};

export const routes = defineRoutes<Api>()({
  home: { path: '/', title: 'Chats', data: beside },
  chat: { path: '/chats/:chatId', title: 'Chat', data: (at) => [...beside(at), ...conversation(at)] },
  info: {
    path: '/chats/:chatId/info',
    title: 'Chat info',
    data: (at) => [...beside(at), ...conversation(at)],
  },
  archived: {
    path: '/archived',
    title: 'Archived',
    data: () => [
      ['settings.get', {}],
      ['chats.list', { filter: 'archived' }],
    ],
  },
  starred: {
    path: '/starred',
    title: 'Starred messages',
    data: (at) => [...beside(at), ['starred.list', {}]],
  },
  statuses: { path: '/status', title: 'Status', data: (at) => [...beside(at), ['statuses.list', {}]] },
  status: { path: '/status/:id', title: 'Status', data: (at) => [...beside(at), ['statuses.list', {}]] },
  newChat: { path: '/new', title: 'New chat', data: (at) => [...beside(at), ['people.list', {}]] },
  newGroup: { path: '/new-group', title: 'New group', data: (at) => [...beside(at), ['people.list', {}]] },
  search: {
    path: '/search',
    title: 'Search',
    data: (at) => [...beside(at), ['search.all', { q: at.query.q ?? '' }]],
  },
  settings: { path: '/settings', title: 'Settings', data: beside },
  settingsSection: { path: '/settings/:section', title: 'Settings', data: beside },
  help: { path: '/help', title: 'Help', data: beside },
});
