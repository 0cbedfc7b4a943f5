import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { button, combobox, dialog, heading, link, nth, region, textbox } from '#kit/surface/surface.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { mailInBrowser } from './mail-in-browser-for-tests.ts';
import { messages } from './schema/mail.ts';
import { deliver } from './service/deliver.ts';

const server = withTestServer();
const { openMail, subjectsWith } = mailInBrowser(server, withBrowser({ sharesProfile: true }));

describe('writing', () => {
  const text = { to: ['pam@example.com'], subject: 'Budget for the fish', body: 'It needs a bigger bowl.' };

  test('a mail is sent with copy and file, and lies in Sent', async () => {
    const { mail } = await openMail();
    const path = join(server.current.stateDir, 'bowl.txt');
    writeFileSync(path, 'forty liters');
    await mail.compose.send({ ...text, cc: ['kevin@example.com'], attach: [path] });
    await mail.waitForNote(/Message sent/);
    await mail.inbox.openFolder('Sent');
    await mail.inbox.openThread(text.subject);
    await mail.thread.waitFor(text.subject);
    expect(await mail.thread.readText(/^Message from/)).toContain('It needs a bigger bowl.');
    expect(readFileSync(await mail.thread.download('bowl.txt'), 'utf8')).toBe('forty liters');
  });

  test('Undo takes a sent mail back into the compose window', async () => {
    const { mail, surface } = await openMail();
    await mail.compose.send(text);
    await mail.compose.undoSend();
    await surface.waitFor(dialog(/New message|Budget/));
    expect(await surface.read(textbox('Subject'))).toBe(text.subject);
    await surface.click(button('Save and close'));
    await mail.inbox.openFolder('Drafts');
    await mail.inbox.waitFor(text.subject);
  });

  test('a draft saves itself, survives a reload, and can be discarded', async () => {
    const { mail, surface, page } = await openMail();
    await mail.compose.start(text);
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => surface.currentUrl()).toMatch(/compose=\d+/);
    await page.reload();
    await surface.waitFor(textbox('Subject'));
    expect(await surface.read(textbox('Subject'))).toBe(text.subject);
    expect(await surface.read(textbox('Message body'))).toContain('bigger bowl');
    await mail.compose.discard();
    await mail.waitForNote(/Draft discarded/);
    await mail.inbox.open('/mail/drafts');
    expect(await mail.inbox.subjects()).not.toContain(text.subject);
  });

  test('a mail is scheduled for a day and time, and cancelled again', async () => {
    const { mail } = await openMail();
    await mail.compose.schedule(text, { date: '12/24/2027', time: '9:30 AM' });
    await mail.waitForNote(/Send scheduled for .*Dec 24, 2027, 9:30/);
    await mail.inbox.openFolder('Scheduled');
    await mail.inbox.openThread(text.subject);
    await mail.thread.cancelScheduled();
    await mail.waitForNote(/draft again/);
    await mail.inbox.openFolder('Drafts');
    await mail.inbox.waitFor(text.subject);
  });

  test('what is missing is said beside the message', async () => {
    const { mail, surface, page } = await openMail();
    await mail.compose.start({ subject: 'To nobody' });
    await surface.click(button('Send'));
    await page.getByText('Add at least one recipient.').waitFor();
    await surface.fill(combobox('To'), 'not an address');
    await surface.press('Enter');
    await surface.click(button('Send'));
    await page.getByText('Correct or remove it.').waitFor();
  });

  test('reply, reply all and forward stand in the conversation', async () => {
    const subject = 'Seats for the finale';
    server.current.world.transact(app, (ctx) =>
      deliver(ctx, {
        from: { name: 'Robin', email: 'robin@example.com' },
        cc: [{ name: 'Kim', email: 'kim@example.com' }],
        ...{ subject, html: '<p>Who sits where?</p>', category: 'primary' },
      }),
    );
    const { mail, page } = await openMail();
    await mail.inbox.openThread(subject);
    await mail.thread.waitFor(subject);
    await mail.compose.reply({ body: 'First answer.' });
    await mail.waitForNote(/Message sent/);
    await page.frameLocator('iframe').last().getByText('First answer.').waitFor();
    await mail.inbox.open();
    await mail.inbox.openThread(subject);
    await mail.compose.replyAll({ body: 'To everybody.' });
    await mail.waitForNote(/Message sent/);
    await mail.inbox.open();
    await mail.inbox.openThread(subject);
    await mail.compose.forward({ to: ['pam@example.com'], body: 'Look at this.' });
    await mail.inbox.openFolder('Sent');
    await mail.inbox.waitFor(subject);
  });

  test('a reply that was begun and left leaves no draft', async () => {
    const { mail, surface } = await openMail();
    const [subject = ''] = subjectsWith();
    await mail.inbox.openThread(subject);
    await mail.compose.startReply({});
    await mail.inbox.openFolder('Drafts');
    await surface.waitFor(heading('Drafts'));
    await expect.poll(() => mail.inbox.has(subject)).toBe(false);
  });

  test('templates are saved from a draft and inserted into another', async () => {
    const { mail, surface, page } = await openMail();
    await mail.compose.start({ subject: 'Weekly numbers', body: 'Numbers are up.' });
    await mail.compose.saveAsTemplate('Numbers');
    await mail.waitForNote(/Template “Numbers” saved/);
    await mail.compose.discard();
    await mail.compose.start({});
    await mail.compose.insertTemplate('Numbers');
    await page.getByRole('textbox', { name: 'Message body' }).getByText('Numbers are up.').waitFor();
    expect(await surface.read(textbox('Subject'))).toBe('Weekly numbers');
  });
});

