import {
  button,
  combobox,
  dialog,
  heading,
  link,
  row,
  type Surface,
  searchbox,
  table,
  textbox,
} from '#kit/surface/surface.ts';

export interface ZelleOrder {
  to: RegExp;
  amount: string;
  memo?: string;
  /** The owner's account; checking when absent. */
  from?: RegExp;
}

export interface Person {
  name: string;
  email?: string;
  phone?: string;
}

/** Zelle. `cancelPayment` and the answers act on the payment or request that is open. */
export const zelleDriver = (surface: Surface, url: string) => {
  const fillPerson = async ({ name, email, phone }: Person, action: string) => {
    const form = dialog(/recipient$/);
    await surface.fill(textbox('Full name', form), name);
    if (email !== undefined) await surface.fill(textbox('E-mail', form), email);
    if (phone !== undefined) await surface.fill(textbox('U.S. mobile number', form), phone);
    await surface.click(button(action, form));
    await surface.waitUntilGone(form);
  };
  const order = async ({ to, amount, memo, from }: ZelleOrder) => {
    await surface.open(`${url}/zelle`);
    await surface.choose(combobox('To'), to);
    await surface.fill(textbox('Amount'), amount);
    if (from) await surface.choose(combobox('From'), from);
    if (memo) await surface.fill(textbox('Memo (optional)'), memo);
    await surface.click(button('Review'));
    await surface.click(button('Send money'));
  };
  return {
    /** Sends without waiting for an answer, e.g. to see a refusal. */
    trySend: order,
    async send(money: ZelleOrder) {
      await order(money);
      await surface.waitFor(heading(/^Zelle to/));
    },
    async request({ from, amount, memo }: { from: RegExp; amount: string; memo?: string }) {
      await surface.open(`${url}/zelle/request`);
      await surface.choose(combobox('From'), from);
      await surface.fill(textbox('Amount'), amount);
      if (memo) await surface.fill(textbox('Memo (optional)'), memo);
      await surface.click(button('Review'));
      await surface.click(button('Request money'));
      await surface.waitFor(heading(/^Request to/));
    },
    async split({ total, people, memo }: { total: string; people: readonly RegExp[]; memo?: string }) {
      await surface.open(`${url}/zelle/split`);
      await surface.fill(textbox('Total amount'), total);
      if (memo) await surface.fill(textbox('What is it for? (optional)'), memo);
      for (const person of people) await surface.choose(combobox('Split with'), person);
      await surface.click(button('Review'));
      await surface.click(button('Send requests'));
      await surface.waitFor(table('Zelle activity'));
    },
    async addRecipient(person: Person) {
      await surface.open(`${url}/zelle/recipients`);
      await surface.click(button('Add recipient'));
      await fillPerson(person, 'Save recipient');
    },
    async editRecipient(name: string, person: Person) {
      await surface.open(`${url}/zelle/recipients`);
      await surface.click(button(`Edit ${name}`));
      await fillPerson(person, 'Save changes');
    },
    async removeRecipient(name: string) {
      await surface.open(`${url}/zelle/recipients`);
      await surface.click(button(`Remove ${name}`));
      await surface.click(button('Remove'));
      await surface.waitUntilGone(button(`Remove ${name}`));
    },
    async activity(text: string) {
      await surface.open(`${url}/zelle/activity`);
      await surface.fill(searchbox('Search Zelle activity'), text);
    },
    rows: () => surface.readAll(row(undefined, table('Zelle activity'))),
    async openActivity(name: RegExp) {
      await surface.open(`${url}/zelle/activity`);
      await surface.click(link(name, table('Zelle activity')));
      await surface.waitFor(heading(/^(Zelle|Request) (to|from)/));
    },
    async cancelPayment() {
      await surface.click(button('Cancel payment'));
      await surface.click(button('Yes, cancel payment'));
      await surface.waitUntilGone(button('Cancel payment'));
    },
    async openRequestOf(name: string) {
      await surface.open(`${url}/zelle`);
      await surface.click(link(`Review the request of ${name}`));
      await surface.waitFor(heading(`Request from ${name}`));
    },
    async payRequest(from?: RegExp) {
      if (from) await surface.choose(combobox('Pay from'), from);
      await surface.click(button(/^Pay \$/));
      await surface.waitFor(heading(/^Zelle to/));
    },
    async declineRequest() {
      await surface.click(button('Decline'));
      await surface.waitUntilGone(button('Decline'));
    },
  };
};
