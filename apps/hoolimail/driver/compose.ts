import { basename } from 'node:path';
import {
  button,
  combobox,
  dialog,
  region,
  type Surface,
  type Target,
  textbox,
} from '#kit/surface/surface.ts';
import { pickMoment } from './actions.ts';
import { composeWindow } from './targets.ts';

export interface MailText {
  to?: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  subject?: string;
  body?: string;
  /** Paths of files. */
  attach?: readonly string[];
}

/** Writing: in the compose window, and under a conversation. */
export const composeDriver = (surface: Surface) => {
  const addresses = async (label: string, people: readonly string[], within: Target) => {
    for (const person of people) {
      await surface.fill(combobox(label, within), person);
      await surface.press('Enter');
    }
  };
  const write = async (mail: MailText, within: Target) => {
    if (mail.to) await addresses('To', mail.to, within);
    if (mail.cc) {
      await surface.click(button('Add Cc', within));
      await addresses('Cc', mail.cc, within);
    }
    if (mail.bcc) {
      await surface.click(button('Add Bcc', within));
      await addresses('Bcc', mail.bcc, within);
    }
    if (mail.subject !== undefined) await surface.fill(textbox('Subject', within), mail.subject);
    if (mail.body !== undefined) {
      await surface.click(textbox('Message body', within));
      await surface.press('Control+Home');
      await surface.type(mail.body);
    }
    for (const path of mail.attach ?? []) {
      await surface.upload(button('Attach files', within), [path]);
      await surface.waitFor(button(`Remove attachment ${basename(path)}`, within));
    }
  };
  const start = async (mail: MailText) => {
    await surface.click(button('Compose'));
    await surface.waitFor(composeWindow);
    await write(mail, composeWindow);
  };
  const reply = region('Reply');
  const answer = async (how: 'Reply' | 'Reply all' | 'Forward', mail: MailText) => {
    await surface.click(button(how, region('Answer')));
    await surface.waitFor(reply);
    await write(mail, reply);
  };
  return {
    start,
    async send(mail: MailText) {
      await start(mail);
      await surface.click(button('Send', composeWindow));
      await surface.waitUntilGone(composeWindow);
    },
    /** A preset such as /Tomorrow morning/, or a day and a time: `4/15/2026`, `9:30 AM`. */
    async schedule(mail: MailText, at: RegExp | { date: string; time: string }) {
      await start(mail);
      await surface.click(button('More send options', composeWindow));
      if (at instanceof RegExp) await surface.click(button(at, dialog('Schedule send')));
      else {
        await surface.click(button('Pick date and time', dialog('Schedule send')));
        await pickMoment(surface, dialog('Schedule send'), at);
        await surface.click(button('Schedule send', dialog('Schedule send')));
      }
      await surface.waitUntilGone(composeWindow);
    },
    /** Leaves it among the drafts. */
    async saveDraft(mail: MailText) {
      await start(mail);
      await surface.waitFor({ role: 'status', name: 'Draft status' });
      await surface.click(button('Save and close', composeWindow));
      await surface.waitUntilGone(composeWindow);
    },
    discard: () => surface.click(button('Discard draft')),
    minimize: () => surface.click(button('Minimize', composeWindow)),
    restore: () => surface.click(button('Restore', composeWindow)),
    undoSend: () => surface.click(button('Undo')),
    async insertTemplate(name: string, within: Target = composeWindow) {
      await surface.click(button('Templates', within));
      await surface.click(button(name, dialog('Templates')));
    },
    async saveAsTemplate(name: string, within: Target = composeWindow) {
      await surface.click(button('Templates', within));
      await surface.click(button('Save draft as template', dialog('Templates')));
      await surface.fill(textbox('Template name'), name);
      await surface.click(button('Save', dialog('Save as template')));
    },
    startReply: (mail: MailText) => answer('Reply', mail),
    async reply(mail: MailText) {
      await answer('Reply', mail);
      await surface.click(button('Send', reply));
      await surface.waitUntilGone(reply);
    },
    async replyAll(mail: MailText) {
      await answer('Reply all', mail);
      await surface.click(button('Send', reply));
      await surface.waitUntilGone(reply);
    },
    async forward(mail: MailText) {
      await answer('Forward', mail);
      await surface.click(button('Send', reply));
      await surface.waitUntilGone(reply);
    },
  };
};
