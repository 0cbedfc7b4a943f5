import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie } from '../home-source.ts';
import { insertRows, makeSqliteFile } from '../sqlite-file.ts';

const schema = readFileSync(join(import.meta.dirname, 'schemas/cookies.sql'), 'utf8');

const SAME_SITE_LAX = 1;
const SCHEME_HTTP = 1;

/** cookies.sqlite: the sessions of the owner. Cookies are of a host, whatever its port. */
export const cookiesDatabase = (
  cookies: readonly Cookie[],
  { sinceMs, referenceMs }: { sinceMs: number; referenceMs: number },
): Uint8Array =>
  makeSqliteFile({ schema, hasWal: true }, (db) =>
    insertRows(
      db,
      'moz_cookies',
      cookies.map(({ name, value, expiresMs }, index) => ({
        id: index + 1,
        name,
        value,
        host: 'localhost',
        path: '/',
        expiry: expiresMs,
        lastAccessed: referenceMs * 1000,
        // Distinct: Firefox orders cookies by it.
        creationTime: sinceMs * 1000 + index,
        isSecure: 0,
        isHttpOnly: 1,
        sameSite: SAME_SITE_LAX,
        schemeMap: SCHEME_HTTP,
        updateTime: referenceMs * 1000,
      })),
    ),
  );
