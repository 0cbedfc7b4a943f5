export const SECTIONS = [
  { id: 'profile', name: 'Profile', about: 'Name, about, phone' },
  { id: 'privacy', name: 'Privacy', about: 'Last seen, read receipts, blocked contacts' },
  { id: 'notifications', name: 'Notifications', about: 'Messages, groups, sounds' },
  { id: 'chats', name: 'Chats', about: 'Theme, wallpaper, Enter key' },
  { id: 'security', name: 'Account', about: 'Password' },
  { id: 'shortcuts', name: 'Keyboard shortcuts', about: 'What the keys do' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
