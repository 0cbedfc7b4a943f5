import { definePages } from '#kit/page/pages.ts';
import { routes } from '../routes.ts';
import { AccountPage } from './AccountPage.tsx';
import { LoanPage } from './accounts/LoanPage.tsx';
import { TransactionPage } from './accounts/TransactionPage.tsx';
import { BudgetsPage } from './budgets/BudgetsPage.tsx';
import { CardPage } from './card/CardPage.tsx';
import { DisputePage } from './card/DisputePage.tsx';
import { DisputesPage } from './card/DisputesPage.tsx';
import { PayCardPage } from './card/PayCardPage.tsx';
import { RecurringPage } from './card/RecurringPage.tsx';
import { RewardsPage } from './card/RewardsPage.tsx';
import { CreditScorePage } from './credit/CreditScorePage.tsx';
import { Brand, Frame } from './Frame.tsx';
import { CategoryPage } from './insights/CategoryPage.tsx';
import { InsightsPage } from './insights/InsightsPage.tsx';
import { Overview } from './Overview.tsx';
import { paymentPages } from './payment-pages.tsx';
import { StatementsPage } from './statements/StatementsPage.tsx';

export const pages = definePages({
  routes,
  Frame,
  Brand,
  components: {
    overview: Overview,
    account: AccountPage,
    transaction: TransactionPage,
    loan: LoanPage,
    insights: InsightsPage,
    category: CategoryPage,
    budgets: BudgetsPage,
    card: CardPage,
    payCard: PayCardPage,
    rewards: RewardsPage,
    recurring: RecurringPage,
    disputes: DisputesPage,
    dispute: DisputePage,
    statements: StatementsPage,
    creditScore: CreditScorePage,
    ...paymentPages,
  },
});
