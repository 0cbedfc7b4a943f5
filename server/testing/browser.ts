import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createPlaywrightSurface } from '#kit/surface/playwright-surface.ts';
import type { Surface } from '#kit/surface/surface.ts';

export interface TestPage {
  readonly page: Page;
  readonly surface: Surface;
  /** What went wrong in the page: console errors, uncaught exceptions, failed and outgoing requests. */
  readonly complaints: string[];
}

/**
 * One Chromium for a test file. Each page has a profile of its own, or shares one of the file without its cookies,
 * which spares loading the same scripts in every test.
 */
export function withBrowser({ sharesProfile = false } = {}): { openPage(): Promise<TestPage> } {
  let browser: Browser;
  let shared: BrowserContext | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
  });
  afterAll(() => browser?.close());
  return {
    async openPage() {
      const context = shared ?? (await newProfile(browser));
      if (sharesProfile) shared = context;
      await context.clearCookies();
      const page = await context.newPage();
      onTestFinished(() => (sharesProfile ? page : context).close());
      return { page, surface: createPlaywrightSurface(page), complaints: collectComplaints(context) };
    },
  };
}

async function newProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 650 },
    acceptDownloads: true,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

/** Of one test: those of the tests before it are in lists of their own. */
function collectComplaints(context: BrowserContext): string[] {
  for (const event of ['console', 'weberror', 'request'] as const) context.removeAllListeners(event);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      complaints.push(`left the machine: ${request.url()}`);
  });
  return complaints;
}
