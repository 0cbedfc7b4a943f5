import type { Bookmark } from './bookmarks.ts';

/** Of the directory /usr/lib/firefox-esr, by which Firefox knows the profile of an installation; without it, it makes its own. */
const INSTALLATION = '3B6073811A6ABF12';

export const PROFILE = 'user.default-esr';

export const PROFILES_INI = `[Profile0]
Name=default-esr
IsRelative=1
Path=${PROFILE}
Default=1

[General]
StartWithLastProfile=1
Version=2

[Install${INSTALLATION}]
Default=${PROFILE}
Locked=1
`;

export const INSTALLS_INI = `[${INSTALLATION}]
Default=${PROFILE}
Locked=1
`;

/** xulstore.json: how the window was left. */
export const WINDOW = JSON.stringify({
  'chrome://browser/content/browser.xhtml': {
    'main-window': { screenX: '0', screenY: '0', width: '1280', height: '800', sizemode: 'maximized' },
  },
});

/** The tiles of a new tab, in one row. */
const PINNED = 8;

/**
 * prefs.js: what the owner chose. Not user.js, which would undo at every start what is chosen later; and not what holds for
 * every Firefox of this computer, which the image says.
 */
export const preferences = (homepage: string, toolbar: readonly Bookmark[]): string =>
  Object.entries({
    'browser.newtabpage.pinned': JSON.stringify(
      toolbar.slice(0, PINNED).map(({ url, title }) => ({ url, label: title })),
    ),
    'browser.startup.homepage': homepage,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
