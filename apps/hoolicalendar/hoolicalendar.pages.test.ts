import { readFileSync, renameSync } from 'node:fs';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allPeople } from '#kit/people.ts';
import { button, combobox, dialog, heading, textbox } from '#kit/surface/surface.ts';
import { addDays, weekdayOf } from '#kit/time.ts';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { eventNamed } from './driver/targets.ts';
import { hoolicalendar } from './driver.ts';
import { type Occurrence, viewOccurrences } from './service/occurrences.ts';

const server = withTestServer();
const browser = withBrowser();

beforeEach(() => server.current.world.reset());

/** The calendar in a browser. At the end of the test nothing may have been complained of. */
async function openCalendar() {
  const { page, surface, complaints } = await browser.openPage();
  const calendar = hoolicalendar(surface, server.urlOf(app));
  onTestFinished(() => expect(complaints).toEqual([]));
  return { page, surface, calendar };
}

/** A Wednesday two months ahead: far from what is seeded, its neighbours in the same week wherever weeks begin. */
function wednesdayAhead(): string {
  const { today } = server.current.world.read(app, (ctx) => viewOccurrences(ctx, { view: 'day', day: '' }));
  const day = addDays(today, 60);
  return addDays(day, (10 - weekdayOf(day)) % 7);
}

const asTyped = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};

const upcoming = (fits: (one: Occurrence) => boolean): Occurrence => {
  const { occurrences } = server.current.world.read(app, (ctx) =>
    viewOccurrences(ctx, { view: 'agenda', day: '' }),
  );
  const found = occurrences.find(fits);
  if (!found) throw new Error('The seeded month holds no such event.');
  return found;
};

describe('with the mouse', () => {
  test('an event is drawn, moved, lengthened and put back; a click on it opens it', async () => {
    const { calendar, surface, page } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open('week', day);
    await calendar.grid.createByDragging(day, ['06:00', '07:30'], 'Rowing lesson');
    await expect.poll(() => calendar.grid.eventsOn(day)).toContain('Rowing lesson\n6 – 7:30am');
    const lesson = { title: 'Rowing lesson', starts: '06:00', minutes: 90 };
    await calendar.grid.move(lesson, { day: addDays(day, 1), time: '07:15' });
    await expect
      .poll(() => calendar.grid.eventsOn(addDays(day, 1)))
      .toContain('Rowing lesson\n7:15 – 8:45am');
    await calendar.grid.resize('Rowing lesson', { day: addDays(day, 1), time: '10:00' });
    await expect.poll(() => calendar.grid.eventsOn(addDays(day, 1))).toContain('Rowing lesson\n7:15 – 10am');
    await calendar.answers.undo();
    await expect
      .poll(() => calendar.grid.eventsOn(addDays(day, 1)))
      .toContain('Rowing lesson\n7:15 – 8:45am');
    await calendar.card.open('Rowing lesson');
    await page.reload();
    await surface.waitFor(heading('Rowing lesson', dialog('Rowing lesson')));
    await page.goBack();
    await surface.waitUntilGone(dialog('Rowing lesson'));
  });

  test('Escape lets go of an event where it was', async () => {
    const { calendar, page } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open('week', day);
    await calendar.grid.createByDragging(day, ['06:00', '07:00'], 'Choir');
    const box = await page.getByRole('button', { name: /^Choir, / }).boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 150, at.y + 100, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await calendar.grid.eventsOn(day)).toContain('Choir\n6 – 7am');
    expect(await page.getByRole('dialog', { name: 'Choir' }).count()).toBe(0);
  });

  test('in a month days are drawn and dragged, and full days show their count', async () => {
    const { calendar, page } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open('month', day);
    await calendar.grid.createInMonth([day, addDays(day, 2)], 'Trade fair');
    await calendar.grid.moveInMonth('Trade fair', addDays(day, 1));
    await calendar.answers.waitForNote(/moved/);
    await calendar.grid.openEvent('Trade fair');
    const days = await calendar.card.read('Trade fair');
    expect(days).toMatch(/Thursday, .* – Saturday, /);
    await calendar.grid.open('month', upcoming(({ allDay }) => !allDay).startDay);
    await page
      .getByRole('button', { name: /more on/ })
      .first()
      .click();
    const rest = page.getByRole('dialog', { name: /^Events on/ }).getByRole('button');
    const name = (await rest.last().getAttribute('aria-label')) ?? '';
    await rest.last().click();
    const card = page.getByRole('dialog').getByRole('heading', { level: 2 });
    expect(name.startsWith(`${await card.innerText()}, `)).toBe(true);
  });
});

