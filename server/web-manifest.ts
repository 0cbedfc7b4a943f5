import type { App } from '#kit/app.ts';

/** What a browser needs to open an app as a window of its own; nothing for apps that live in a tab. */
export const webManifest = ({ name, standalone }: App) =>
  standalone && {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: standalone.themeColor,
    background_color: standalone.backgroundColor,
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };

/** For the head of every page of the app. */
export const manifestTags = ({ standalone }: App): string =>
  standalone
    ? `\n<link rel="manifest" href="/manifest.webmanifest">\n<meta name="theme-color" content="${standalone.themeColor}">`
    : '';
