import { defineRoutes } from '#kit/routes.ts';
import type { Api } from './api.ts';

export const routes = defineRoutes<Api>()({
  notes: {
    path: '/',
    title: 'Notes',
    data: ({ query }) => [['notes.list', { text: query.text ?? '', page: Number(query.page ?? 1) }]],
  },
  note: {
    path: '/notes/:id',
    title: 'Note',
    data: ({ params }) => [['notes.get', { id: Number(params.id) }]],
  },
});
