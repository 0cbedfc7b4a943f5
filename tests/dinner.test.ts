import { expect, test } from 'vitest';
import gringotts from '#apps/gringotts/app.ts';
import { gringotts as bankOf } from '#apps/gringotts/driver.ts';
import hoolicalendar from '#apps/hoolicalendar/app.ts';
import { hoolicalendar as calendarOf } from '#apps/hoolicalendar/driver.ts';
import hoolichat from '#apps/hoolichat/app.ts';
import { hoolichat as chatOf } from '#apps/hoolichat/driver.ts';
import hoolimail from '#apps/hoolimail/app.ts';
import { hoolimail as mailOf } from '#apps/hoolimail/driver.ts';
import { apps } from '#apps/registry.gen.ts';
import { occupationsOf, personById } from '#kit/people.ts';
import { link, nth } from '#kit/surface/surface.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';

const server = withTestServer();
const browser = withBrowser();
const HOUR_MS = 3600_000;
const MINUTE_MS = 60_000;

/** The first evening from the day after tomorrow on which neither has anything between six and ten. */
function freeEvening(person: string): string {
  return server.current.world.read(hoolicalendar, (ctx) => {
    const today = dayOf(ctx.now, ctx.zone);
    for (let ahead = 2; ahead < 40; ahead++) {
      const day = addDays(today, ahead);
      const from = momentOf(day, '18:00', ctx.zone);
      const until = from + 4 * HOUR_MS;
      const taken = [
        ...occupationsOf(ctx, [person], { from, until }),
        ...ctx.ports.calendar.entries(from, until),
      ];
      if (taken.length === 0) return day;
    }
    throw new Error(`${person} has no evening free.`);
  });
}

const spoken = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));

test('a dinner is planned by chat, calendar, mail and bank, and all of them agree', {
  timeout: 120_000,
}, async () => {
  const { world } = server.current;
  const pam = world.read(hoolichat, (ctx) => personById(ctx, 'pam'));
  const day = freeEvening(pam.id);
  const [chatTab, calendarTab, mailTab, bankTab] = [
    await browser.openPage(),
    await browser.openPage(),
    await browser.openPage(),
    await browser.openPage(),
  ];
  const chat = chatOf(chatTab.surface, server.urlOf(hoolichat));
  const calendar = calendarOf(calendarTab.surface, server.urlOf(hoolicalendar));
  const mail = mailOf(mailTab.surface, server.urlOf(hoolimail));
  const bank = bankOf(bankTab.surface, server.urlOf(gringotts));
  const firstMail = async () => (await mail.inbox.subjects())[0];
  const lastLine = async () => (await chat.chat.messages()).at(-1);

  await chat.open();
  await chat.chats.open(pam.name);
  await chat.write.send(`Are you free for dinner on ${spoken(day)} at 7pm? Cooper's, my treat`);
  world.advanceClock(2 * MINUTE_MS);
  await expect.poll(lastLine).not.toContain('my treat');
  expect(await lastLine()).toMatch(/7|works|yes|sure|there/i);

  await calendar.editor.openNew();
  const [year, month, date] = day.split('-').map(Number);
  await calendar.editor.fill({
    title: 'Dinner with Pam',
    startDate: `${month}/${date}/${year}`,
    startTime: '7:00 PM',
    endTime: '9:00 PM',
    guests: [pam.email],
    location: "Cooper's Seafood House",
  });
  await calendar.editor.save();
  await calendar.answers.notify(true);
  await mail.inbox.open();
  await mail.inbox.openFolder('Sent');
  await expect.poll(firstMail).toMatch(/Dinner with Pam/);

  await mail.inbox.openFolder('Inbox');
  world.advanceClock(10 * MINUTE_MS);
  await expect.poll(firstMail).toMatch(/Dinner with Pam/);
  await mailTab.surface.click(nth(link(/Dinner with Pam/), 0));
  await expect.poll(async () => (await mail.thread.messages()).join(' ')).toMatch(/Pam Beesly <pam/);
  await mail.inbox.open();
  await calendar.grid.open('week', day);
  await calendar.card.open('Dinner with Pam');
  expect(await calendar.card.read('Dinner with Pam')).toMatch(/1 yes|Pam Beesly/);
  const entry = world
    .read(gringotts, (ctx) =>
      ctx.ports.calendar.entries(momentOf(day, '18:00', ctx.zone), momentOf(day, '22:00', ctx.zone)),
    )
    .find(({ title }) => title === 'Dinner with Pam');
  expect(entry?.guests).toContainEqual({ email: pam.email, attendance: 'accepted' });
  expect(entry?.location).toBe("Cooper's Seafood House");

  await bank.zelle.send({ to: /Pam Beesly/, amount: '40', memo: 'Dinner' });
  await mail.inbox.openCategory('Updates');
  await expect.poll(firstMail).toBe('You sent $40.00 to Pam Beesly with Zelle');
  await chat.write.send('Zelled you $40 for the dinner, did it arrive?');
  world.advanceClock(2 * MINUTE_MS);
  await expect.poll(lastLine).not.toContain('did it arrive');
  expect(await lastLine()).toMatch(/40|got it|arrived|here/i);

  for (const app of apps)
    for (const [rule, broken] of Object.entries(app.accountability?.rules ?? {}))
      expect(world.read(app, broken), `${app.name}: ${rule}`).toEqual([]);
  for (const { complaints } of [chatTab, calendarTab, mailTab, bankTab]) expect(complaints).toEqual([]);
});
