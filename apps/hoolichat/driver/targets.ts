import { article, button, link, list, type Target } from '#kit/surface/surface.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A message by the words it ends with: "Pam Beesly, 10:12 AM: See you there". */
export const messageOf = (text: string): Target => ({
  ...article(new RegExp(`: ${escaped(text)}$`)),
  nth: 0,
});

/** A line in the list of chats, however many unread it shows. */
export const chatLine = (name: string, within: Target = list(/^(Chats|Archived chats)$/)): Target =>
  link(new RegExp(`^${escaped(name)}(, .*unread.*)?$`), within);

export const menuOfChat = (name: string): Target => button(`Menu for ${name}`);
