import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { AccountPage } from './AccountPage.tsx';
import { Brand, Frame } from './Frame.tsx';
import { Overview } from './Overview.tsx';
import { Transfers } from './Transfers.tsx';

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: { overview: Overview, account: AccountPage, transfers: Transfers },
});
