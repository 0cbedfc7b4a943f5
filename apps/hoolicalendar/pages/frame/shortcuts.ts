import { createShortcuts } from '#kit/page/shortcuts.tsx';
import { shortcutFor } from './shortcut-list.ts';

export const { ShortcutsProvider, useShortcuts } = createShortcuts(() => shortcutFor);
