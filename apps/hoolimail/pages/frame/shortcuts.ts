import { createShortcuts } from '#kit/page/shortcuts.tsx';
import { createKeyReader } from './shortcut-list.ts';

export const { ShortcutsProvider, useShortcuts } = createShortcuts(createKeyReader);
