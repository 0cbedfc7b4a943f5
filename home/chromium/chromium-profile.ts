import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie, HomePart } from '../home-source.ts';
import { insertRows, makeSqliteFile } from '../sqlite-file.ts';

const schema = readFileSync(join(import.meta.dirname, 'cookies.sql'), 'utf8');

const FOLDER = '.config/mypc-apps';

/** Of a browser that was closed as it should be, so that it neither greets nor offers to restore. */
const PREFERENCES = {
  browser: {
    check_default_browser: false,
    has_seen_welcome_page: true,
    // Named after host and path of the page: one for all apps. Beside the dock and below the bar of a screen of 1280 by 800.
    app_window_placement: {
      'localhost_/': {
        ...{ left: 140, top: 60, right: 1210, bottom: 770, maximized: false },
        ...{ work_area_left: 0, work_area_top: 0, work_area_right: 1280, work_area_bottom: 800 },
      },
    },
  },
  profile: { exit_type: 'Normal', exited_cleanly: true, password_manager_enabled: false },
  credentials_enable_service: false,
  translate: { enabled: false },
};

/** The browser in which apps open as windows of their own, signed in like the owner's Firefox. */
export const chromiumProfile: HomePart = async ({ cookies, life: { referenceMs } }, home) => {
  await home.write(`${FOLDER}/First Run`, '', referenceMs);
  await home.write(`${FOLDER}/Default/Preferences`, JSON.stringify(PREFERENCES), referenceMs);
  await home.write(`${FOLDER}/Default/Cookies`, cookiesDatabase(cookies, referenceMs), referenceMs);
};

/** `net::CookieSameSite`, `CookiePriority`, `CookieSourceScheme` and `CookieSourceType`. */
const [SAME_SITE_LAX, PRIORITY_MEDIUM, SCHEME_HTTP, SOURCE_HTTP] = [1, 1, 1, 1];
const ANY_PORT = -1;

const cookiesDatabase = (cookies: readonly Cookie[], referenceMs: number): Uint8Array =>
  makeSqliteFile({ schema }, (db) =>
    insertRows(
      db,
      'cookies',
      cookies.map(({ name, value, expiresMs }) => ({
        creation_utc: chromiumTime(referenceMs),
        host_key: 'localhost',
        top_frame_site_key: '',
        name,
        value,
        encrypted_value: new Uint8Array(),
        path: '/',
        expires_utc: chromiumTime(expiresMs),
        is_secure: 0,
        is_httponly: 1,
        last_access_utc: chromiumTime(referenceMs),
        has_expires: 1,
        is_persistent: 1,
        priority: PRIORITY_MEDIUM,
        samesite: SAME_SITE_LAX,
        source_scheme: SCHEME_HTTP,
        source_port: ANY_PORT,
        last_update_utc: chromiumTime(referenceMs),
        source_type: SOURCE_HTTP,
        has_cross_site_ancestor: 1,
      })),
    ),
  );

const SECONDS_1601_TO_1970 = 11_644_473_600n;

/** Microseconds since 1601: more than a number holds exactly. */
const chromiumTime = (ms: number): bigint => (BigInt(ms) + SECONDS_1601_TO_1970 * 1000n) * 1000n;
