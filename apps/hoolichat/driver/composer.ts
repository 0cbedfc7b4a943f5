import { button, dialog, menuitem, radio, type Surface, textbox, toggle } from '#kit/surface/surface.ts';
import { messageOf } from './targets.ts';

const field = textbox('Type a message');

/** Where messages are written and things attached. */
export const composerDriver = (surface: Surface) => {
  const attach = async (what: string) => {
    await surface.click(button('Attach'));
    await surface.click(menuitem(what));
  };
  return {
    async send(text: string) {
      await surface.fill(field, text);
      await surface.press('Enter');
      await surface.waitFor(messageOf(text));
    },
    type: (text: string) => surface.fill(field, text),
    draft: () => surface.read(field),
    /** Replaces what the message that is being edited says. */
    async saveEdit(text: string) {
      await surface.fill(textbox('Edit message'), text);
      await surface.press('Enter');
      await surface.waitFor(messageOf(text));
    },
    async mention(start: string, name: string) {
      await surface.click(field);
      await surface.type(start);
      await surface.click({ role: 'option', name });
    },
    async emoji(search: string, name: string) {
      await surface.click(button('Emoji'));
      await surface.fill({ role: 'searchbox', name: 'Search emoji' }, search);
      await surface.click(button(name));
      await surface.press('Escape');
    },
    async sendPoll({
      question,
      options,
      multiple = true,
    }: {
      question: string;
      options: readonly string[];
      multiple?: boolean;
    }) {
      await attach('Poll');
      await surface.fill(textbox('Question'), question);
      for (const [index, option] of options.entries())
        await surface.fill(textbox(`Option ${index + 1}`), option);
      if (!multiple) await surface.click(toggle('Allow multiple answers'));
      await surface.click(button('Send poll'));
      await surface.waitFor(messageOf(question));
    },
    async sendLocation({ place, address }: { place: string; address: string }) {
      await attach('Location');
      await surface.fill(textbox('Place'), place);
      await surface.fill(textbox('Address'), address);
      await surface.click(button('Send location', dialog('Send location')));
      await surface.waitFor(messageOf(place));
    },
    async sendContact(name: string) {
      await attach('Contact');
      await surface.click(radio(name));
      await surface.click(button('Send contact', dialog('Send contact')));
      await surface.waitFor(messageOf(name));
    },
    async sendFile(path: string, caption = '') {
      await surface.click(button('Attach'));
      await surface.upload(menuitem('Document'), [path]);
      if (caption) await surface.fill(textbox('Caption'), caption);
      await surface.click(button('Send', dialog('Send files')));
      await surface.waitUntilGone(dialog('Send files'));
    },
    async sendVoice() {
      await surface.click(button('Record voice message'));
      await surface.click(button('Send voice message'));
      await surface.waitFor(messageOf('Voice message'));
    },
  };
};
