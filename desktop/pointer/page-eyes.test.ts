import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import type { Role } from '#kit/surface/surface.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import type { Place, Question } from './page-eyes.ts';

const ROLES: readonly Role[] = [
  ...(['alert', 'article', 'button', 'cell', 'checkbox', 'combobox', 'dialog', 'grid', 'gridcell'] as const),
  ...([
    'group',
    'heading',
    'img',
    'link',
    'list',
    'listbox',
    'listitem',
    'main',
    'menu',
    'menuitem',
  ] as const),
  ...(['navigation', 'option', 'radio', 'region', 'row', 'searchbox', 'spinbutton', 'status'] as const),
  ...(['switch', 'tab', 'table', 'textbox', 'toolbar'] as const),
];
const MOST_OF_A_ROLE = 6;
const MOST_PAGES = 2;

const server = withTestServer();
const browser = withBrowser();
const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'page-eyes.ts'), 'utf8'));
const eyes = `globalThis.mozInnerScreenX = 0; globalThis.mozInnerScreenY = 0; ${source.replaceAll(/^export /gm, '')}`;

const ask = <T>(page: Page, questions: Question[]): Promise<T[]> =>
  page.evaluate(`(() => { ${eyes}; return ${JSON.stringify(questions)}.map(answer); })()`);

/** What each finds of a role, and by each name, where they differ. */
async function differences(page: Page, role: Role): Promise<string[]> {
  const [texts = []] = await ask<string[]>(page, [{ ask: 'texts', wanted: { role } }]);
  const count = await page.getByRole(role).count();
  if (count !== texts.length) return [`${role}: ${texts.length} instead of ${count}`];
  const some = [...texts.keys()].slice(0, MOST_OF_A_ROLE);
  const places = await ask<Place>(
    page,
    some.map((nth) => ({ ask: 'place', wanted: { role, nth } })),
  );
  const wrong = await Promise.all(
    places.map(async ({ name }, nth) => {
      if (name === '') return null;
      const exact = page.getByRole(role, { name, exact: true });
      const isThere = await exact.and(page.getByRole(role).nth(nth)).count();
      return isThere === 1 ? null : `${role} ${nth} is not called “${name}”`;
    }),
  );
  return wrong.filter((each) => each !== null);
}

test.each(apps.map((app) => [app.slug, app] as const))(
  'finds in %s what Playwright finds, by the same names',
  async (_, app) => {
    const { page } = await browser.openPage();
    const paths = Object.values(app.routes).map(({ path }) => path);
    for (const path of paths.filter((each) => !/[:*]/.test(each)).slice(0, MOST_PAGES)) {
      await page.goto(server.urlOf(app) + path);
      await page.locator('#root > *').first().waitFor();
      const found = await Promise.all(ROLES.map((role) => differences(page, role)));
      expect(found.flat(), path).toEqual([]);
    }
  },
);
