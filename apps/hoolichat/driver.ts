import { link, navigation, type Surface } from '#kit/surface/surface.ts';
import { chatListDriver } from './driver/chat-list.ts';
import { composerDriver } from './driver/composer.ts';
import { conversationDriver } from './driver/conversation.ts';
import { infoDriver } from './driver/info.ts';
import { settingsDriver } from './driver/settings.ts';
import { statusDriver } from './driver/status.ts';

/** HooliChat as its user handles it. */
export const hoolichat = (surface: Surface, url: string) => ({
  open: (path = '/') => surface.open(url + path),
  goTo: (place: 'Chats' | 'Status' | 'Starred' | 'Archived' | 'Settings' | 'Help') =>
    surface.click(link(new RegExp(`^${place}`), navigation('HooliChat'))),
  waitForNote: (text: string | RegExp) => surface.waitFor({ role: 'dialog', name: text }),
  chats: chatListDriver(surface),
  chat: conversationDriver(surface),
  write: composerDriver(surface),
  info: infoDriver(surface),
  status: statusDriver(surface),
  settings: settingsDriver(surface),
});
