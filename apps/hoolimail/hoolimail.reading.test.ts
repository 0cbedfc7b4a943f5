import { readFileSync } from 'node:fs';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { button, dialog, heading, textbox } from '#kit/surface/surface.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { mailInBrowser } from './mail-in-browser-for-tests.ts';
import { attachments, messages } from './schema/mail.ts';
import { from, type IcsEvent, icsOf } from './service/ics-for-tests.ts';

const server = withTestServer();
const { openMail, subjectsWith } = mailInBrowser(server, withBrowser({ sharesProfile: true }));
const DAY_MS = 24 * 3600_000;

describe('lists', () => {
  test('archive shows at once, and Undo brings it back', async () => {
    const { mail } = await openMail();
    const [subject = ''] = subjectsWith();
    await mail.inbox.archive(subject);
    await mail.inbox.waitUntilGone(subject);
    await mail.waitForNote(/Conversation archived/);
    await mail.inbox.undo();
    await mail.inbox.waitFor(subject);
  });

  test('a star puts a conversation among the starred, also after a reload', async () => {
    const { mail } = await openMail();
    const [subject = ''] = subjectsWith(sql`not ${messages.starred}`);
    await mail.inbox.star(subject);
    await mail.inbox.openFolder('Starred');
    await mail.inbox.waitFor(subject);
    await mail.inbox.open('/mail/starred');
    expect(await mail.inbox.subjects()).toContain(subject);
  });

  test('select several, label them, and find them under the label', async () => {
    const { mail, surface } = await openMail();
    const [one = '', two = ''] = subjectsWith();
    await mail.inbox.select(one, two);
    await surface.click(button('Labels'));
    await surface.click(button('Create new'));
    await surface.fill(textbox('Label name'), 'Errands');
    await surface.click(button('Create', dialog('New label')));
    await mail.waitForNote(/2 conversations added to “Errands”/);
    await mail.inbox.openFolder('Errands');
    await mail.inbox.waitFor(one);
    expect((await mail.inbox.subjects()).toSorted()).toEqual([one, two].toSorted());
  });

  test('snooze, delete, report as spam, and move from the toolbar', async () => {
    const { mail } = await openMail();
    const [one = '', two = '', three = '', four = ''] = subjectsWith();
    await mail.inbox.snooze(one, /^Tomorrow/);
    await mail.inbox.waitUntilGone(one);
    await mail.inbox.select(two);
    await mail.actions.trash();
    await mail.inbox.select(three);
    await mail.actions.spam();
    await mail.inbox.select(four);
    await mail.actions.moveTo('Work');
    await mail.waitForNote(/moved to “Work”/);
    for (const [folder, subject] of [
      ['Snoozed', one],
      ['Trash', two],
      ['Spam', three],
      ['Work', four],
    ] as const) {
      await mail.inbox.openFolder(folder);
      await mail.inbox.waitFor(subject);
    }
  });

  test('select all of a list, on this page and the others', async () => {
    const { mail, page } = await openMail('/mail/all');
    await mail.inbox.selectPage();
    await mail.inbox.selectWhole();
    await mail.actions.more('Mark as unread');
    await mail.waitForNote(/[\d,]+ conversations marked as unread/);
    expect(await page.getByText(/selected/).count()).toBe(0);
  });

  test('older and newer pages live in the address', async () => {
    const { mail, surface } = await openMail('/mail/all');
    const first = await mail.inbox.subjects();
    await mail.inbox.older();
    await expect.poll(() => surface.currentUrl()).toContain('page=2');
    await expect.poll(() => mail.inbox.subjects()).not.toEqual(first);
    await mail.inbox.newer();
    await expect.poll(() => mail.inbox.subjects()).toEqual(first);
  });
});

describe('new mail', () => {
  test('appears at once, in the list and in the counts', async () => {
    const { mail, page } = await openMail();
    const before = await page.title();
    server.current.world.transact(app, (ctx) =>
      ctx.ports.mail.deliver({
        from: { name: 'Billy', email: 'billy@example.com' },
        subject: 'The elevator works again',
        html: '<p>Take it.</p>',
        category: 'primary',
      }),
    );
    await mail.inbox.waitFor('The elevator works again');
    await expect.poll(() => page.title()).not.toBe(before);
  });
});

