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

type Setting = string | number | boolean;

/** prefs.js: what the owner chose and has been asked. Not user.js, which would undo at every start what is chosen later. */
export const preferences = ({ homepage, sinceMs }: { homepage: string; sinceMs: number }): string =>
  Object.entries({
    'browser.startup.page': 1,
    'browser.startup.homepage': homepage,
    'browser.toolbars.bookmarks.visibility': 'always',
    ...asked(sinceMs),
    ...still,
  } satisfies Record<string, Setting>)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .sort()
    .join('');

/** Questions and tours that a browser in use has behind it. */
const asked = (sinceMs: number): Record<string, Setting> => ({
  'browser.aboutwelcome.didSeeFinalScreen': true,
  'browser.bookmarks.restore_default_bookmarks': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionPolicyAcceptedVersion': 2,
  'datareporting.policy.dataSubmissionPolicyNotifiedTime': String(sinceMs),
  'termsofuse.acceptedDate': String(sinceMs),
  'termsofuse.acceptedVersion': 999,
  'termsofuse.firstAcceptedDate': String(sinceMs),
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
});

/** Nothing on a page moves that nobody moved: whoever watches the screen can tell when it is done. */
const still: Record<string, Setting> = {
  'general.smoothScroll': false,
  'ui.caretBlinkTime': 0,
  'ui.prefersReducedMotion': 1,
};
