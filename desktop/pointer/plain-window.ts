import { PROFILE } from '#home/firefox/settings.ts';
import type { ControlClient } from '../control/control-client.ts';

/** Firefox paints its address bar with stripes while it is watched. Screens are to look as they do for anybody. */
const STYLE = `:root[remotecontrol] .urlbar-background, :root[remotecontrol] #urlbar-background {
  background: var(--toolbar-field-background-color, Field) !important;
}
#remote-control-box { display: none !important; }`;
const PREFERENCE = 'toolkit.legacyUserProfileCustomizations.stylesheets';
const ENDED_WITHIN_S = 10;

/** Before Firefox starts: gives the profile a style that hides that it is watched. */
export async function hideWatching(control: ControlClient): Promise<void> {
  await inProfile(
    control,
    `mkdir -p chrome
cat >chrome/userChrome.css <<'END'
${STYLE}
END
echo 'user_pref("${PREFERENCE}", true);' >user.js`,
  );
}

/** After Firefox was told to close: waits until it has, and leaves the profile as it would be without the style. */
export async function forgetHiding(control: ControlClient): Promise<void> {
  await inProfile(
    control,
    `timeout ${ENDED_WITHIN_S} sh -c 'while pgrep -x firefox-esr >/dev/null; do sleep 0.05; done'
rm -f chrome/userChrome.css user.js
rmdir chrome
sed -i '/${PREFERENCE}/d' prefs.js`,
  );
}

async function inProfile(control: ControlClient, script: string): Promise<void> {
  const { returncode, output } = await control.bash(`set -e\ncd ~/.mozilla/firefox/${PROFILE}\n${script}`);
  if (returncode !== 0) throw new Error(`Cannot prepare the profile of Firefox: ${output}`);
}
