import {
  button,
  checkbox,
  combobox,
  heading,
  link,
  list,
  type Surface,
  textbox,
  toggle,
} from '#kit/surface/surface.ts';

export interface ExternalLink {
  routing: string;
  number: string;
  type?: 'Checking' | 'Savings';
  nickname?: string;
}

export interface AlertChoice {
  on?: boolean;
  amount?: string;
  byMail?: boolean;
  inApp?: boolean;
}

const amountLabels: Readonly<Record<string, string>> = {
  'Low balance': 'Balance below',
  'Large purchase': 'Purchase of at least',
  'Deposit received': 'Deposit of at least',
};

/** Accounts elsewhere, alerts, and talking with the bank. */
export const bankingDriver = (surface: Surface, url: string) => ({
  external: {
    async link({ routing, number, type = 'Checking', nickname }: ExternalLink) {
      await surface.open(`${url}/external-accounts/new`);
      await surface.fill(textbox('Routing number'), routing);
      await surface.fill(textbox('Account number'), number);
      await surface.fill(textbox('Account number again'), number);
      await surface.click({ role: 'radio', name: type });
      if (nickname) await surface.fill(textbox('Nickname (optional)'), nickname);
      await surface.click(button('Link account'));
      await surface.waitFor(heading('Verify this account'));
    },
    async verify(name: RegExp, [first, second]: readonly [string, string]) {
      await surface.open(`${url}/external-accounts`);
      await surface.click(link(name, list('Linked accounts')));
      await surface.fill(textbox('First deposit'), first);
      await surface.fill(textbox('Second deposit'), second);
      await surface.click(button('Verify'));
    },
    async transfer({
      direction,
      amount,
    }: {
      direction: 'To the other bank' | 'To Gringotts';
      amount: string;
    }) {
      await surface.open(`${url}/external-accounts`);
      await surface.click({ role: 'radio', name: direction });
      await surface.fill(textbox('Amount'), amount);
      await surface.click(button('Review'));
      await surface.click(button('Transfer'));
      await surface.waitFor(button('Review'));
    },
  },
  directDeposit: {
    /** `employer` as it stands in the list. */
    async sendShareToSavings(employer: string, percent: string) {
      await surface.open(`${url}/direct-deposit`);
      await surface.click(button(`Change allocation for ${employer}`));
      await surface.click({ role: 'radio', name: 'A share to savings' });
      await surface.fill(textbox('Percent to savings'), percent);
      await surface.click(button('Save direct deposit'));
      await surface.waitUntilGone(textbox('Percent to savings'));
    },
  },
  alerts: {
    /** `on`, `byMail` and `inApp` turn a switch over: name only what is to change. */
    async set(name: string, { on, amount, byMail, inApp }: AlertChoice) {
      await surface.open(`${url}/alerts`);
      if (on !== undefined) await surface.click(toggle(`${name} alert`));
      if (amount) {
        await surface.fill(textbox(amountLabels[name] ?? name), amount);
        await surface.click(button(`Save amount for ${name}`));
      }
      if (byMail !== undefined) await surface.click(checkbox(`E-mail for ${name}`));
      if (inApp !== undefined) await surface.click(checkbox(`In app for ${name}`));
    },
  },
  messages: {
    async send({ topic, subject, body }: { topic: string; subject: string; body: string }) {
      await surface.open(`${url}/messages/new`);
      await surface.choose(combobox('Topic'), topic);
      await surface.fill(textbox('Subject'), subject);
      await surface.fill(textbox('Message'), body);
      await surface.click(button('Send message'));
      await surface.waitFor(heading(subject));
    },
    async open(subject: RegExp) {
      await surface.open(`${url}/messages`);
      await surface.click(link(subject, list('Conversations')));
      await surface.waitFor(list('Messages'));
    },
    async reply(body: string) {
      await surface.fill(textbox('Reply'), body);
      await surface.click(button('Send reply'));
    },
    read: () => surface.read(list('Messages')),
  },
});
