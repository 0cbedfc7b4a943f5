import {
  article,
  button,
  checkbox,
  dialog,
  list,
  listitem,
  menuitem,
  region,
  type Surface,
  searchbox,
  type Target,
} from '#kit/surface/surface.ts';
import { messageOf } from './targets.ts';

/** The messages of the chat that is open, and what is done to them. */
export const conversationDriver = (surface: Surface) => {
  const menu = async (text: string, item: string) => {
    await surface.hover(messageOf(text));
    await surface.click(button('Message menu', messageOf(text)));
    await surface.click(menuitem(item));
  };
  const remove = async (text: string, how: string) => {
    await menu(text, 'Delete');
    await surface.click(button(how, dialog('Delete message?')));
    await surface.waitUntilGone(dialog('Delete message?'));
    await surface.waitUntilGone(messageOf(text));
  };
  const option = (question: string, name: string, role: 'checkbox' | 'radio'): Target => ({
    role,
    name: new RegExp(`^${name}, \\d+ votes?$`),
    within: messageOf(question),
  });
  return {
    messages: () => surface.readAll(article()),
    read: (text: string) => surface.read(messageOf(text)),
    waitFor: (text: string) => surface.waitFor(messageOf(text)),
    waitUntilGone: (text: string) => surface.waitUntilGone(messageOf(text)),
    has: (text: string) => surface.isVisible(messageOf(text)),
    waitForTicks: (text: string, ticks: 'Sent' | 'Delivered' | 'Read') =>
      surface.waitFor({ role: 'img', name: ticks, within: messageOf(text) }),
    reply: (text: string) => menu(text, 'Reply'),
    async react(text: string, emoji: string) {
      await surface.hover(messageOf(text));
      await surface.click(button('React', messageOf(text)));
      await surface.click(button(`React with ${emoji}`));
    },
    reactions: (text: string) => surface.read(button(/^Reactions:/, messageOf(text))),
    async unreact(text: string) {
      await surface.click(button(/^Reactions:/, messageOf(text)));
      await surface.click(button('Remove my reaction'));
    },
    star: (text: string) => menu(text, 'Star'),
    unstar: (text: string) => menu(text, 'Unstar'),
    pin: (text: string) => menu(text, 'Pin'),
    copy: (text: string) => menu(text, 'Copy'),
    edit: (text: string) => menu(text, 'Edit'),
    deleteForMe: (text: string) => remove(text, 'Delete for me'),
    deleteForEveryone: (text: string) => remove(text, 'Delete for everyone'),
    async forward(text: string, chats: readonly string[]) {
      await menu(text, 'Forward');
      for (const chat of chats) await surface.click(checkbox(chat, dialog('Forward message to')));
      await surface.click(button('Forward', dialog('Forward message to')));
      await surface.waitUntilGone(dialog('Forward message to'));
    },
    async info(text: string) {
      await menu(text, 'Message info');
      return surface.read(region('Message info'));
    },
    closeInfo: () => surface.click(button('Close message info')),
    async select(...texts: string[]) {
      const [first = '', ...others] = texts;
      await menu(first, 'Select messages');
      for (const text of others) await surface.click(checkbox(undefined, messageOf(text)));
    },
    withSelected: (what: 'Star messages' | 'Delete messages' | 'Forward messages') =>
      surface.click(button(what)),
    vote: (question: string, name: string) => surface.click(option(question, name, 'checkbox')),
    choose: (question: string, name: string) => surface.click(option(question, name, 'radio')),
    async votes(question: string) {
      await surface.click(button('View votes', messageOf(question)));
      const text = await surface.read(dialog('Poll votes'));
      await surface.click(button('Close', dialog('Poll votes')));
      return text;
    },
    jumpToQuoted: (text: string) => surface.click(button(/^Quoted message/, messageOf(text))),
    toNewest: () => surface.click(button(/^Scroll to newest/)),
    async search(query: string) {
      await surface.click(button('Search in chat'));
      await surface.fill(searchbox('Search this chat'), query);
      await surface.waitFor({ ...listitem(undefined, list('Found messages')), nth: 0 });
      return surface.readAll(listitem(undefined, list('Found messages')));
    },
    openFound: (index = 0) => surface.click({ ...button(undefined, list('Found messages')), nth: index }),
    async menu(item: string) {
      await surface.click(button('Chat menu'));
      await surface.click(menuitem(item));
    },
    picture: (name: string) => surface.click(button(`Open photo ${name}`)),
    download: (name: string) => surface.download({ role: 'link', name: `Download ${name}` }),
    presence: () => surface.read({ role: 'status', nth: 0 }),
    retry: () => surface.click(button('Try again')),
  };
};
