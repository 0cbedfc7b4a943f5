import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { ContactPage } from './contacts/ContactPage.tsx';
import { ContactsPage } from './contacts/ContactsPage.tsx';
import { Brand } from './frame/Brand.tsx';
import { Frame } from './frame/Frame.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { ListPage } from './list/ListPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { PrintPage } from './thread/PrintPage.tsx';
import { ThreadPage } from './thread/ThreadPage.tsx';

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    inbox: ListPage,
    folder: ListPage,
    category: ListPage,
    label: ListPage,
    search: ListPage,
    thread: ThreadPage,
    print: PrintPage,
    contacts: ContactsPage,
    contact: ContactPage,
    settings: SettingsPage,
    settingsTab: SettingsPage,
    help: HelpPage,
  },
});
