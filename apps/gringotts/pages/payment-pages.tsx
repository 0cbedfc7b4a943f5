import { Alerts } from './alerts/Alerts.tsx';
import { BillActivity } from './bills/BillActivity.tsx';
import { BillPaymentPage } from './bills/BillPaymentPage.tsx';
import { PayBills } from './bills/PayBills.tsx';
import { PayeePage } from './bills/PayeePage.tsx';
import { Payees } from './bills/Payees.tsx';
import { DirectDeposit } from './external/DirectDeposit.tsx';
import { ExternalAccountPage } from './external/ExternalAccountPage.tsx';
import { ExternalAccounts } from './external/ExternalAccounts.tsx';
import { LinkAccount } from './external/LinkAccount.tsx';
import { Help } from './help/Help.tsx';
import { HelpTopicPage } from './help/HelpTopicPage.tsx';
import { Messages } from './messages/Messages.tsx';
import { NewMessage } from './messages/NewMessage.tsx';
import { ThreadPage } from './messages/ThreadPage.tsx';
import { Profile } from './profile/Profile.tsx';
import { Security } from './profile/Security.tsx';
import { TransferPage } from './transfers/TransferPage.tsx';
import { Transfers } from './transfers/Transfers.tsx';
import { PaymentPage } from './zelle/PaymentPage.tsx';
import { Recipients } from './zelle/Recipients.tsx';
import { RequestMoney } from './zelle/RequestMoney.tsx';
import { RequestPage } from './zelle/RequestPage.tsx';
import { SendMoney } from './zelle/SendMoney.tsx';
import { SplitMoney } from './zelle/SplitMoney.tsx';
import { ZelleActivity } from './zelle/ZelleActivity.tsx';

export const paymentPages = {
  transfers: Transfers,
  transfer: TransferPage,
  zelle: SendMoney,
  zelleRequest: RequestMoney,
  zelleSplit: SplitMoney,
  zelleActivity: ZelleActivity,
  zelleRecipients: Recipients,
  zellePayment: PaymentPage,
  zelleRequestDetail: RequestPage,
  bills: PayBills,
  payees: Payees,
  payee: PayeePage,
  billActivity: BillActivity,
  billPayment: BillPaymentPage,
  externalAccounts: ExternalAccounts,
  linkAccount: LinkAccount,
  externalAccount: ExternalAccountPage,
  directDeposit: DirectDeposit,
  alerts: Alerts,
  messages: Messages,
  newMessage: NewMessage,
  messageThread: ThreadPage,
  profile: Profile,
  security: Security,
  help: Help,
  helpTopic: HelpTopicPage,
};
