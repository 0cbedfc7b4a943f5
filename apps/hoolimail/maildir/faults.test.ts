import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { mirrorMaildir } from './mirror.ts';

test('a full disk delays the mirror and loses nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  const { world } = openTestWorld<Api>(app);
  const home = mkdtempSync(join(tmpdir(), 'mypc-maildir-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  let failing = true;
  let reads = 0;
  const mirror = mirrorMaildir({
    homeDir: home,
    transact: (work) => world.transact(app, work),
    read(work) {
      if (failing && ++reads > 40) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return world.read(app, work);
    },
  });
  onTestFinished(() => mirror.stop());
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), 20_000);
  failing = false;
  await mirror.idle();
  const files = ['', '.Archive', '.Sent', '.Drafts', '.Outbox', '.Spam', '.Trash'].flatMap((folder) =>
    ['new', 'cur'].flatMap((sub) => readdirSync(join(home, 'Maildir', folder, sub))),
  );
  const total = world.readAll((db) => db.get<{ n: number }>('select count(*) as n from hoolimail_messages'));
  expect(files).toHaveLength(total?.n ?? 0);
});
