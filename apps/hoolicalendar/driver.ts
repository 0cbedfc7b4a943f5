import { button, dialog, menuitem, type Surface, textbox } from '#kit/surface/surface.ts';
import { answersDriver, cardDriver } from './driver/card.ts';
import { editorDriver } from './driver/editor.ts';
import { gridDriver } from './driver/grid.ts';
import {
  calendarsDriver,
  filesDriver,
  searchDriver,
  settingsDriver,
  tasksDriver,
  trashDriver,
} from './driver/other.ts';

/** HooliCalendar as its user handles it. Tests and oracle solutions are written with this. */
export const hoolicalendar = (surface: Surface, url: string) => ({
  grid: gridDriver(surface, url),
  card: cardDriver(surface),
  answers: answersDriver(surface),
  editor: editorDriver(surface, url),
  calendars: calendarsDriver(surface),
  tasks: tasksDriver(surface, url),
  search: searchDriver(surface),
  files: filesDriver(surface, url),
  settings: settingsDriver(surface, url),
  trash: trashDriver(surface, url),
  /** One line such as "Dinner with Holly Friday 7pm". Answers what was understood. */
  async quickAdd(text: string) {
    await surface.click(button('Create'));
    await surface.click(menuitem('Quick add…'));
    await surface.fill(textbox('What and when'), text);
    const understood = { role: 'region', name: 'What will be added' } as const;
    await surface.waitFor(understood);
    const said = await surface.read(understood);
    await surface.click(button('Add event', dialog('Quick add')));
    await surface.waitUntilGone(dialog('Quick add'));
    return said;
  },
  /** Opens the window for something new, from the Create menu. */
  async create(kind: 'Event' | 'Task' | 'Out of office' | 'Focus time') {
    await surface.click(button('Create'));
    await surface.click(menuitem(kind));
    await surface.waitFor(dialog('Create'));
  },
});
