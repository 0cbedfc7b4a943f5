import { chromium, type Page } from 'playwright-core';
import hoolichat from '#apps/hoolichat/app.ts';
import { addressOf, cookieOf } from './bench-server.ts';
import { percentile, times } from './statistics.ts';

const ROUNDS = 30;
const CHAT = 1;

/** From a message sent elsewhere until it is to be read on a page that was open all along. */
export async function benchLive(stateDir: string): Promise<Record<string, number>> {
  const url = addressOf(hoolichat.port);
  const cookie = cookieOf(stateDir, hoolichat);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/chats/${CHAT}`, { waitUntil: 'networkidle' });
    const taken = await times(ROUNDS + 1, async (i) => {
      const text = `Round ${i} of the bell`;
      const shown = whenShown(page, text);
      await page.evaluate(() => undefined);
      const sent = performance.timeOrigin + performance.now();
      const response = await fetch(`${url}/api/messages.send`, {
        method: 'POST',
        headers: { cookie },
        body: JSON.stringify({ chatId: CHAT, clientId: `bench-${i}`, text }),
      });
      if (!response.ok) throw new Error(`messages.send answered ${response.status}.`);
      return (await shown) - sent;
    });
    return { 'live.push_p95_ms': percentile(taken.slice(1), 95) };
  } finally {
    await browser.close();
  }
}

/** By the clock of the host: the page's own Date follows the world. */
const whenShown = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
