import { defineApp } from '#kit/app.ts';
import { accountability } from './accountability.ts';
import { api } from './api.ts';
import { calendar } from './calendar-port.ts';
import { examples } from './examples.ts';
import { routes } from './routes.ts';
import { calendars, settings } from './schema/calendars.ts';
import { eventSearch, events, guests, undos } from './schema/events.ts';
import { taskLists, tasks } from './schema/tasks.ts';
import { seed } from './seed.ts';
import { guestAnswers } from './service/guest-answers.ts';
import { remind } from './service/remind.ts';
import { remindOfTask } from './service/tasks.ts';
import { emptyTrash } from './service/trash.ts';

export default defineApp({
  slug: 'hoolicalendar',
  name: 'HooliCalendar',
  port: 3017,
  tables: { calendars, settings, events, guests, undos, taskLists, tasks },
  bookkeeping: [undos],
  searchIndexes: [eventSearch],
  api,
  routes,
  seed,
  provides: { calendar },
  jobs: { remind, remindOfTask, guestAnswers, emptyTrash },
  accountability,
  examples,
});
