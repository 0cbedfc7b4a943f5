import {
  button,
  combobox,
  dialog,
  heading,
  link,
  radio,
  row,
  type Surface,
  table,
  textbox,
} from '#kit/surface/surface.ts';

export interface BillOrder {
  payee: RegExp;
  /** The open bill's amount when absent. */
  amount?: string;
  from?: RegExp;
  /** `4/15/2026`; today when absent. */
  on?: string;
  memo?: string;
}

export type Autopay =
  | { mode: 'Off' }
  | { mode: 'Pay each bill in full'; from?: RegExp }
  | { mode: 'Pay a fixed amount'; amount: string; day: string; from?: RegExp };

/** Bill pay. `cancel` and `edit` act on the payment that is open. */
export const billsDriver = (surface: Surface, url: string) => {
  const make = async ({ payee, amount, from, on, memo }: BillOrder, confirm: string) => {
    await surface.open(`${url}/bills`);
    await surface.choose(combobox('Pay to'), payee);
    if (from) await surface.choose(combobox('Pay from'), from);
    if (amount) await surface.fill(textbox('Amount'), amount);
    if (on) await surface.fill(textbox('Pay date'), on);
    if (memo) await surface.fill(textbox('Memo (optional)'), memo);
    await surface.click(button('Review'));
    await surface.click(button(confirm));
    await surface.waitFor(heading(/^Payment to/));
  };
  const openPayee = async (name: RegExp) => {
    await surface.open(`${url}/bills/payees`);
    await surface.click(link(name, table('Payees')));
    await surface.waitFor(heading('Autopay'));
  };
  return {
    pay: (order: Omit<BillOrder, 'on'>) => make(order, 'Pay now'),
    schedule: (order: BillOrder & { on: string }) => make(order, 'Schedule payment'),
    async openPayment(name: RegExp) {
      await surface.open(`${url}/bills/activity`);
      await surface.click(link(name, table('Bill payments')));
      await surface.waitFor(heading(/^Payment to/));
    },
    async edit({ amount, on }: { amount?: string; on?: string }) {
      const editor = dialog(/^Edit payment/);
      await surface.click(button('Edit payment'));
      if (amount) await surface.fill(textbox('Amount', editor), amount);
      if (on) await surface.fill(textbox('Pay date', editor), on);
      await surface.click(button('Save changes', editor));
      await surface.waitUntilGone(editor);
    },
    async cancel() {
      await surface.click(button('Cancel payment'));
      await surface.click(button('Yes, cancel payment'));
      await surface.waitUntilGone(button('Cancel payment'));
    },
    openPayee,
    async addPayee({ name, accountNumber }: { name: string; accountNumber: string }) {
      const form = dialog('Add payee');
      await surface.open(`${url}/bills/payees`);
      await surface.click(button('Add payee'));
      await surface.fill(textbox('Payee name', form), name);
      await surface.fill(textbox('Account number', form), accountNumber);
      await surface.click(button('Save payee', form));
      await surface.waitFor(row(new RegExp(name), table('Payees')));
    },
    async removePayee(name: RegExp) {
      await openPayee(name);
      await surface.click(button('Remove payee'));
      await surface.click(button('Remove'));
      await surface.waitFor(table('Payees'));
      await surface.waitUntilGone(link(name, table('Payees')));
    },
    async setAutopay(payee: RegExp, rule: Autopay) {
      await openPayee(payee);
      await surface.click(radio(new RegExp(`^${rule.mode}`)));
      if (rule.mode !== 'Off' && rule.from) await surface.choose(combobox('Pay from'), rule.from);
      if (rule.mode === 'Pay a fixed amount') {
        await surface.fill(textbox('Amount'), rule.amount);
        await surface.choose(combobox('Day of the month'), rule.day);
      }
      await surface.click(button('Save autopay'));
      await surface.waitFor({ role: 'dialog', name: /Autopay/ });
    },
  };
};
