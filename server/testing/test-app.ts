import { describe } from 'vitest';
import type { App } from '#kit/app.ts';
import { withBrowser } from './browser.ts';
import { operationsContract } from './operations-contract.ts';
import { pagesContract } from './pages-contract.ts';
import { withTestServer } from './test-server.ts';

/** The contract every app passes, over a real server and a real browser. Determinism of seeds is in tests/. */
export function testApp(app: App): void {
  describe(`${app.name} keeps the contract of an app`, () => {
    const server = withTestServer(app);
    const browser = withBrowser();
    operationsContract(app, server);
    pagesContract(app, server, browser);
  });
}
