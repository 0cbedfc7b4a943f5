import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlaywrightSurface, pickOption } from '../surface/playwright-surface.ts';

const folder = import.meta.dirname;
let origin: string;
let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let files: Map<string, string | Uint8Array>;

async function buildGallery(): Promise<Map<string, string | Uint8Array>> {
  const entry = `
    import '${folder}/kit.css';
    import { createRoot } from 'react-dom/client';
    import { Gallery } from '${folder}/Gallery.tsx';
    import { Toaster } from '${folder}/toast.tsx';
    import { createElement } from 'react';
    const root = createRoot(document.getElementById('root'));
    root.render([createElement(Gallery, { key: 1 }), createElement(Toaster, { key: 2 })]);`;
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'gallery-entry',
        resolveId: (id) => (id === 'gallery-entry' ? `${folder}/gallery-entry.tsx` : undefined),
        load: (id) => (id === `${folder}/gallery-entry.tsx` ? entry : undefined),
      },
      react(),
      tailwindcss(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'gallery-entry' } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
  );
}

beforeAll(async () => {
  [files, browser] = await Promise.all([
    buildGallery(),
    chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }),
  ]);
  const paths = [...files.keys()];
  const script = paths.find((path) => path.includes('gallery-entry') && path.endsWith('.js'));
  const style = paths.find((path) => path.endsWith('.css'));
  files.set(
    '/',
    `<!doctype html><html lang="en"><title>Gallery</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${style}"><div id="root"></div><script type="module" src="${script}"></script></html>`,
  );
  const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
  server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const type = types[path.split('.').at(-1) as keyof typeof types] ?? 'text/html';
    response.writeHead(files.has(path) ? 200 : 404, { 'content-type': type, 'cache-control': 'max-age=600' });
    response.end(files.get(path));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  context = await browser.newContext({ viewport: { width: 1280, height: 650 } });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  await page?.close();
  page = await context.newPage();
  page.setDefaultTimeout(5000);
  problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  return () => expect(problems).toEqual([]);
});

const value = (role: 'textbox' | 'combobox', name: string) =>
  page.getByRole(role, { name, exact: true }).inputValue();
