import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { Brand } from './frame/Brand.tsx';
import { Frame } from './frame/Frame.tsx';

const Home = () => null;

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    home: Home,
    chat: Home,
    info: Home,
    archived: Home,
    starred: Home,
    statuses: Home,
    status: Home,
    newChat: Home,
    newGroup: Home,
    search: Home,
    settings: Home,
    settingsSection: Home,
    help: Home,
  },
});
