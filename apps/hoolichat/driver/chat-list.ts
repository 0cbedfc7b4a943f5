import {
  button,
  checkbox,
  dialog,
  heading,
  link,
  list,
  menuitem,
  navigation,
  radio,
  type Surface,
  searchbox,
  textbox,
} from '#kit/surface/surface.ts';
import { chatLine, menuOfChat } from './targets.ts';

/** The list beside the conversation: chats, search, new chats and groups. */
export const chatListDriver = (surface: Surface) => {
  const choose = async (name: string, item: string) => {
    await surface.hover(chatLine(name));
    await surface.click(menuOfChat(name));
    await surface.click(menuitem(item));
  };
  const confirm = async (title: string | RegExp, label: string) => {
    await surface.click(button(label, { role: 'alertdialog', name: title }));
    await surface.waitUntilGone({ role: 'alertdialog', name: title });
  };
  return {
    names: () =>
      surface.readAll(link(undefined, list('Chats'))).then((all) => all.map((text) => text.split('\n')[0])),
    async open(name: string) {
      await surface.click(chatLine(name));
      await surface.waitFor(heading(name));
    },
    has: (name: string) => surface.isVisible(chatLine(name)),
    read: (name: string) => surface.read(chatLine(name)),
    waitFor: (name: string) => surface.waitFor(chatLine(name)),
    waitUntilGone: (name: string) => surface.waitUntilGone(chatLine(name)),
    waitForUnread: (name: string, count: number) => surface.waitFor(link(`${name}, ${count} unread`)),
    filter: (chip: 'All' | 'Unread' | 'Favorites' | 'Groups') =>
      surface.click(link(new RegExp(`^${chip}`), navigation('Filter chats'))),
    pin: (name: string) => choose(name, 'Pin chat'),
    unpin: (name: string) => choose(name, 'Unpin chat'),
    async mute(name: string, how: '8 hours' | '1 week' | 'Always') {
      await choose(name, 'Mute notifications');
      await surface.click(radio(how));
      await confirm('Mute notifications', 'Mute');
    },
    unmute: (name: string) => choose(name, 'Unmute notifications'),
    archive: (name: string) => choose(name, 'Archive chat'),
    unarchive: (name: string) => choose(name, 'Unarchive chat'),
    markUnread: (name: string) => choose(name, 'Mark as unread'),
    markRead: (name: string) => choose(name, 'Mark as read'),
    favorite: (name: string) => choose(name, 'Add to favorites'),
    async block(name: string) {
      await choose(name, 'Block');
      await confirm(`Block ${name}?`, 'Block');
    },
    async clear(name: string, { keepStarred = true } = {}) {
      await choose(name, 'Clear chat');
      if (!keepStarred) await surface.click(checkbox('Keep starred messages'));
      await confirm('Clear this chat?', 'Clear chat');
    },
    async remove(name: string) {
      await choose(name, 'Delete chat');
      await confirm(/^Delete the/, 'Delete chat');
    },
    async search(query: string) {
      await surface.fill(searchbox('Search or start a new chat'), query);
      await surface.waitFor(list(/^(Chats|Contacts|Messages)/));
    },
    foundMessages: () => surface.readAll(link(undefined, list(/^Messages/))),
    openFound: (text: RegExp) => surface.click({ ...link(text, list(/^Messages/)), nth: 0 }),
    async startWith(name: string) {
      await surface.click(link('New chat'));
      await surface.fill(searchbox('Search name or number'), name);
      await surface.click(button(name));
      await surface.waitFor(heading(name));
    },
    async createGroup({
      name,
      people,
      description,
    }: {
      name: string;
      people: readonly string[];
      description?: string;
    }) {
      await surface.click(link('New chat'));
      await surface.click(link('New group'));
      for (const person of people) await surface.click(checkbox(person));
      await surface.click(button('Next'));
      await surface.fill(textbox('Group name'), name);
      if (description) await surface.fill(textbox('Description'), description);
      await surface.click(button('Create group'));
      await surface.waitFor(heading(name));
    },
    starred: () => surface.readAll(link(undefined, list('Starred messages'))),
    dialogIsOpen: (title: string) => surface.isVisible(dialog(title)),
  };
};