const chips = () =>
  page
    .getByRole('button', { name: /^Remove (?!formatting)/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

describe('choosing', () => {
  it('selects with the mouse and with the keyboard', async () => {
    const select = page.getByRole('combobox', { name: 'From account' });
    await select.click();
    await pickOption(page.getByRole('option', { name: 'Growth Savings' }));
    await expect.poll(() => select.textContent()).toContain('Growth Savings');
    await select.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => select.textContent()).toContain('Freedom Card');
  });

  it('finds an option by typing', async () => {
    await page.getByRole('combobox', { name: 'Fly from' }).pressSequentially('new yo');
    await pickOption(page.getByRole('option', { name: 'LaGuardia' }));
    await expect.poll(() => value('combobox', 'Fly from')).toBe('New York, LaGuardia (LGA)');
  });

  it('takes tags by suggestion, comma, tab, paste and leaving, and removes with Backspace', async () => {
    const input = page.getByRole('combobox', { name: 'To', exact: true });
    await input.pressSequentially('marc');
    await pickOption(page.getByRole('option', { name: 'Marcus Webb' }));
    await input.pressSequentially('mari');
    await page.getByRole('option', { name: 'Maria Ortiz' }).waitFor();
    await input.press('Enter');
    await input.pressSequentially('comma@x.org,');
    await input.pressSequentially('tab@x.org');
    await input.press('Tab');
    await input.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'paste@x.org; "Lee, Bo" <bo@x.org>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await input.pressSequentially('leave@x.org');
    await page.getByRole('heading', { name: 'Choices' }).click();
    await input.press('Backspace');
    expect(await chips()).toEqual(
      ['Ann Lee', 'not an address', 'Marcus Webb', 'Maria Ortiz']
        .concat(['comma@x.org', 'tab@x.org', 'paste@x.org', 'bo@x.org'])
        .map((name) => `Remove ${name}`),
    );
  });
});

describe('dates', () => {
  it('takes a typed date and refuses an impossible and a too early one', async () => {
    const input = page.getByRole('textbox', { name: 'Send on' });
    await input.fill('4/25/2026');
    await input.press('Enter');
    await page.getByText('2026-04-25', { exact: true }).waitFor();
    await input.fill('2026-02-31');
    await input.blur();
    await page.getByText('Enter a real date').waitFor();
    await input.fill('4/1/2026');
    await input.blur();
    await page.getByText('Choose 04/15/2026 or later.').waitFor();
  });

  it('walks the calendar by keyboard from the chosen day', async () => {
    await page.getByRole('textbox', { name: 'Send on' }).press('ArrowDown');
    await page
      .getByRole('button', { name: /April 20th.*selected/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => value('textbox', 'Send on')).toBe('04/21/2026');
  });

  it('takes a range in two clicks', async () => {
    await page.getByRole('textbox', { name: 'Check-in' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar for Stay' });
    await calendar.getByRole('button', { name: /May 14/ }).click();
    await calendar.getByRole('button', { name: /May 18/ }).click();
    await page.getByText('2026-05-14 to 2026-05-18').waitFor();
  });

  it('takes a time from the list and typed', async () => {
    const input = page.getByRole('combobox', { name: 'Time' });
    await input.click();
    await pickOption(page.getByRole('option', { name: '8:15 PM' }));
    await page.getByText('20:15', { exact: true }).waitFor();
    await input.fill('6p');
    await input.press('Enter');
    await page.getByText('18:00', { exact: true }).waitFor();
  });
});

describe('overlays', () => {
  it('closes a dialog with Escape and gives the focus back to the button, past a field with autoFocus', async () => {
    const opener = page.getByRole('button', { name: 'Edit payee' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Edit payee' });
    await dialog.getByRole('textbox', { name: 'Usual amount' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();
  });

  it('goes from a menu by arrows to a confirmation that waits for its action', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Archive' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('alertdialog', { name: 'Cancel this payment?' });
    const button = confirm.getByRole('button', { name: 'Cancel payment' });
    await button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await confirm.waitFor({ state: 'detached' });
    await page
      .getByRole('dialog', { name: 'Payment cancelled' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
  });

  it('runs the action of a toast', async () => {
    await page.getByRole('button', { name: 'Toast with undo' }).click();
    await page
      .getByRole('dialog', { name: 'Conversation archived' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByRole('dialog', { name: 'Restored' }).waitFor();
  });
});

describe('table', () => {
  it('sorts, opens a row anywhere on it and leaves its buttons alone', async () => {
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByRole('button', { name: 'Amount' }).click();
    expect(await table.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await table.getByRole('button', { name: 'Dispute' }).first().click();
    expect(page.url()).toBe(`${origin}/`);
    await table.getByText('Utilities').click({ force: true });
    expect(page.url()).toContain('transaction=3');
  });

  it('ticks a range with shift', async () => {
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByRole('checkbox', { name: /^Select Giant/ }).click();
    await table.getByRole('checkbox', { name: /^Select Port/ }).click({ modifiers: ['Shift'] });
    expect(await table.getByRole('checkbox', { checked: true }).count()).toBe(4);
  });
});

it('reads a chart with the arrow keys', async () => {
  await page.getByRole('group', { name: /^Spending by month/ }).press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('status').filter({ hasText: 'Nov' }).textContent()).toContain('$1,760');
});

it('refuses a file that is too big', async () => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add receipts' }).click();
  const big = { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6_000_000) };
  await (await choosing).setFiles(big);
  await page.getByText('big.pdf is 6 MB. The limit is 5 MB').waitFor();
});

it('writes bold text and links', async () => {
  const editor = page.getByRole('textbox', { name: 'Message' });
  await editor.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Thanks ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('textbox', { name: 'Link address' }).fill('example.com/a');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.innerHTML()).toContain('<strong>Thanks </strong><a');
  expect(await editor.innerHTML()).toContain('href="https://example.com/a"');
});

describe('dragging', () => {
  const items = (list: string) =>
    page.getByRole('list', { name: list }).getByRole('listitem').allInnerTexts();
  const surface = () => createPlaywrightSurface(page);
  const hours = { role: 'group', name: 'Hours' } as const;
  const at = (text: string) => page.getByText(text, { exact: false }).first().waitFor();

  it('puts a list in order with the mouse and with the keyboard', async () => {
    const line = (nth: number) =>
      ({ role: 'listitem', within: { role: 'list', name: 'Stops' }, nth }) as const;
    await surface().drag(line(0), line(2));
    await expect.poll(() => items('Stops')).toEqual(['Pharmacy', 'Hardware store', 'Bakery', 'Post office']);
    await page.getByRole('button', { name: 'Reorder Post office' }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
    await expect.poll(() => items('Stops')).toEqual(['Pharmacy', 'Hardware store', 'Post office', 'Bakery']);
  });

  it('carries a card to an empty column, and a paper onto a folder', async () => {
    await surface().drag(
      { role: 'button', name: 'Move Call the printer' },
      { role: 'list', name: 'Cards in Done' },
    );
    await expect.poll(() => items('Cards in Done')).toEqual(['Call the printer']);
    expect(await items('Cards in To do')).toEqual(['Order chairs', 'Book a room']);
    await surface().drag({ role: 'button', name: 'Lease' }, { role: 'region', name: 'Folder Kitchen' });
    await at('Kitchen: Lease');
  });

  it('moves, resizes, creates, scrolls at the edge, cancels with Escape and moves by keys', async () => {
    const rehearsal = { role: 'button', name: 'Rehearsal' } as const;
    const { width } = (await page.getByRole('group', { name: 'Hours' }).boundingBox()) ?? { width: 0 };
    await surface().dragBy(rehearsal, { x: width / 3, y: 42 });
    await at('Rehearsal: Tuesday 03:00 to 04:00');
    await surface().dragBy(rehearsal, { x: 0, y: 21 }, { x: 0.5, y: 0.97 });
    await at('Rehearsal: Tuesday 03:00 to 04:30');
    await surface().dragBy(rehearsal, { x: 0, y: 10 }, { x: 0.5, y: 0.03 });
    await at('Rehearsal: Tuesday 03:15 to 04:30');
    await surface().drag(hours, hours, { from: { x: 0.1, y: 1.1 / 24 }, to: { x: 0.1, y: 2.5 / 24 } });
    await at('Plan 1: Monday 01:00 to 02:30');
    const start = await page.getByRole('button', { name: 'Rehearsal' }).boundingBox();
    await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 60, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await at('Rehearsal: Tuesday 03:15 to 04:30');
    await page.getByRole('button', { name: 'Rehearsal' }).focus();
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+Shift+ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await at('Rehearsal: Monday 03:30 to 05:00');
    const box = await page.getByRole('button', { name: 'Rehearsal' }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.mouse.down();
    const pane = await page.getByRole('group', { name: 'Hours' }).locator('..').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 24, (pane?.y ?? 0) + (pane?.height ?? 0) - 4, { steps: 6 });
    const top = () =>
      page
        .getByRole('group', { name: 'Hours' })
        .locator('..')
        .evaluate((node) => node.scrollTop);
    await expect.poll(top).toBeGreaterThan(200);
    await page.mouse.up();
    await expect.poll(() => page.getByText('Rehearsal: Monday').innerText()).not.toContain('03:30');
  });
});