describe('what repeats', () => {
  test('a custom rule; one is moved, all are renamed, the following are deleted', async () => {
    const { calendar, surface } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.editor.openNew();
    await calendar.editor.fill({
      title: 'Fencing',
      startDate: asTyped(day),
      startTime: '6:00 AM',
      endTime: '7:00 AM',
    });
    await calendar.editor.repeatCustom({
      every: 2,
      unit: 'week',
      on: ['Friday'],
      until: asTyped(addDays(day, 40)),
    });
    await calendar.editor.save();
    await surface.waitFor(dialog('Fencing'));
    expect(await calendar.card.read('Fencing')).toMatch(/Every 2 weeks on Wednesday and Friday, until/);
    await calendar.card.close('Fencing');
    await calendar.grid.move(
      { title: 'Fencing', starts: '06:00', minutes: 60 },
      { day: addDays(day, 1), time: '06:30' },
    );
    await calendar.answers.scope('this');
    await expect.poll(() => calendar.grid.eventsOn(addDays(day, 1))).toContain('Fencing\n6:30 – 7:30am');
    expect(await calendar.grid.eventsOn(addDays(day, 2))).toContain('Fencing\n6 – 7am');
    await calendar.grid.open('week', addDays(day, 14));
    await calendar.card.open('Fencing');
    await calendar.card.edit('Fencing');
    await calendar.editor.fill({ title: 'Sabre' });
    await calendar.editor.save();
    await calendar.answers.scope('all');
    await calendar.answers.waitForNote(/saved/);
    await calendar.grid.open('week', day);
    expect(await calendar.grid.eventsOn(addDays(day, 2))).toContain('Sabre\n6 – 7am');
    await calendar.grid.open('week', addDays(day, 14));
    await calendar.card.open('Sabre');
    await calendar.card.remove('Sabre');
    await calendar.answers.scope('following');
    await calendar.grid.waitUntilGone('Sabre');
    await calendar.grid.open('week', addDays(day, 28));
    expect(await calendar.grid.has('Sabre')).toBe(false);
    await calendar.grid.open('week', day);
    await calendar.grid.waitFor('Sabre');
  });
});

