import { defineApp } from '#kit/app.ts';
import { api } from './api.ts';
import { routes } from './routes.ts';
import { notes } from './schema.ts';
import { seed } from './seed.ts';

export default defineApp({
  slug: '_template',
  name: 'Notebook',
  port: 3018,
  tables: { notes },
  api,
  routes,
  seed,
  examples: () => ({
    params: { note: [{ id: '1' }] },
    inputs: {
      'notes.get': { id: 1 },
      'notes.list': { text: '', page: 1 },
      'notes.write': { title: 'Paper drive', text: 'Ask the warehouse first.' },
      'notes.remove': { id: 1 },
    },
  }),
});
