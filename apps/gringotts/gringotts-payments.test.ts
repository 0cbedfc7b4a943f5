import { beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { gringotts } from './driver.ts';
import { listAlerts } from './service/alerts.ts';
import { getBillPayment, listBillPayments } from './service/bill-list.ts';
import { listDirectDeposits } from './service/direct-deposit.ts';
import { listExternal } from './service/external.ts';
import { listPayees } from './service/payees.ts';
import { getTransfer } from './service/transfer-list.ts';
import { getPayment, getRequest, listActivity } from './service/zelle-activity.ts';
import { listRecipients } from './service/zelle-directory.ts';

describe('payments', () => {
  const server = withTestServer(app);
  const browser = withBrowser();
  beforeEach(() => server.current.world.reset());
  const start = async () => {
    const { surface, page, complaints } = await browser.openPage();
    const idOfPage = async () => Number(new URL(await surface.currentUrl()).pathname.split('/').at(-1));
    return { bank: gringotts(surface, server.urlOf(app)), surface, page, complaints, idOfPage };
  };
  const read = <T>(work: (ctx: Ctx) => T): T => server.current.world.read(app, work);

  test('Zelle sends to an enrolled person and cancels a pending payment', async () => {
    const { bank, page, complaints, idOfPage } = await start();
    await bank.zelle.send({ to: /Pam Beesly/, amount: '12.50', memo: 'Mustard' });
    const sent = await idOfPage();
    expect(read((ctx) => getPayment(ctx, sent))).toMatchObject({
      name: 'Pam Beesly',
      amountCents: 12_50,
      memo: 'Mustard',
      status: 'completed',
    });
    expect(await page.getByText(/Reference ZL-/).count()).toBeGreaterThan(0);
    await bank.zelle.openActivity(/Sent to Ellen Scott/);
    await bank.zelle.cancelPayment();
    const cancelled = await idOfPage();
    expect(read((ctx) => getPayment(ctx, cancelled)).status).toBe('cancelled');
    expect(complaints).toEqual([]);
  });

  test('Zelle refuses more than the limit next to the amount', async () => {
    const { bank, page } = await start();
    await bank.zelle.trySend({ to: /Pam Beesly/, amount: '2500' });
    await page.getByText(/You can send up to \$2,000.00 a day with Zelle/).waitFor();
    expect(
      read((ctx) => listActivity(ctx, { text: 'Pam', show: 'all', page: 1 })).rows[0]?.amountCents,
    ).not.toBe(2500_00);
  });

  test('Zelle requests, splits, and answers requests', async () => {
    const { bank, complaints, idOfPage } = await start();
    await bank.zelle.request({ from: /Jim Halpert/, amount: '8', memo: 'Slushies' });
    const asked = await idOfPage();
    expect(read((ctx) => getRequest(ctx, asked))).toMatchObject({ amountCents: 8_00, status: 'open' });
    await bank.zelle.split({ total: '90', people: [/Jim Halpert/, /Pam Beesly/], memo: 'Dinner for three' });
    const split = read((ctx) => listActivity(ctx, { text: 'Dinner for three', show: 'requests', page: 1 }));
    expect(split.rows.map(({ amountCents }) => amountCents)).toEqual([30_00, 30_00]);
    await bank.zelle.openRequestOf('Phyllis Vance');
    await bank.zelle.payRequest();
    const paid = await idOfPage();
    expect(read((ctx) => getPayment(ctx, paid))).toMatchObject({ name: 'Phyllis Vance', amountCents: 24_50 });
    expect(complaints).toEqual([]);
  });

  test('Zelle recipients are added, changed and removed', async () => {
    const { bank } = await start();
    await bank.zelle.addRecipient({ name: 'Wanda Kowalski', phone: '570 555 0960' });
    await bank.zelle.editRecipient('Wanda Kowalski', {
      name: 'Wanda K.',
      email: 'wanda@example.com',
    });
    expect(read(listRecipients).find(({ name }) => name === 'Wanda K.')).toMatchObject({
      email: 'wanda@example.com',
      phone: '(570) 555-0960',
    });
    await bank.zelle.removeRecipient('Wanda K.');
    expect(read(listRecipients).some(({ name }) => name === 'Wanda K.')).toBe(false);
  });

  test('bills are paid, scheduled, changed and cancelled', async () => {
    const { bank, complaints, idOfPage } = await start();
    await bank.bills.pay({ payee: /Kellum Court/ });
    const paid = await idOfPage();
    expect(read((ctx) => getBillPayment(ctx, paid))).toMatchObject({ amountCents: 165_00, status: 'paid' });
    await bank.bills.schedule({ payee: /Anthracite Gas/, amount: '60', on: '4/16/2026', memo: 'March' });
    const planned = await idOfPage();
    await bank.bills.edit({ amount: '65', on: '4/17/2026' });
    expect(read((ctx) => getBillPayment(ctx, planned))).toMatchObject({
      amountCents: 65_00,
      payOn: '2026-04-17',
      status: 'scheduled',
    });
    await bank.bills.cancel();
    expect(read((ctx) => getBillPayment(ctx, planned)).status).toBe('cancelled');
    expect(complaints).toEqual([]);
  });

  test('a payee is added, put on autopay and removed', async () => {
    const { bank } = await start();
    await bank.bills.addPayee({ name: 'Scranton Times', accountNumber: 'ST-77' });
    await bank.bills.setAutopay(/Scranton Times/, { mode: 'Pay a fixed amount', amount: '15', day: '20' });
    const search = { text: 'Scranton', show: 'scheduled', page: 1 } as const;
    expect(read((ctx) => listBillPayments(ctx, search)).rows).toMatchObject([
      { payOn: '2026-04-20', amountCents: 15_00, isAutopay: true },
    ]);
    await bank.bills.removePayee(/Scranton Times/);
    await expect.poll(() => read(listPayees).some(({ name }) => name === 'Scranton Times')).toBe(false);
    expect(read((ctx) => listBillPayments(ctx, search)).total).toBe(0);
  });

  test('transfers are made, changed and cancelled', async () => {
    const { bank, complaints, idOfPage } = await start();
    await bank.transfers.create({ from: /Savings/, to: /Checking/, amount: '20', memo: 'Lunch' });
    const made = await idOfPage();
    expect(read((ctx) => getTransfer(ctx, made))).toMatchObject({ status: 'completed', amountCents: 20_00 });
    await bank.transfers.open(/\$75\.00/);
    await bank.transfers.edit({ amount: '80' });
    const planned = await idOfPage();
    expect(read((ctx) => getTransfer(ctx, planned))).toMatchObject({
      amountCents: 80_00,
      status: 'scheduled',
    });
    await bank.transfers.cancel();
    expect(read((ctx) => getTransfer(ctx, planned)).status).toBe('cancelled');
    expect(complaints).toEqual([]);
  });

  test('an external account is linked; direct deposit and alerts are changed', async () => {
    const { bank, complaints } = await start();
    await bank.external.link({ routing: '021995547', number: '12345678', nickname: 'Old bank' });
    expect(read(listExternal).some(({ nickname }) => nickname === 'Old bank')).toBe(true);
    await bank.external.transfer({ direction: 'To Gringotts', amount: '25' });
    const employer = read(listDirectDeposits)[0]?.employer ?? '';
    await bank.directDeposit.sendShareToSavings(employer, '15');
    expect(read(listDirectDeposits)).toMatchObject([{ split: 'percent', savingsPercent: 15 }]);
    await bank.alerts.set('Low balance', { amount: '300' });
    await bank.alerts.set('Zelle received', { byMail: true });
    await expect
      .poll(() => read(listAlerts))
      .toMatchObject([
        { kind: 'low_balance', thresholdCents: 300_00 },
        {},
        {},
        {},
        { kind: 'zelle_received', byMail: true },
        {},
      ]);
    expect(complaints).toEqual([]);
  });

  test('a secure message is sent, read and answered', async () => {
    const { bank, complaints } = await start();
    await bank.messages.send({ topic: 'Credit card', subject: 'Annual fee', body: 'Is there one?' });
    await bank.messages.reply('I mean this year.');
    await expect.poll(bank.messages.read).toContain('I mean this year.');
    await bank.messages.open(/A reminder about payment requests/);
    expect(await bank.messages.read()).toContain('scams');
    expect(complaints).toEqual([]);
  });
});
