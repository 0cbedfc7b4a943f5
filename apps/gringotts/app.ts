import { defineApp } from '#kit/app.ts';
import { accountability } from './accountability.ts';
import { api } from './api.ts';
import { bank } from './bank-port.ts';
import { accountsExamples } from './examples/accounts.ts';
import { paymentsExamples } from './examples/payments.ts';
import { routes } from './routes.ts';
import { alertHistory, alerts } from './schema/alerts.ts';
import { billPayments, bills, payees } from './schema/bills.ts';
import { budgets } from './schema/budgets.ts';
import { cardPayments, cards, loans, rewardPoints } from './schema/card.ts';
import { creditScores } from './schema/credit-score.ts';
import { disputes } from './schema/disputes.ts';
import { directDeposits, externalAccounts, externalTransfers } from './schema/external.ts';
import * as ledger from './schema/ledger.ts';
import { messages, messageThreads } from './schema/messages.ts';
import { profile, trustedDevices } from './schema/profile.ts';
import { statements } from './schema/statements.ts';
import * as transferTables from './schema/transfers.ts';
import { zellePayments, zelleRecipients, zelleRequests, zelleSplits } from './schema/zelle.ts';
import { liveAccountStep } from './seed/recent-accounts.ts';
import { liveStep } from './seed/recent-weeks.ts';
import { seed } from './seed.ts';
import { runBillPayment } from './service/bill-payments.ts';
import { payCardOnDay } from './service/card.ts';
import { updateCreditScore } from './service/credit-score.ts';
import { receivePay } from './service/direct-deposit.ts';
import { decideDispute, reviewDispute } from './service/disputes.ts';
import { bringBill, remindOfBill } from './service/ebills.ts';
import { sendMicroDeposits } from './service/external.ts';
import { finishExternalTransfer } from './service/external-transfers.ts';
import { chargeInterest } from './service/interest.ts';
import { settle } from './service/ledger.ts';
import { payInstallment } from './service/loan.ts';
import { acknowledgeMessage } from './service/messages.ts';
import { closeStatement } from './service/statements.ts';
import { runPlannedTransfer } from './service/transfers.ts';
import { enrollPerson, expireZellePayment } from './service/zelle.ts';
import { answerZelleRequest } from './service/zelle-answers.ts';
import { expireZelleRequest } from './service/zelle-requests.ts';

export default defineApp({
  slug: 'gringotts',
  name: 'Gringotts',
  port: 3001,
  tables: {
    customers: ledger.customers,
    accounts: ledger.accounts,
    transactions: ledger.transactions,
    cards,
    rewardPoints,
    cardPayments,
    loans,
    statements,
    budgets,
    disputes,
    creditScores,
    transfers: transferTables.transfers,
    transferRuns: transferTables.transferRuns,
    zelleRecipients,
    zellePayments,
    zelleRequests,
    zelleSplits,
    payees,
    bills,
    billPayments,
    externalAccounts,
    externalTransfers,
    directDeposits,
    alerts,
    alertHistory,
    messageThreads,
    messages,
    profile,
    trustedDevices,
  },
  api,
  routes,
  seed,
  provides: { bank },
  jobs: {
    settle,
    chargeInterest,
    closeStatement,
    payCardOnDay,
    payInstallment,
    reviewDispute,
    decideDispute,
    updateCreditScore,
    liveAccountStep,
    runPlannedTransfer,
    expireZellePayment,
    expireZelleRequest,
    answerZelleRequest,
    enrollPerson,
    runBillPayment,
    bringBill,
    remindOfBill,
    sendMicroDeposits,
    finishExternalTransfer,
    payWages: receivePay,
    acknowledgeMessage,
    liveStep,
  },
  accountability,
  examples: (ctx) => {
    const [accounts, payments] = [accountsExamples(ctx), paymentsExamples(ctx)];
    return {
      params: { ...accounts.params, ...payments.params },
      inputs: { ...accounts.inputs, ...payments.inputs },
    };
  },
});
