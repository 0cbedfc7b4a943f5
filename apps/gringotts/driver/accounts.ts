import {
  button,
  combobox,
  dialog,
  heading,
  link,
  radio,
  region,
  row,
  type Surface,
  searchbox,
  table,
  textbox,
  toggle,
} from '#kit/surface/surface.ts';

export interface CardPaymentOrder {
  choice: 'Minimum payment due' | 'Statement balance' | 'Current balance' | 'Other amount';
  /** For `Other amount`. */
  amount?: string;
  from?: RegExp;
  /** `4/15/2026`; today when absent. */
  on?: string;
}

/** The accounts half of the bank as its user handles it. */
export const accountsDriver = (surface: Surface, url: string) => ({
  accounts: {
    async open(label: RegExp) {
      await surface.open(url);
      await surface.click(link(label, region('Your accounts')));
      await surface.waitFor(table('Transactions'));
    },
    search: (text: string) => surface.fill(searchbox('Search transactions'), text),
    category: (name: string) => surface.choose(combobox('Category'), name),
    type: (name: string) => surface.choose(combobox('Type'), name),
    async amounts(least: string, most: string) {
      await surface.fill(textbox('Minimum amount'), least);
      await surface.fill(textbox('Maximum amount'), most);
    },
    rows: () => surface.readAll(row(undefined, table('Transactions'))),
    exportCsv: () => surface.download(link('Export CSV')),
    async openTransaction(name: RegExp) {
      await surface.click({ ...link(name, table('Transactions')), nth: 0 });
      await surface.waitFor(combobox('Category'));
    },
  },
  transactions: {
    async setCategory(name: string) {
      await surface.choose(combobox('Category'), name);
      await surface.click(button('Save changes'));
      await surface.waitFor(dialog(`Filed under ${name}.`));
    },
    async setMemo(memo: string) {
      await surface.fill(textbox('Memo'), memo);
      await surface.click(button('Save changes'));
      await surface.waitFor(dialog('The memo was saved.'));
    },
    /** From the page of a purchase; ends on the page of the case. */
    async dispute(reason: string, details = '') {
      await surface.click(button('Dispute this charge'));
      const form = dialog('Dispute a charge');
      await surface.click(radio(reason, form));
      if (details) await surface.fill(textbox('Anything else we should know (optional)', form), details);
      await surface.click(button('Submit dispute', form));
      await surface.waitFor(button('Withdraw dispute'));
    },
    async withdrawDispute() {
      await surface.click(button('Withdraw dispute'));
      await surface.click(button('Withdraw'));
      await surface.waitFor(dialog(/withdrawn/));
    },
  },
  budgets: {
    async set(category: string, monthly: string) {
      await surface.open(`${url}/budgets`);
      const edit = button(`Edit ${category} budget`);
      if (await surface.isVisible(edit)) await surface.click(edit);
      else {
        await surface.click(button('New budget'));
        await surface.choose(combobox('Category'), category);
      }
      await surface.fill(textbox('Each month'), monthly);
      await surface.click(button('Save budget'));
      await surface.waitFor(dialog(/is saved/));
    },
    async remove(category: string) {
      await surface.open(`${url}/budgets`);
      await surface.click(button(`Delete ${category} budget`));
      await surface.click(button('Delete budget'));
      await surface.waitFor(dialog(/was deleted/));
    },
  },
  card: {
    async pay({ choice, amount, from, on }: CardPaymentOrder) {
      await surface.open(`${url}/card/pay`);
      await surface.click(radio(new RegExp(`^${choice}`)));
      if (amount) await surface.fill(textbox('Amount'), amount);
      if (from) await surface.choose(combobox('Pay from'), from);
      if (on) await surface.fill(textbox('Pay on'), on);
      await surface.click(button(/^Pay \$/));
      await surface.waitFor(heading(/^Payment (made|scheduled)/));
    },
    async lock() {
      await surface.open(`${url}/card`);
      await surface.click(toggle('Lock card'));
      await surface.click(button('Lock card now'));
      await surface.waitFor(dialog(/is locked/));
    },
    async unlock() {
      await surface.open(`${url}/card`);
      await surface.click(toggle('Lock card'));
      await surface.waitFor(dialog(/is unlocked/));
    },
    async redeem(points: string) {
      await surface.open(`${url}/card/rewards`);
      await surface.fill(textbox('Points'), points);
      await surface.click(button(/^Redeem for/));
      await surface.waitFor(dialog(/was credited/));
    },
  },
  statements: {
    /** Saves the PDF of the statement that closed on a day such as `Mar 31, 2026`; answers its path. */
    async download(account: RegExp, closedOn: string) {
      await surface.open(`${url}/statements?year=${closedOn.slice(-4)}`);
      return surface.download(link(new RegExp(`^Download statement of ${closedOn}, ${account.source}`)));
    },
  },
});
