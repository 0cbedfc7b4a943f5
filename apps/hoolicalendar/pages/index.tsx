import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { Brand } from './frame/Brand.tsx';
import { Frame } from './frame/Frame.tsx';

const Waiting = () => null;

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    home: Waiting,
    day: Waiting,
    week: Waiting,
    month: Waiting,
    agenda: Waiting,
    newEvent: Waiting,
    event: Waiting,
    editEvent: Waiting,
    search: Waiting,
    tasks: Waiting,
    settings: Waiting,
    trash: Waiting,
    import: Waiting,
    help: Waiting,
  },
});
