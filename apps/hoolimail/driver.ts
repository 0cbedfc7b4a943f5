import type { Surface } from '#kit/surface/surface.ts';
import { actionsDriver } from './driver/actions.ts';
import { composeDriver } from './driver/compose.ts';
import { contactsDriver } from './driver/contacts.ts';
import { invitationDriver } from './driver/invitation.ts';
import { listDriver } from './driver/list.ts';
import { settingsDriver } from './driver/settings.ts';
import { threadDriver } from './driver/thread.ts';

/** HooliMail as its user handles it. Tests and oracle solutions are written with this. */
export const hoolimail = (surface: Surface, url: string) => ({
  inbox: listDriver(surface, url),
  thread: threadDriver(surface),
  invitation: invitationDriver(surface),
  actions: actionsDriver(surface),
  compose: composeDriver(surface),
  settings: settingsDriver(surface, url),
  contacts: contactsDriver(surface, url),
  /** The note at the bottom of the page, e.g. /sent/. */
  waitForNote: (words: RegExp) => surface.waitFor({ role: 'dialog', name: words }),
});
