import {
  button,
  dialog,
  heading,
  menuitem,
  nth,
  radio,
  type Surface,
  textbox,
} from '#kit/surface/surface.ts';
import { card, eventNamed } from './targets.ts';

export type ScopeName = 'this' | 'following' | 'all';

const SCOPES: Record<ScopeName, string> = {
  this: 'This event',
  following: 'This and following events',
  all: 'All events',
};

/** The questions that a change of a series, or of an event with guests, asks. */
export const answersDriver = (surface: Surface) => ({
  async scope(scope: ScopeName) {
    const asked = dialog(/recurring event$/);
    await surface.click(radio(SCOPES[scope], asked));
    await surface.click(button('OK', asked));
    await surface.waitUntilGone(asked);
  },
  async notify(isTold: boolean) {
    const asked = dialog(/ guests\?$/);
    await surface.click(button(isTold ? 'Send' : 'Don’t send', asked));
    await surface.waitUntilGone(asked);
  },
  /** Takes back what was done last. */
  undo: () => surface.click(nth(button('Undo'), 0)),
  /** The note at the bottom of the page, e.g. /moved/. */
  waitForNote: (words: RegExp) => surface.waitFor({ role: 'dialog', name: words }),
});

/** An event's card beside its place in the grid. */
export const cardDriver = (surface: Surface) => {
  const open = async (title: string) => {
    await surface.click(eventNamed(title));
    await surface.waitFor(heading(title, card(title)));
  };
  return {
    open,
    read: (title: string) => surface.read(card(title)),
    close: (title: string) => surface.click(button('Close', card(title))),
    edit: (title: string) => surface.click(button('Edit event', card(title))),
    remove: (title: string) => surface.click(button('Delete event', card(title))),
    async duplicate(title: string) {
      await surface.click(button('Options', card(title)));
      await surface.click(menuitem('Duplicate'));
    },
    /** Yes, No or Maybe to an invitation, with a note to who invited. */
    async answer(title: string, answer: 'Yes' | 'No' | 'Maybe', note?: string) {
      if (note) {
        await surface.click(button('Add a note', card(title)));
        await surface.fill(textbox('Note to the organizer'), note);
      }
      await surface.click(button(answer, card(title)));
    },
    async mailGuests(title: string, message: string) {
      await surface.click(button('Email guests', card(title)));
      await surface.fill(textbox('Message', dialog('Email guests')), message);
      await surface.click(button('Send', dialog('Email guests')));
      await surface.waitUntilGone(dialog('Email guests'));
    },
  };
};
