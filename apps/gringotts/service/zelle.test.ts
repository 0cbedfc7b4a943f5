import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { namedBank } from './named-bank.ts';
import { enrollPerson } from './zelle.ts';

const DAY = 24 * 3600_000;

const openTestBank = () => namedBank(openTestWorld<Api>(app));

describe('Zelle', () => {
  const send = (bank: ReturnType<typeof openTestBank>, recipientId: number, amountCents: number) =>
    bank.act('zelle.send', {
      recipientId,
      accountId: bank.account('checking').id,
      amountCents,
      memo: 'Test',
    });

  test('money reaches an enrolled person at once', () => {
    const bank = openTestBank();
    const [before, theirs] = [bank.account('checking').balanceCents, bank.balanceOf('Pam Beesly') ?? 0];
    const payment = send(bank, bank.recipient('Pam Beesly').id, 12_34);
    expect(payment).toMatchObject({ status: 'completed', reference: expect.stringMatching(/^ZL-/) });
    expect(bank.account('checking').balanceCents).toBe(before - 12_34);
    expect(bank.balanceOf('Pam Beesly')).toBe(theirs + 12_34);
    expect(() => bank.act('zelle.cancelPayment', { id: payment.id })).toThrow(/only a pending one/);
  });

  test('a pending payment goes back when cancelled, and after 14 days by itself', () => {
    const bank = openTestBank();
    const { id } = bank.act('zelle.addRecipient', { name: 'Nobody Yet', email: 'nobody@example.com' });
    const before = bank.account('checking').balanceCents;
    const payment = send(bank, id, 20_00);
    expect(payment.status).toBe('pending');
    expect(bank.act('zelle.cancelPayment', { id: payment.id }).status).toBe('cancelled');
    expect(bank.account('checking').balanceCents).toBe(before);
    const other = bank.act('zelle.send', {
      recipientId: id,
      accountId: bank.account('savings').id,
      amountCents: 5_00,
    });
    bank.advance(15 * DAY);
    expect(bank.ask('zelle.payment', { id: other.id }).status).toBe('expired');
  });

  test('a pending payment arrives when they enroll', () => {
    const bank = openTestBank();
    const person = { name: 'Nobody Yet', email: 'nobody@example.com', phone: '(570) 555-0999' };
    const { id } = bank.act('zelle.addRecipient', person);
    const payment = send(bank, id, 20_00);
    bank.transact((ctx) => enrollPerson(ctx, person));
    expect(bank.ask('zelle.payment', { id: payment.id }).status).toBe('completed');
    expect(bank.balanceOf('Nobody Yet')).toBe(20_00);
    bank.advance(15 * DAY);
    expect(bank.ask('zelle.payment', { id: payment.id }).status).toBe('completed');
  });

  test('the daily limit and the balance hold', () => {
    const bank = openTestBank();
    const { id } = bank.recipient('Pam Beesly');
    expect(() => send(bank, id, 2_000_01)).toThrow(/\$2,000.00 a day/);
    expect(() => send(bank, id, 1_999_00)).toThrow(/available/);
    expect(bank.ask('zelle.limits', {}).leftCents).toBe(2_000_00);
  });

  test('a request can be paid once, and not after it was declined', () => {
    const bank = openTestBank();
    const [asked] = bank.ask('zelle.openRequests', {});
    const input = { id: asked?.id ?? 0, accountId: bank.account('checking').id };
    expect(bank.act('zelle.payRequest', input)).toMatchObject({ status: 'paid' });
    expect(() => bank.act('zelle.payRequest', input)).toThrow(/already/);
    expect(() => bank.act('zelle.declineRequest', { id: input.id })).toThrow(/already/);
  });
});

describe('people whom the owner asks for money', () => {
  const ask = (bank: ReturnType<typeof openTestBank>, name: string, amountCents: number, memo = 'Pizza') =>
    bank.act('zelle.ask', { recipientId: bank.recipient(name).id, amountCents, memo }).id;
  const statusOf = (bank: ReturnType<typeof openTestBank>, id: number) =>
    bank.ask('zelle.request', { id }).status;

  test('pay what is theirs, refuse what is too much, and ask when they were not told', () => {
    const bank = openTestBank();
    const [theirs, tooMuch, unexplained] = [
      ask(bank, 'Jim Halpert', 12_50),
      ask(bank, 'Jim Halpert', 900_00),
      ask(bank, 'Pam Beesly', 8_00, ''),
    ];
    const before = bank.account('checking').balanceCents;
    bank.advance(15_000);
    expect([theirs, tooMuch, unexplained].map((id) => statusOf(bank, id))).toEqual(['open', 'open', 'open']);
    bank.advance(110_000);
    expect(statusOf(bank, theirs)).toBe('paid');
    expect(statusOf(bank, tooMuch)).toBe('declined');
    expect(statusOf(bank, unexplained)).toBe('open');
    expect(bank.account('checking').balanceCents).toBe(before + 12_50);
    bank.advance(300_000);
    expect(statusOf(bank, unexplained)).toBe('paid');
    expect(bank.account('checking').balanceCents).toBe(before + 12_50 + 8_00);
  });

  test('pay nothing for a request that was cancelled', () => {
    const bank = openTestBank();
    const id = ask(bank, 'Jim Halpert', 12_50);
    bank.act('zelle.cancelRequest', { id });
    bank.advance(200_000);
    expect(statusOf(bank, id)).toBe('cancelled');
  });

  test('the bank tells other apps what changed hands', () => {
    const bank = openTestBank();
    const exchanged = () =>
      bank.transact((ctx) =>
        ctx.ports.bank.exchangedWith(
          { email: 'PAM.beesly@dundermifflin.test', phone: '(570) 555-0131' },
          ctx.now - 60_000,
        ),
      );
    expect(exchanged()).toEqual([]);
    bank.act('zelle.send', {
      recipientId: bank.recipient('Pam Beesly').id,
      accountId: bank.account('checking').id,
      amountCents: 40_00,
      memo: 'Lunch',
    });
    bank.advance(1000);
    ask(bank, 'Pam Beesly', 5_00);
    expect(exchanged()).toMatchObject([
      { direction: 'requested', amountCents: 5_00, arrived: false },
      { direction: 'paid', amountCents: 40_00, arrived: true },
    ]);
  });
});
