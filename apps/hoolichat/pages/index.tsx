import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { EmptyHome } from './EmptyHome.tsx';
import { Brand } from './frame/Brand.tsx';
import { Frame } from './frame/Frame.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { InfoPage } from './info/InfoPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { StatusesPage } from './status/StatusesPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';

/** The conversation itself stands in the frame. */
const ChatPage = () => null;

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    home: EmptyHome,
    chat: ChatPage,
    info: InfoPage,
    archived: EmptyHome,
    starred: EmptyHome,
    statuses: StatusesPage,
    status: StatusPage,
    newChat: EmptyHome,
    newGroup: EmptyHome,
    search: EmptyHome,
    settings: SettingsPage,
    settingsSection: SettingsPage,
    help: HelpPage,
  },
});
