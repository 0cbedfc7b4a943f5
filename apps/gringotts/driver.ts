import { button, combobox, row, type Surface, status, textbox } from '#kit/surface/surface.ts';
import { accountsDriver } from './driver/accounts.ts';

export interface TransferOrder {
  from: RegExp;
  to: RegExp;
  amount: string;
  memo?: string;
  /** `4/15/2026`; today when absent. */
  on?: string;
  frequency?: 'One time' | 'Every week' | 'Every two weeks' | 'Every month';
}

/** Gringotts as its user handles it. Tests and oracle solutions are written with this. */
export const gringotts = (surface: Surface, url: string) => ({
  ...accountsDriver(surface, url),
  transfers: {
    async create({ from, to, amount, memo, on, frequency }: TransferOrder) {
      await surface.open(`${url}/transfers`);
      await surface.choose(combobox('From'), from);
      await surface.choose(combobox('To'), to);
      await surface.fill(textbox('Amount'), amount);
      if (frequency) await surface.choose(combobox('Frequency'), frequency);
      if (on) await surface.fill(textbox('Date'), on);
      if (memo) await surface.fill(textbox('Memo (optional)'), memo);
      await surface.click(button('Transfer'));
      await surface.waitFor(status(/Transfer (made|scheduled)/));
    },
    cancel: (name: RegExp) => surface.click(button('Cancel', row(name))),
  },
});
