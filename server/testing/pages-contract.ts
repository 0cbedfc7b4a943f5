import type { Request } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#kit/app.ts';
import { operationsOf } from '../rpc.ts';
import type { TestPage, withBrowser } from './browser.ts';
import { hostileTexts } from './garbage.ts';
import { createHttpCaller } from './http.ts';
import type { TestServer } from './test-server.ts';

/** Long enough after the first paint for effects to have asked for more. */
const EFFECTS_MS = 120;

/** What every page owes its visitors: it paints with its data, complains of nothing, and its links lead somewhere. */
export function pagesContract(
  app: App,
  server: { readonly current: TestServer },
  browser: ReturnType<typeof withBrowser>,
): void {
  const addresses = () => addressesOf(app, server.current);
  beforeEach(() => server.current.world.reset());

  describe.each(Object.keys(app.routes))('page %s', (name) => {
    test('paints at once, without complaint, and every link on it resolves', async () => {
      const { page, complaints } = await browser.openPage();
      const http = createHttpCaller(server.current, app);
      for (const path of addresses()[name] ?? []) {
        const asked = await openAndListCalls({ page }, server.current.urlOf(app) + path);
        expect(asked, `${path} asks for data that the server could have inlined`).toEqual([]);
        expect(await page.getByRole('main').count(), `${path} has no main content`).toBe(1);
        for (const href of await ownLinks(page)) {
          const response = await http.fetch(href);
          expect(response.status, `${path} links to ${href}`).toBeLessThan(400);
        }
      }
      expect(complaints).toEqual([]);
    });
  });

  test('every notification leads somewhere', async () => {
    const http = createHttpCaller(server.current, app);
    const { items } = await (await http.fetch('/api/notifications.list')).json();
    for (const { href } of items) if (href) expect((await http.fetch(href)).status, href).toBeLessThan(400);
  });

  test('hostile text in any field is shown as text', async () => {
    const http = createHttpCaller(server.current, app);
    const inputs = server.current.world.read(app, app.examples).inputs ?? {};
    for (const [name, operation] of Object.entries(operationsOf(app))) {
      if (operation.kind !== 'action') continue;
      for (const input of hostileTexts(inputs[name])) await http.call(name, operation, input);
    }
    const { page } = await browser.openPage();
    for (const path of Object.values(addresses()).flat()) {
      await page.goto(server.current.urlOf(app) + path);
      expect(await page.evaluate(() => 'pwned' in window), path).toBe(false);
    }
  });

  test('an unknown address is a 404 with a way back', async () => {
    const { page } = await browser.openPage();
    const response = await page.goto(`${server.current.urlOf(app)}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the start page' }).waitFor();
  });

  test('signing out leads to the sign-in page, and the password back', async () => {
    const { page } = await browser.openPage();
    await page.goto(server.current.urlOf(app));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').fill(server.current.world.facts.owner.email);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('do not match an account').waitFor();
    await page.getByLabel('Password').fill(server.current.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  });
}

/** Every route with the parameters that the app gives as examples. */
function addressesOf(app: App, server: TestServer): Record<string, string[]> {
  const { params = {} } = server.world.read(app, app.examples);
  return Object.fromEntries(
    Object.entries(app.routes).map(([name, { path }]) => {
      if (!/[:*]/.test(path)) return [name, [path]];
      const sets = params[name];
      if (!sets?.length)
        throw new Error(`app.ts of ${app.name} gives no example parameters for the route "${name}".`);
      return [
        name,
        sets.map((set) => path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(set[key] ?? ''))),
      ];
    }),
  );
}

async function openAndListCalls({ page }: Pick<TestPage, 'page'>, url: string): Promise<string[]> {
  const calls: string[] = [];
  /** Pictures are no data: they come when they come. */
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    const asksForData = pathname.startsWith('/api/') && request.resourceType() !== 'image';
    if (asksForData && request.method() === 'GET') calls.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(url);
  await page.locator('#root > *').first().waitFor();
  await page.waitForTimeout(EFFECTS_MS);
  page.off('request', note);
  return calls;
}

const ownLinks = (page: TestPage['page']): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (a) => a.host === location.host,
    );
    return [...new Set(links.map((a) => a.pathname + a.search))];
  });