describe('settings and people', () => {
  test('the signature is saved and stands in a new mail', async () => {
    const { mail, surface } = await openMail();
    await mail.settings.setSignature('Michael, the boss');
    await mail.compose.start({});
    expect(await surface.read(textbox('Message body'))).toContain('Michael, the boss');
  });

  test('a vacation responder is set', async () => {
    const { mail, surface } = await openMail();
    await mail.settings.setVacation({ subject: 'In Jamaica', body: 'Back on Monday.' });
    await mail.inbox.open('/settings/general');
    expect(await surface.read(textbox('Vacation subject'))).toBe('In Jamaica');
  });

  test('labels nest, are renamed and removed', async () => {
    const { mail, surface } = await openMail();
    await mail.settings.labels.create({ name: 'Taxes', under: 'Work', color: 'Purple' });
    await mail.settings.labels.rename('Work/Taxes', 'Taxes 2025');
    await surface.waitFor(link('Work/Taxes 2025'));
    await mail.settings.labels.remove('Work/Taxes 2025');
    await mail.waitForNote(/Label “Taxes 2025” removed/);
  });

  test('a filter applies to what is there', async () => {
    const { mail } = await openMail();
    await mail.settings.labels.create({ name: 'Found' });
    await mail.settings.filters.create({ from: 'holly', label: 'Found', applyToExisting: true });
    await mail.inbox.openFolder('Found');
    await expect.poll(async () => (await mail.inbox.subjects()).length).toBeGreaterThan(0);
    await mail.settings.filters.remove(/^Delete filter from:\(holly\)/);
    await mail.waitForNote(/Filter deleted/);
  });

  test('a contact is added, changed, written to and removed', async () => {
    const { mail, surface } = await openMail();
    await mail.contacts.add({ name: 'Ping Test', email: 'ping@example.com', phone: '555 0100' });
    await mail.contacts.edit('Ping Test', { company: 'Pong Inc.' });
    await surface.waitFor(region('Contact details'));
    expect(await surface.read(region('Contact details'))).toContain('Pong Inc.');
    await mail.contacts.sendMail();
    await surface.waitFor(button('Remove ping@example.com'));
    await mail.compose.discard();
    await mail.contacts.remove('Ping Test');
  });

  test('a list is left, and a sender blocked and unblocked', async () => {
    const { mail, surface } = await openMail();
    const found = server.current.world.read(app, (ctx) =>
      ctx.db
        .select({ threadId: messages.threadId, name: messages.fromName, email: messages.fromEmail })
        .from(messages)
        .where(sql`${messages.listId} is not null and ${messages.place} = 'inbox'`)
        .orderBy(desc(messages.at))
        .get(),
    );
    await mail.inbox.open(`/threads/${found?.threadId}`);
    await mail.thread.unsubscribe();
    await mail.waitForNote(/You unsubscribed from/);
    await mail.thread.block(/^Message from/, found?.name || found?.email || '');
    await mail.waitForNote(/is blocked/);
    await mail.settings.unblock(found?.email ?? '');
    await surface.waitFor(nth(heading('Lists you left'), 0));
  });
});
