import { expect, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { withBrowser } from './testing/browser.ts';
import { withTestServer } from './testing/test-server.ts';

const server = withTestServer(template);
const browser = withBrowser();

test("the page's Date follows the world clock in every way it can be asked", async () => {
  const { page } = await browser.openPage();
  await page.goto(server.urlOf(template));
  const { now, created, called, parsed, kind } = await page.evaluate(() => ({
    now: Date.now(),
    created: Date.parse(new Date().toISOString()),
    called: Date.parse(Date()),
    parsed: new Date(0).getTime(),
    kind: new Date() instanceof Date,
  }));
  const world = server.current.world.clock.now();
  expect(Math.abs(world - now)).toBeLessThan(3000);
  expect(Math.abs(created - now)).toBeLessThan(1000);
  expect(Math.abs(called - now)).toBeLessThan(2000);
  expect({ parsed, kind }).toEqual({ parsed: 0, kind: true });
});

test('data in the page cannot end its script or start another', async () => {
  const { page, complaints } = await browser.openPage();
  server.current.world.transact(template, (ctx) =>
    template.api['notes.write']?.run(
      ctx,
      { title: '</script><script>window.pwned=1</script><!--', text: '' },
      new Uint8Array(),
    ),
  );
  await page.goto(server.urlOf(template));
  await page.getByRole('link', { name: '</script>' }).waitFor();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(complaints).toEqual([]);
});
