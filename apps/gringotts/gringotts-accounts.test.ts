import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { gringotts } from './driver.ts';
import { listBudgets } from './service/budgets.ts';
import { getCard } from './service/card.ts';
import { describeDispute } from './service/disputes.ts';
import { getTransaction } from './service/transactions.ts';

describe('accounts', () => {
  const server = withTestServer(app);
  const browser = withBrowser();
  beforeEach(() => server.current.world.reset());
  const start = async () => {
    const { surface, page, complaints } = await browser.openPage();
    return { bank: gringotts(surface, server.urlOf(app)), surface, page, complaints };
  };
  const read = <T>(work: (ctx: Ctx) => T): T => server.current.world.read(app, work);

  test('a search narrows the list, survives a reload and can be exported', async () => {
    const { bank, page, complaints } = await start();
    await bank.accounts.open(/Visa/);
    await bank.accounts.search('alfredo');
    await bank.accounts.amounts('12', '20');
    await expect.poll(() => page.url()).toContain('max=2000');
    await page.waitForLoadState('networkidle');
    const rows = await bank.accounts.rows();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.slice(1).every((row) => row.includes("Alfredo's"))).toBe(true);
    await page.reload();
    expect(await bank.accounts.rows()).toEqual(rows);
    const csv = readFileSync(await bank.accounts.exportCsv(), 'utf8')
      .trim()
      .split('\r\n');
    expect(csv[0]).toMatch(/^Date,Posted,Description/);
    expect(csv.slice(1).every((line) => line.includes('Alfredo'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('typing keeps the focus in the search field', async () => {
    const { bank, page } = await start();
    await bank.accounts.open(/Vault Checking/);
    await page.getByRole('searchbox', { name: 'Search transactions' }).click();
    await page.keyboard.type('payroll', { delay: 40 });
    await expect.poll(() => page.url()).toContain('text=payroll');
    expect(await page.getByRole('searchbox', { name: 'Search transactions' }).inputValue()).toBe('payroll');
  });

  test('a transaction takes a category and a memo', async () => {
    const { bank, surface } = await start();
    await bank.accounts.open(/Visa/);
    await bank.accounts.search('sheetz');
    await bank.accounts.openTransaction(/Sheetz/);
    await bank.transactions.setCategory('Automotive');
    await bank.transactions.setMemo('Road trip');
    const id = Number((await surface.currentUrl()).split('/').at(-1));
    expect(read((ctx) => getTransaction(ctx, id))).toMatchObject({ category: 'auto', memo: 'Road trip' });
  });

  test('a dispute gets a case, and can be withdrawn', async () => {
    const { bank, surface } = await start();
    await bank.accounts.open(/Visa/);
    await bank.accounts.search("zummo's");
    await bank.accounts.type('Purchase');
    await bank.accounts.openTransaction(/Zummo/);
    await bank.transactions.dispute('I was charged twice', 'Two lines on one evening.');
    const id = Number((await surface.currentUrl()).split('/').at(-1));
    expect(read((ctx) => describeDispute(ctx, id))).toMatchObject({ status: 'open', reason: 'duplicate' });
    await bank.transactions.withdrawDispute();
    expect(read((ctx) => describeDispute(ctx, id)).status).toBe('withdrawn');
  });

  test('budgets are set, changed and deleted', async () => {
    const { bank } = await start();
    await bank.budgets.set('Travel', '300');
    await bank.budgets.set('Travel', '350.50');
    const travel = () =>
      read((ctx) => listBudgets(ctx, {})).rows.find(({ category }) => category === 'travel');
    expect(travel()?.monthlyCents).toBe(350_50);
    await bank.budgets.remove('Travel');
    expect(travel()).toBeUndefined();
  });

  test('the card is paid, now and on a date', async () => {
    const { bank } = await start();
    const before = read(getCard);
    await bank.card.pay({ choice: 'Other amount', amount: '25' });
    await bank.card.pay({ choice: 'Other amount', amount: '15', on: '4/12/2026' });
    const after = read(getCard);
    expect(after.owedCents).toBe(before.owedCents - 25_00);
    expect(after.payments[0]).toMatchObject({ payOn: '2026-04-13' });
    expect(after.payments.find(({ payOn }) => payOn === '2026-04-12')).toMatchObject({
      status: 'scheduled',
      amountCents: 15_00,
    });
  });

  test('the card is locked and unlocked, and points are redeemed', async () => {
    const { bank } = await start();
    await bank.card.lock();
    expect(read(getCard).lockedAt).not.toBeNull();
    await bank.card.unlock();
    expect(read(getCard).lockedAt).toBeNull();
    const { points } = read(getCard);
    await bank.card.redeem('1000');
    expect(read(getCard).points).toBe(points - 1000);
  });

  test('a statement is saved as PDF', async () => {
    const { bank } = await start();
    const path = await bank.statements.download(/Vault Checking/, 'Feb 28, 2026');
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
