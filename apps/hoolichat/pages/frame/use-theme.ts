import { useLayoutEffect } from 'react';
import type { SettingsView } from '../../rules/views.ts';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts the chosen theme on the document before anything is painted; "system" follows the desktop. */
export function useTheme(theme: SettingsView['theme']): void {
  useLayoutEffect(() => {
    const media = systemDark();
    const apply = () => {
      const isDark = theme === 'dark' || (theme === 'system' && media.matches);
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    };
    apply();
    media.addEventListener('change', apply);
    return () => media.removeEventListener('change', apply);
  }, [theme]);
}
