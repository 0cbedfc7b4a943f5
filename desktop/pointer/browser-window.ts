import type { ControlClient } from '../control/control-client.ts';
import type { Hand } from './hand.ts';
import type { Page } from './page-eyes.ts';
import { until } from './until.ts';
import type { WatchedFirefox } from './watched-firefox.ts';

const FILE_DIALOG = 'File Upload';

/** Goes to an address by the address bar, and waits for the app that is there. */
export async function visit(firefox: WatchedFirefox, hand: Hand, url: string): Promise<void> {
  const look = () => firefox.ask<Page>({ ask: 'page' });
  const before = await look();
  await hand.act('Go to the address bar', [{ action_type: 'HOTKEY', keys: ['ctrl', 'l'] }]);
  await until('reach the address bar', async () => !(await look())?.hasFocus || null);
  await hand.act(`Go to ${url}`, [
    { action_type: 'TYPING', text: url },
    // The bar completes what is typed by what it remembers.
    { action_type: 'PRESS', key: 'delete' },
    { action_type: 'PRESS', key: 'enter' },
  ]);
  await until(`open ${url}`, async () => {
    const page = await look();
    return page?.isReady && page.began !== before?.began ? page : null;
  });
}

/** Chooses a file of the PC in the dialog that is about to open. */
export async function chooseFile(control: ControlClient, hand: Hand, path: string): Promise<void> {
  const isOpen = () =>
    control.activateWindow(FILE_DIALOG).then(
      () => true,
      () => null,
    );
  await until('see the file dialog', isOpen);
  await hand.act(`Choose the file ${path}`, [
    { action_type: 'HOTKEY', keys: ['ctrl', 'l'] },
    { action_type: 'TYPING', text: path },
    { action_type: 'PRESS', key: 'enter' },
  ]);
}
