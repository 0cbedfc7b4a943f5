import {
  button,
  combobox,
  dialog,
  heading,
  link,
  type Surface,
  table,
  textbox,
} from '#kit/surface/surface.ts';

export interface TransferOrder {
  from: RegExp;
  to: RegExp;
  amount: string;
  memo?: string;
  /** `4/15/2026`; today when absent. */
  on?: string;
  frequency?: 'One time' | 'Every week' | 'Every two weeks' | 'Every month';
}

/** Transfers between own accounts. `edit` and `cancel` act on the transfer that is open. */
export const transfersDriver = (surface: Surface, url: string) => ({
  async create({ from, to, amount, memo, on, frequency }: TransferOrder) {
    await surface.open(`${url}/transfers`);
    await surface.choose(combobox('From'), from);
    await surface.choose(combobox('To'), to);
    await surface.fill(textbox('Amount'), amount);
    if (frequency) await surface.choose(combobox('Frequency'), frequency);
    if (on) await surface.fill(textbox(/^(Date|First date)$/), on);
    if (memo) await surface.fill(textbox('Memo (optional)'), memo);
    await surface.click(button('Review'));
    await surface.click(button(/^(Transfer now|Schedule transfer)$/));
    await surface.waitFor(heading(/^Transfer to/));
  },
  async open(name: RegExp) {
    await surface.open(`${url}/transfers?show=scheduled`);
    await surface.click(link(name, table('Transfers')));
    await surface.waitFor(heading(/^Transfer to/));
  },
  async edit({ amount, on }: { amount?: string; on?: string }) {
    const editor = dialog('Edit transfer');
    await surface.click(button('Edit transfer'));
    if (amount) await surface.fill(textbox('Amount', editor), amount);
    if (on) await surface.fill(textbox(/^(Date|First date)$/, editor), on);
    await surface.click(button('Save changes', editor));
    await surface.waitUntilGone(editor);
  },
  async cancel() {
    await surface.click(button('Cancel transfer'));
    await surface.click(button('Yes, cancel transfer'));
    await surface.waitUntilGone(button('Cancel transfer'));
  },
});
