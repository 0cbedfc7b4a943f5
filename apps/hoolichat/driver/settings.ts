import {
  button,
  link,
  list,
  listitem,
  navigation,
  radio,
  type Surface,
  textbox,
  toggle,
} from '#kit/surface/surface.ts';

export const settingsDriver = (surface: Surface) => ({
  open: (section: string) => surface.click(link(section, navigation('Settings'))),
  theme: (theme: 'Light' | 'Dark' | 'System') => surface.click(radio(theme)),
  wallpaper: (name: string) => surface.click(radio(name)),
  lastSeen: (who: 'Everyone' | 'My contacts' | 'Nobody') => surface.click(radio(who)),
  toggle: (label: string) => surface.click(toggle(label)),
  blocked: () => surface.readAll(listitem(undefined, list('Blocked contacts'))),
  unblock: (name: string) => surface.click(button(`Unblock ${name}`)),
  async about(text: string) {
    await surface.click(button('Edit about'));
    await surface.fill(textbox('About'), text);
    await surface.click(button('Save about'));
    await surface.waitFor(button('Edit about'));
  },
});
