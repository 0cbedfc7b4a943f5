import { button, heading, menuitem, nth, region, type Surface, textbox } from '#kit/surface/surface.ts';

export type AnswerWord = 'Yes' | 'Maybe' | 'No';

/** Invitations in mails: on the page of a mail, and right in a list. */
export const invitationDriver = (surface: Surface) => {
  const card = (title: string) => nth(region(`Invitation: ${title}`), 0);
  const chip = (title: string) => button(new RegExp(`^Answer invitation ${escaped(title)},`));
  return {
    waitFor: (title: string) => surface.waitFor(heading(title, card(title))),
    read: (title: string) => surface.read(card(title)),
    async answer(title: string, answer: AnswerWord, { note }: { note?: string } = {}) {
      if (note !== undefined) {
        await surface.click(button('Add a note', card(title)));
        await surface.fill(textbox(/^Note to/, card(title)), note);
      }
      await surface.click(button(answer, card(title)));
      await surface.waitFor(answered(answer, title));
    },
    async answerInList(title: string, answer: AnswerWord) {
      await surface.click(chip(title));
      await surface.click(menuitem(answer));
      await surface.waitFor(answered(answer, title));
    },
    readChip: (title: string) => surface.read(chip(title)),
    hasChip: (title: string) => surface.isVisible(chip(title)),
  };
};

/** The note at the bottom of the page. */
const answered = (answer: AnswerWord, title: string) => ({
  role: 'dialog' as const,
  name: new RegExp(`answered ${answer.toLowerCase()} to “${escaped(title)}”`),
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
