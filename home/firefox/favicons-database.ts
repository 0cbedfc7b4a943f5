import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import { insertRows, makeSqliteFile } from '../sqlite-file.ts';
import { appUrl } from './page-views.ts';
import type { Place } from './places.ts';
import { urlHash } from './url-hash.ts';

const schema = readFileSync(join(import.meta.dirname, 'schemas/favicons.sql'), 'utf8');
const appsDir = join(import.meta.dirname, '../../apps');

const WEEK_MS = 7 * 86_400_000;
/** What Firefox notes as the width of a drawing that has none. */
const ANY_WIDTH = 65_535;

/** favicons.sqlite: the icons of the apps, which are kept as they were served. */
export function faviconsDatabase(
  apps: readonly App[],
  places: readonly Place[],
  referenceMs: number,
): Uint8Array {
  const icons = apps.map(({ slug }, index) => ({ id: index + 1, slug, page: appUrl(slug) }));
  const pages = icons.flatMap((icon) =>
    places.filter(({ url }) => url.startsWith(icon.page)).map(({ url }) => ({ url, iconId: icon.id })),
  );
  const expire_ms = referenceMs + WEEK_MS;
  return makeSqliteFile({ schema, hasWal: true }, (db) => {
    insertRows(
      db,
      'moz_icons',
      icons.map(({ id, slug, page }) => ({
        id,
        icon_url: `${page}icon.svg`,
        fixed_icon_url_hash: urlHash(`${new URL(page).host}/icon.svg`),
        width: ANY_WIDTH,
        expire_ms,
        data: readFileSync(join(appsDir, slug, 'icon.svg')),
      })),
    );
    insertRows(
      db,
      'moz_pages_w_icons',
      pages.map(({ url }, index) => ({ id: index + 1, page_url: url, page_url_hash: urlHash(url) })),
    );
    insertRows(
      db,
      'moz_icons_to_pages',
      pages.map(({ iconId }, index) => ({ page_id: index + 1, icon_id: iconId, expire_ms })),
    );
    db.exec('ANALYZE');
  });
}