describe('invitations', () => {
  const title = 'Swim at the quarry';
  const arrive = (changes: Partial<IcsEvent> = {}) =>
    server.current.world.transact(app, (ctx) => {
      const event = { method: 'REQUEST', uid: 'quarry@elsewhere.test', title, sequence: 0 } as const;
      const text = icsOf(ctx.owner.email, { ...event, startsAt: ctx.now + 200 * DAY_MS, ...changes });
      const bytes = Buffer.from(text);
      const attachments = [{ filename: 'invite.ics', type: 'text/calendar; method=REQUEST', bytes }];
      ctx.ports.mail.deliver({ from, subject: 'Come along', html: '', category: 'primary', attachments });
    });

  test('are answered in the list and on the page, and canceled before the reader’s eyes', async () => {
    arrive();
    const { mail, page } = await openMail();
    await mail.invitation.answerInList(title, 'Maybe');
    await expect.poll(() => mail.invitation.readChip(title)).toMatch(/Maybe/);
    await mail.inbox.openThread('Come along');
    await mail.invitation.waitFor(title);
    expect(await mail.invitation.read(title)).toMatch(/The old quarry.*Robin Reyes \(organizer\)/s);
    await mail.invitation.answer(title, 'Yes', { note: 'I bring towels.' });
    await expect.poll(() => mail.invitation.read(title)).toMatch(/You said yes/);
    await mail.inbox.openFolder('Sent');
    await mail.inbox.openThread('Come along');
    await mail.thread.expandAll();
    await page.frameLocator('iframe').last().getByText('I bring towels.').waitFor();
    arrive({ method: 'CANCEL', sequence: 1 });
    await expect.poll(() => mail.invitation.read(title)).toMatch(/This event was canceled/);
    await mail.inbox.openFolder('Inbox');
    await expect.poll(() => mail.invitation.hasChip(title)).toBe(false);
  });
});

describe('search', () => {
  test('finds by sender and words, marks them, and counts', async () => {
    const { mail, page } = await openMail();
    const found = await mail.inbox.search('from:holly');
    expect(found.length).toBeGreaterThan(0);
    expect(await page.locator('mark').first().innerText()).toMatch(/holly/i);
    await page.getByText(new RegExp(`1–${found.length} of \\d+`)).waitFor();
    expect(await mail.inbox.search('zzzznothing')).toEqual([]);
    await page.getByText('No conversations match your search').waitFor();
  });

  test('the advanced form writes the query, and makes a filter of it', async () => {
    const { mail, surface } = await openMail();
    const form = dialog('Advanced search');
    await surface.click(button('Show search options'));
    await surface.fill(textbox('From', form), 'holly');
    await surface.click({ role: 'checkbox', name: 'Has attachment', within: form });
    await surface.click(button('Search mail', form));
    await surface.waitFor(heading('Search results for from:holly has:attachment'));
    await surface.click(button('Show search options'));
    await surface.click(button('Create filter', form));
    await mail.settings.filters.fill({ actions: ['Star it'] });
    const filters = await mail.settings.filters.all();
    expect(filters.some((text) => /from:\(holly\).*has:attachment/s.test(text) && /Star it/.test(text))).toBe(
      true,
    );
  });
});

describe('reading', () => {
  test('opening reads a conversation, and Back leads to its list', async () => {
    const { mail, surface, page } = await openMail();
    const [subject = ''] = subjectsWith(eq(messages.unread, true));
    const before = await page.title();
    await mail.inbox.openThread(subject);
    await mail.thread.waitFor(subject);
    await mail.thread.back();
    await surface.waitFor({ role: 'table', name: 'Conversations' });
    await expect.poll(() => page.title()).not.toBe(before);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Inbox · HooliMail$/);
  });

  test('an attachment is downloaded as it is', async () => {
    const { mail, surface } = await openMail();
    const file = server.current.world.read(app, (ctx) =>
      ctx.db
        .select({
          filename: attachments.filename,
          size: attachments.size,
          threadId: messages.threadId,
          text: messages.subject,
        })
        .from(attachments)
        .innerJoin(messages, eq(messages.id, attachments.messageId))
        .where(eq(messages.place, 'inbox'))
        .orderBy(desc(messages.at))
        .get(),
    );
    await mail.inbox.open(`/threads/${file?.threadId}`);
    if (await surface.isVisible(button('Expand all'))) await mail.thread.expandAll();
    const path = await mail.thread.download(file?.filename ?? '');
    expect(readFileSync(path).length).toBe(file?.size);
  });

  test('mail is shown in a frame without scripts, and links open elsewhere', async () => {
    const { mail, page } = await openMail();
    const [subject = ''] = subjectsWith();
    await mail.inbox.openThread(subject);
    const frame = page.locator('iframe').last();
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(await frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
    const box = await frame.boundingBox();
    expect(box?.height).toBeGreaterThan(40);
  });

  test('print view', async () => {
    const { mail, surface } = await openMail();
    const [subject = ''] = subjectsWith();
    await mail.inbox.openThread(subject);
    await mail.thread.waitFor(subject);
    await mail.inbox.open(`${new URL(await surface.currentUrl()).pathname}/print`);
    await surface.waitFor(button('Print'));
    await surface.waitFor(heading(subject));
  });

  test('the keyboard moves, selects, archives, undoes and goes', async () => {
    const { mail, surface, page } = await openMail();
    const [first = '', second = ''] = await mail.inbox.subjects();
    await surface.press('j');
    await surface.press('j');
    await surface.press('e');
    await mail.inbox.waitUntilGone(second);
    await mail.waitForNote(/archived/);
    await surface.press('z');
    await mail.inbox.waitFor(second);
    await surface.press('g');
    await surface.press('s');
    await expect.poll(() => surface.currentUrl()).toContain('/mail/starred');
    await surface.press('g');
    await surface.press('i');
    await mail.inbox.waitFor(first);
    await surface.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search mail');
    await surface.press('Escape');
    await surface.press('?');
    await surface.waitFor(dialog('Keyboard shortcuts'));
  });
});
