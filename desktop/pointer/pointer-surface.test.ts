import { beforeAll, expect, test } from 'vitest';
import gringottsApp from '#apps/gringotts/app.ts';
import { gringotts } from '#apps/gringotts/driver.ts';
import hoolicalendarApp from '#apps/hoolicalendar/app.ts';
import { hoolicalendar } from '#apps/hoolicalendar/driver.ts';
import hoolimailApp from '#apps/hoolimail/app.ts';
import { hoolimail } from '#apps/hoolimail/driver.ts';
import { button } from '#kit/surface/surface.ts';
import { callAdmin } from '#server/admin-client.ts';
import { withTestPc } from '../testing/with-test-pc.ts';
import type { Step } from './hand.ts';
import { openPointerSurface, type PointerSurface } from './pointer-surface.ts';

const machine = withTestPc();
let surface: PointerSurface;
const steps: Step[] = [];

beforeAll(async () => {
  surface = await openPointerSurface(machine.pc, {
    onStep: (step) => steps.push(step),
    takesScreenshots: true,
  });
}, 60_000);

interface TableDiff {
  table: string;
  inserted: Record<string, unknown>[];
}

async function inserted(table: string): Promise<Record<string, unknown>[]> {
  const tables = await callAdmin<TableDiff[]>(machine.pc.stateDir, 'GET', '/diff');
  return tables.find((each) => each.table === table)?.inserted ?? [];
}

const shell = async (script: string) => (await machine.control.execute(['sh', '-c', script])).output;
const urlOf = (app: { port: number }) => machine.pc.urlOf(app);

test('the driver of the bank sends money with the real mouse and keyboard', async () => {
  const bank = gringotts(surface, urlOf(gringottsApp));
  await bank.zelle.send({ to: /Pam/, amount: '12.34', memo: 'Lunch – thank you' });
  expect(await inserted('gringotts_zelle_payments')).toMatchObject([
    { name: 'Pam Beesly', amount_cents: 1234, memo: 'Lunch – thank you', status: 'completed' },
  ]);
  expect(await surface.currentUrl()).toContain('/zelle/payments/');
});

test('each step is told with what was done and the screen that followed', () => {
  const send = steps.find(({ thought }) => thought === 'Click the button “Send money”');
  expect(send?.actions).toMatchObject([
    { action_type: 'MOVE_TO', x: expect.any(Number) },
    { action_type: 'CLICK', x: expect.any(Number), y: expect.any(Number) },
  ]);
  expect(send?.screenshot?.subarray(1, 4).toString()).toBe('PNG');
});

test('the driver of the mail sends a letter with a file of the PC', async () => {
  const path = (await shell('find ~/Documents -name "*.xlsx" | sort | head -n 1')).trim();
  const mail = hoolimail(surface, urlOf(hoolimailApp));
  await surface.open(urlOf(hoolimailApp));
  const to = ['pam.beesly@dundermifflin.test'];
  await mail.compose.send({ to, subject: 'Grüße <3', body: 'See you at ten.', attach: [path] });
  const subjects = (await inserted('hoolimail_messages')).map(({ subject }) => subject);
  expect(subjects).toContain('Grüße <3');
  expect(await inserted('hoolimail_attachments')).toMatchObject([{ filename: path.split('/').at(-1) }]);
});

test('the driver of the calendar draws and drags events', async () => {
  const calendar = hoolicalendar(surface, urlOf(hoolicalendarApp));
  await calendar.grid.open('week', '2026-04-08');
  await calendar.grid.createByDragging('2026-04-08', ['06:00', '07:30'], 'Rowing lesson');
  const lesson = { title: 'Rowing lesson', starts: '06:00', minutes: 90 };
  await calendar.grid.move(lesson, { day: '2026-04-09', time: '07:15' });
  await expect.poll(() => calendar.grid.eventsOn('2026-04-09')).toContain('Rowing lesson\n7:15 – 8:45am');
});

test('a download is where the browser of the PC has saved it', async () => {
  const bank = gringotts(surface, urlOf(gringottsApp));
  await bank.accounts.open(/Checking/);
  const path = await bank.accounts.exportCsv();
  expect(path).toMatch(/^\/home\/user\/Downloads\/.*\.csv$/);
  expect(await shell(`head -n 1 '${path}'`)).toContain('Date');
});

test('does not choose among several', async () => {
  await expect(surface.click(button())).rejects.toThrow(/^Which one\? There are \d+ of the button\.$/);
});

test('closing leaves no browser, no port to watch it through, and no trace in the profile', async () => {
  expect(await shell('ss -ltn')).toContain(':9222');
  await surface.close();
  expect(await shell('ss -ltn')).not.toContain(':9222');
  expect(await shell('pgrep firefox')).toBe('');
  const traces = 'cd ~/.mozilla/firefox/*.default-esr && ls -d chrome user.js; grep remote prefs.js';
  expect(await shell(traces)).not.toMatch(/chrome|user\.js|debugging/);
});