describe('with others', () => {
  test('guests are found by name, a time is found for all, and invitations go out', async () => {
    const { calendar, surface, page } = await openCalendar();
    const [guest] = server.current.world.read(app, allPeople);
    if (!guest) throw new Error('The owner knows nobody.');
    await calendar.editor.openNew();
    await calendar.editor.fill({ title: 'Budget talk' });
    await page.getByRole('combobox', { name: 'Add guests' }).pressSequentially(guest.name.slice(0, 5));
    await page.getByRole('option', { name: new RegExp(guest.name) }).click();
    await calendar.editor.findTime.open();
    expect((await calendar.editor.findTime.suggestions()).length).toBeGreaterThan(1);
    const before = await calendar.editor.read('Start time');
    await calendar.editor.findTime.chooseFirst();
    const chosen = `${await calendar.editor.read('Start date')} ${await calendar.editor.read('Start time')}`;
    expect(chosen).toMatch(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/);
    expect(before).toMatch(/[AP]M$/);
    await calendar.editor.save();
    await calendar.answers.notify(true);
    await calendar.answers.waitForNote(/invitations sent/);
    await surface.waitFor(dialog('Budget talk'));
    expect(await calendar.card.read('Budget talk')).toContain(guest.name);
    await calendar.card.mailGuests('Budget talk', 'Please bring last year’s numbers.');
    await calendar.answers.waitForNote(/Mail sent to 1 guest/);
  });

  test('an invitation is declined with a note, and is struck through', async () => {
    const { calendar, surface } = await openCalendar();
    const { title, startDay, isRecurring } = upcoming(
      ({ answer, allDay }) => answer === 'unanswered' && !allDay,
    );
    await calendar.grid.open('day', startDay);
    await calendar.card.open(title);
    await calendar.card.answer(title, 'No', 'I am away that day.');
    if (isRecurring) await calendar.answers.scope('this');
    await calendar.answers.waitForNote(/answer is sent/);
    await surface.waitFor(
      button(new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}, .*declined`)),
    );
    await calendar.settings.open();
    await calendar.settings.toggle('Show declined events');
    await calendar.answers.waitForNote(/Settings saved/);
    await calendar.grid.open('day', startDay);
    expect(await surface.isVisible(eventNamed(title))).toBe(false);
  });
});

describe('words and files', () => {
  test('who presses into the search while a card is open types into the search', async () => {
    const { calendar, page } = await openCalendar();
    await calendar.grid.open();
    await calendar.quickAdd('Lunch with Pam Friday noon');
    const card = page.getByRole('dialog', { name: 'Lunch with Pam' });
    await card.waitFor();
    await page.getByRole('searchbox', { name: 'Search events' }).click();
    await card.waitFor({ state: 'hidden' });
    await page.keyboard.type('lunch with');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=lunch%20with$/);
  });

  test('one line adds an event; search finds it; the trash gives it back', async () => {
    const { calendar } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open();
    const said = await calendar.quickAdd(`Beekeeping talk on ${asTyped(day)} 7pm at the Grange`);
    expect(said).toContain('Beekeeping talk');
    expect(said).toMatch(/7 – 8pm/);
    expect((await calendar.search.find('beekeeping')).join()).toContain('Beekeeping talk');
    await calendar.search.open(/^Beekeeping talk/);
    await calendar.card.remove('Beekeeping talk');
    await calendar.grid.waitUntilGone('Beekeeping talk');
    expect((await calendar.trash.titles()).join()).toContain('Beekeeping talk');
    await calendar.trash.restore('Beekeeping talk');
    await calendar.grid.open('week', day);
    await calendar.grid.waitFor('Beekeeping talk');
  });

  test('a calendar is made, saved as a file and read back', async () => {
    const { calendar, surface } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open('week', day);
    await calendar.calendars.create('Garden', 'Pine');
    await calendar.grid.clickSlot(day, '06:00');
    await surface.fill(textbox('Title'), 'Sow peas');
    await surface.choose(combobox('Calendar'), 'Garden');
    await surface.click(button('Save'));
    await calendar.grid.waitFor('Sow peas');
    await calendar.calendars.toggle('Garden');
    await calendar.grid.waitUntilGone('Sow peas');
    await calendar.calendars.toggle('Garden');
    await calendar.grid.waitFor('Sow peas');
    const file = `${await calendar.files.export('Garden')}.ics`;
    renameSync(file.slice(0, -4), file);
    expect(readFileSync(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Sow peas/);
    await calendar.grid.open('week', day);
    await calendar.calendars.remove('Garden');
    expect(await calendar.grid.has('Sow peas')).toBe(false);
    expect(await calendar.files.import(file)).toMatch(/1 event imported, 0 updated, 0 skipped/);
    await calendar.grid.open('week', day);
    await calendar.grid.waitFor('Sow peas');
  });

  test('tasks are added, renamed, put in order by dragging, and done', async () => {
    const { calendar, surface } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.tasks.open();
    await calendar.tasks.add('Return the ladder', asTyped(day));
    await calendar.tasks.rename('Return the ladder', 'Return both ladders');
    await calendar.answers.waitForNote(/Task saved/);
    await surface.open(`${server.urlOf(app)}/tasks`);
    const [first = ''] = (await calendar.tasks.titles()).map((text) => text.split('\n')[0] ?? '');
    await surface.press('End');
    await surface.waitFor(button('Edit Return both ladders'));
    await calendar.grid.open('week', day);
    await calendar.grid.waitFor('Return both ladders');
    await calendar.tasks.open();
    const second = (await calendar.tasks.titles())[1]?.split('\n')[0] ?? '';
    await calendar.tasks.moveTo(second, first);
    await expect.poll(async () => (await calendar.tasks.titles())[0]?.split('\n')[0]).toBe(second);
    await surface.open(`${server.urlOf(app)}/tasks`);
    expect((await calendar.tasks.titles())[0]?.split('\n')[0]).toBe(second);
    await calendar.tasks.complete(second);
    await surface.waitUntilGone({ role: 'listitem', name: second });
    await calendar.answers.waitForNote(/Task completed/);
  });
});

describe('by keyboard alone', () => {
  test('views, steps, create, move, delete and take back', async () => {
    const { calendar, surface, page } = await openCalendar();
    const day = wednesdayAhead();
    await calendar.grid.open('week', day);
    await surface.press('d');
    await expect.poll(() => surface.currentUrl()).toContain(`/day/${day}`);
    await surface.press('j');
    await expect.poll(() => surface.currentUrl()).toContain(`/day/${addDays(day, 1)}`);
    await surface.press('w');
    await expect.poll(() => surface.currentUrl()).toContain('/week/');
    await surface.press('c');
    await surface.waitFor(dialog('Create'));
    await surface.type('Stamp club');
    await surface.press('Enter');
    await surface.waitUntilGone(dialog('Create'));
    await surface.press('t');
    await calendar.grid.waitFor('Stamp club');
    const club = page.getByRole('button', { name: /^Stamp club, / });
    const before = await club.getAttribute('aria-label');
    await club.focus();
    await surface.press('Alt+ArrowUp');
    await surface.press('Alt+Shift+ArrowDown');
    await surface.press('Enter');
    await calendar.answers.waitForNote(/moved/);
    await expect.poll(() => club.getAttribute('aria-label')).not.toBe(before);
    await club.focus();
    await surface.press('Delete');
    await calendar.grid.waitUntilGone('Stamp club');
    await surface.press('z');
    await calendar.grid.waitFor('Stamp club');
    await surface.press('?');
    await surface.waitFor(dialog('Keyboard shortcuts'));
  });
});

describe('settings and mistakes', () => {
  test('weeks begin on Monday and leave out weekends when the owner says so', async () => {
    const { calendar, page } = await openCalendar();
    await calendar.settings.open();
    await calendar.settings.setWeekStart('Monday');
    await calendar.answers.waitForNote(/Settings saved/);
    await calendar.settings.toggle('Show weekends');
    await expect
      .poll(() => page.getByRole('switch', { name: 'Show weekends' }).getAttribute('aria-checked'))
      .toBe('false');
    await calendar.grid.open('week', wednesdayAhead());
    const columns = page.getByRole('main').getByRole('list', { name: /day, / });
    expect(
      await columns.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0])),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  });

  test('an end before the start is told beside the field and cannot be saved', async () => {
    const { calendar, surface } = await openCalendar();
    await calendar.editor.openNew();
    await calendar.editor.fill({ title: 'Backwards', startTime: '9:00 AM', endTime: '8:00 AM' });
    await surface.waitFor({ role: 'alert' });
    expect(await surface.read({ role: 'alert' })).toContain('must end after it starts');
    await calendar.editor.fill({ endTime: '9:45 AM' });
    await surface.waitUntilGone({ role: 'alert' });
    await calendar.editor.save();
    await surface.waitFor(dialog('Backwards'));
  });
});
