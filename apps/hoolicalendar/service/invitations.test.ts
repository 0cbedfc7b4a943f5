import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '#kit/tables.ts';
import { brokenLines } from '../ics/lines-for-tests.ts';
import { readCalendar } from '../ics/read-calendar.ts';
import { at, openCalendarWorld } from './calendar-for-tests.ts';

const HOUR_MS = 3600_000;

interface Mail {
  id: number;
  state: string;
  subject: string;
  to: string;
  fromEmail: string;
  thread: number;
  ics: string;
}

function open() {
  const calendar = openCalendarWorld();
  const { world } = calendar;
  const first =
    world.readAll((db) => db.get<{ id: number }>(sql`select max(id) as id from hoolimail_messages`)).id ?? 0;
  const mails = () =>
    world.readAll((db) =>
      db.all<Mail>(
        sql`select m.id, state, subject, "to", from_email as fromEmail, thread_id as thread, cast(a.bytes as text) as ics from hoolimail_messages m left join hoolimail_attachments a on a.message_id = m.id where m.id > ${first} order by m.id`,
      ),
    );
  const people = world.readAll((db) =>
    db.all<{ name: string; email: string }>(sql`select name, email from kit_people order by id`),
  );
  const [known] = people;
  if (!known) throw new Error('Nobody is known.');
  return { ...calendar, mails, known };
}

test('an invitation is mailed, answered in character, and the answer is in the calendar and in the mail', () => {
  const { create, mails, known, advance, get, act, world } = open();
  const { eventId } = create(
    {
      title: 'Chili night',
      ...at('2026-05-06T19:00', 90),
      guests: [{ email: known.email }, { email: 'stranger@else.test' }],
      location: 'Kitchen',
    },
    { notify: true },
  );
  const [sent] = mails();
  expect(sent?.subject).toMatch(/^Invitation: Chili night @ Wed May 6, 2026, 7:00 PM – 8:30 PM \(EDT\)$/);
  const ics = readCalendar(sent?.ics ?? '', 'UTC');
  expect(brokenLines(sent?.ics ?? '')).toEqual([]);
  expect(ics).toMatchObject({
    method: 'REQUEST',
    events: [{ sequence: 0, attendees: [{ answer: 'unanswered' }, { email: 'stranger@else.test' }] }],
  });
  advance(48 * HOUR_MS);
  const answered = get(eventId).guests;
  expect(answered.find(({ email }) => email === known.email)?.answer).not.toBe('unanswered');
  expect(answered.find(({ email }) => email === 'stranger@else.test')?.answer).toBe('unanswered');
  const [, reply, ...rest] = mails();
  expect(rest).toEqual([]);
  expect(reply).toMatchObject({ fromEmail: known.email, thread: sent?.thread });
  expect(reply?.subject).toMatch(/^(Accepted|Declined|Tentatively accepted): Chili night @/);
  expect(readCalendar(reply?.ics ?? '', 'UTC')).toMatchObject({
    method: 'REPLY',
    events: [{ attendees: [{ email: known.email }] }],
  });

  act('events.move', { eventId, scope: 'all', ...at('2026-05-07T19:00', 90), notify: true });
  expect(get(eventId).guests.find(({ email }) => email === known.email)?.answer).toBe('unanswered');
  expect(mails().at(-1)?.subject).toMatch(/^Updated invitation: Chili night @ Thu May 7/);
  act('events.delete', { eventId, scope: 'all', notify: true });
  const cancelled = readCalendar(mails().at(-1)?.ics ?? '', 'UTC');
  expect(cancelled).toMatchObject({ method: 'CANCEL', events: [{ status: 'cancelled', sequence: 2 }] });
  const count = mails().length;
  advance(48 * HOUR_MS);
  expect(mails()).toHaveLength(count);
  expect(failedJobs(world)).toEqual([]);
});

const failedJobs = (world: ReturnType<typeof openCalendarWorld>['world']) =>
  world.readAll((db) => db.select().from(jobs).where(eq(jobs.state, 'failed')).orderBy(desc(jobs.id)).all());

test('guests that leave are told so, new ones are invited, nobody is told without notice', () => {
  const { create, act, mails, known } = open();
  const { eventId } = create({ title: 'Quiet', guests: [{ email: known.email }] });
  expect(mails()).toEqual([]);
  act('events.update', {
    eventId,
    scope: 'all',
    changes: { guests: [{ email: 'new@else.test' }] },
    notify: true,
  });
  expect(mails().map(({ subject, to }) => [subject.split(':')[0], JSON.parse(to)[0].email])).toEqual([
    ['Canceled event', known.email],
    ['Invitation', 'new@else.test'],
  ]);
});

