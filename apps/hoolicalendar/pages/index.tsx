import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { EditEventPage, NewEventPage } from './editor/EditorPage.tsx';
import { EventPage } from './event/EventPage.tsx';
import { Brand } from './frame/Brand.tsx';
import { Frame } from './frame/Frame.tsx';
import { HelpPage } from './other/HelpPage.tsx';
import { ImportPage } from './other/ImportPage.tsx';
import { TrashPage } from './other/TrashPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { TasksPage } from './tasks/TasksPage.tsx';
import { AgendaPage, DayPage, MonthPage, WeekPage } from './views/ViewPage.tsx';

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    home: WeekPage,
    day: DayPage,
    week: WeekPage,
    month: MonthPage,
    agenda: AgendaPage,
    newEvent: NewEventPage,
    event: EventPage,
    editEvent: EditEventPage,
    search: SearchPage,
    tasks: TasksPage,
    settings: SettingsPage,
    trash: TrashPage,
    import: ImportPage,
    help: HelpPage,
  },
});
