import { button, checkbox, link, navigation, type Surface, searchbox } from '#kit/surface/surface.ts';
import { conversations, lineOf, subjectLink } from './targets.ts';

export type FolderName =
  | 'Inbox'
  | 'Starred'
  | 'Snoozed'
  | 'Important'
  | 'Sent'
  | 'Drafts'
  | 'Scheduled'
  | 'All mail'
  | 'Spam'
  | 'Trash';

/** Lists of conversations: folders, categories, labels and searches. */
export const listDriver = (surface: Surface, url: string) => {
  const hoverAction = async (subject: string, action: string) => {
    await surface.hover(lineOf(subject));
    await surface.click(button(action, lineOf(subject)));
  };
  const subjects = () =>
    surface.readAll(link(/^(?!Download )/, conversations)).then((all) => all.map(subjectIn));
  return {
    open: (path = '/') => surface.open(url + path),
    openFolder: (name: FolderName | (string & {})) =>
      surface.click(link(new RegExp(`^${name}(, \\d+)?$`), navigation('Mailboxes'))),
    openCategory: (name: string) =>
      surface.click(link(new RegExp(`^${name}`), navigation('Inbox categories'))),
    openThread: (subject: string) => surface.click(subjectLink(subject)),
    subjects,
    async search(query: string) {
      await surface.fill(searchbox('Search mail'), query);
      await surface.press('Enter');
      await surface.waitFor({ role: 'heading', name: `Search results for ${query}` });
      return subjects();
    },
    has: (subject: string) => surface.isVisible(subjectLink(subject)),
    waitFor: (subject: string) => surface.waitFor(subjectLink(subject)),
    waitUntilGone: (subject: string) => surface.waitUntilGone(subjectLink(subject)),
    star: (subject: string) => surface.click(button('Add star', lineOf(subject))),
    unstar: (subject: string) => surface.click(button('Remove star', lineOf(subject))),
    archive: (subject: string) => hoverAction(subject, 'Archive'),
    trash: (subject: string) => hoverAction(subject, 'Delete'),
    markUnread: (subject: string) => hoverAction(subject, 'Mark as unread'),
    markRead: (subject: string) => hoverAction(subject, 'Mark as read'),
    async snooze(subject: string, until: RegExp) {
      await hoverAction(subject, 'Snooze');
      await surface.click(button(until));
    },
    async select(...wanted: string[]) {
      for (const subject of wanted) await surface.click(checkbox(`Select ${subject}`, conversations));
    },
    selectPage: () => surface.click(checkbox('Select all on this page')),
    selectWhole: () => surface.click(button(/^Select all [\d,]+ conversations/)),
    undo: () => surface.click(button('Undo')),
    older: () => surface.click(button('Older')),
    newer: () => surface.click(button('Newer')),
  };
};

/** A line reads `Subject – what it begins with`. */
const subjectIn = (text: string): string => text.split(' – ')[0]?.trim() ?? '';