const invitation = (lines: string[], { method = 'REQUEST', sequence = 0 } = {}) =>
  [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//x//y//EN',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      'UID:their-event@else.test',
    ],
    ...[
      'DTSTAMP:20260401T000000Z',
      `SEQUENCE:${sequence}`,
      'SUMMARY:Their event',
      'ORGANIZER;CN=Erika:mailto:erika@else.test',
    ],
    ...[...lines, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

test('an invitation of somebody else comes by mail, is changed, answered and called off', () => {
  const { transact, ask, mails } = open();
  const uid = 'their-event@else.test';
  const receive = (ics: string) => transact((ctx) => ctx.ports.calendar.receive(ics));
  const card = () => transact((ctx) => ctx.ports.calendar.invitation(uid));
  const first = invitation(['DTSTART:20260506T230000Z', 'DTEND:20260507T000000Z']);
  receive(first);
  receive(first);
  expect(card()).toMatchObject({
    title: 'Their event',
    answer: 'unanswered',
    organizer: { name: 'Erika' },
    cancelled: false,
  });
  expect(
    ask('occurrences.list', { from: '2026-05-06', to: '2026-05-07' }).filter(
      ({ title }) => title === 'Their event',
    ),
  ).toHaveLength(1);

  transact((ctx) => ctx.ports.calendar.answer(uid, 'accepted', 'Gladly'));
  transact((ctx) => ctx.ports.calendar.answer(uid, 'accepted'));
  expect(mails().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Accepted: Their event @/)]);
  expect(readCalendar(mails()[0]?.ics ?? '', 'UTC')).toMatchObject({
    method: 'REPLY',
    events: [{ uid, attendees: [{ answer: 'accepted' }] }],
  });

  receive(invitation(['DTSTART:20260507T230000Z', 'DTEND:20260508T000000Z'], { sequence: 1 }));
  expect(card()).toMatchObject({ answer: 'unanswered', startsAt: Date.UTC(2026, 4, 7, 23) });
  receive(first);
  expect(card()).toMatchObject({ startsAt: Date.UTC(2026, 4, 7, 23) });
  receive(invitation(['DTSTART:20260507T230000Z'], { method: 'CANCEL', sequence: 2 }));
  expect(card()).toMatchObject({ cancelled: true });
  expect(
    ask('occurrences.list', { from: '2026-05-01', to: '2026-05-09' }).filter(
      ({ title }) => title === 'Their event',
    ),
  ).toEqual([]);
  expect(() => transact((ctx) => ctx.ports.calendar.answer(uid, 'declined'))).toThrow(/canceled/);
  expect(() => receive('no calendar')).toThrow(/not a calendar/);
});

test('one of an invited series is declined alone; the rest stays accepted', () => {
  const { transact, ask, act, mails } = open();
  transact((ctx) =>
    ctx.ports.calendar.receive(
      invitation(['DTSTART:20260506T230000Z', 'DTEND:20260507T000000Z', 'RRULE:FREQ=WEEKLY;COUNT=4']),
    ),
  );
  const found = () =>
    ask('occurrences.list', { from: '2026-05-01', to: '2026-07-01' }).filter(
      ({ title }) => title === 'Their event',
    );
  const [first, second] = found();
  act('events.answer', {
    eventId: first?.eventId ?? 0,
    occurrence: first?.occurrence,
    scope: 'all',
    answer: 'accepted',
    note: '',
  });
  act('events.answer', {
    eventId: first?.eventId ?? 0,
    occurrence: second?.occurrence,
    scope: 'this',
    answer: 'declined',
    note: '',
  });
  expect(found().map(({ answer }) => answer)).toEqual(['accepted', 'declined', 'accepted', 'accepted']);
  act('events.answer', {
    eventId: first?.eventId ?? 0,
    occurrence: found()[2]?.occurrence,
    scope: 'following',
    answer: 'tentative',
    note: '',
  });
  expect(found().map(({ answer }) => answer)).toEqual(['accepted', 'declined', 'tentative', 'tentative']);
  expect(mails()).toHaveLength(3);
});

test('time out of the office declines what falls into it, before and after', () => {
  const { transact, create, mails } = open();
  const receive = (ics: string) => transact((ctx) => ctx.ports.calendar.receive(ics));
  const answerOf = (uid: string) => transact((ctx) => ctx.ports.calendar.invitation(uid))?.answer;
  receive(invitation(['DTSTART:20260506T230000Z', 'DTEND:20260507T000000Z']));
  create({
    title: 'Out of office',
    kind: 'outOfOffice',
    declineConflicts: true,
    ...at('2026-05-06T08:00', 24 * 60),
  });
  expect(answerOf('their-event@else.test')).toBe('declined');
  receive(
    invitation(['DTSTART:20260506T140000Z', 'DTEND:20260506T150000Z']).replaceAll('their-event', 'late'),
  );
  expect(answerOf('late@else.test')).toBe('declined');
  expect(mails().map(({ subject }) => subject.split(':')[0])).toEqual(['Declined', 'Declined']);
});

test('what another app puts is there once, under its key, and its guests are not invited', () => {
  const { transact, mails, known, ask } = open();
  const entry = {
    key: 'tablefind:7',
    title: 'Table for two',
    startsAt: at('2026-05-06T19:30', 0).startsAt,
    endsAt: at('2026-05-06T21:00', 0).startsAt,
  };
  const shown = () =>
    ask('occurrences.list', { from: '2026-05-06', to: '2026-05-08' }).filter(({ title }) =>
      title.startsWith('Table'),
    );
  transact((ctx) => ctx.ports.calendar.put({ ...entry, guests: [known.email] }));
  transact((ctx) => ctx.ports.calendar.put({ ...entry, title: 'Table for three' }));
  expect(shown().map(({ title }) => title)).toEqual(['Table for three']);
  expect(transact((ctx) => ctx.ports.calendar.entries(entry.startsAt, entry.endsAt))).toMatchObject([
    { title: 'Table for three' },
  ]);
  transact((ctx) => ctx.ports.calendar.remove(entry.key));
  expect(shown()).toEqual([]);
  expect(mails()).toEqual([]);
});
