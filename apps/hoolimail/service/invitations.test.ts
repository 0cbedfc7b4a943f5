import { describe, expect, test } from 'vitest';
import { dayOf } from '#kit/time.ts';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { from, type IcsEvent, icsOf } from './ics-for-tests.ts';
import { withShorthands } from './mailbox-for-tests.ts';

const openMailbox = () => withShorthands(openTestWorld<Api>(app));
type Mailbox = ReturnType<typeof openMailbox>;

const HOUR = 3600_000;
const DAY = 24 * HOUR;

function invite(mail: Mailbox, changes: Partial<IcsEvent> & { spam?: boolean } = {}) {
  const { spam, ...event } = changes;
  const owner = mail.transact((ctx) => ctx.owner.email);
  const whole: IcsEvent = {
    ...{ method: 'REQUEST', uid: 'quarry-1@elsewhere.test', title: 'Swim at the quarry', sequence: 0 },
    startsAt: mail.now() + 200 * DAY,
    ...event,
  };
  return mail.arrive({
    from,
    subject: `${whole.method}: ${whole.title}`,
    threadKey: `elsewhere:${whole.uid}`,
    spam,
    attachments: [{ filename: 'invite.ics', type: 'text/calendar', bytes: Buffer.from(icsOf(owner, whole)) }],
  });
}

const cardOf = (mail: Mailbox, { threadId }: { threadId: number }) =>
  mail.thread(threadId).messages.at(-1)?.invitation;
const tagOf = (mail: Mailbox, { threadId }: { threadId: number }) =>
  mail.ask('threads.list', { folder: 'all' }).rows.find(({ id }) => id === threadId)?.invitation;
const entries = (mail: Mailbox, title: string) =>
  mail.transact((ctx) =>
    ctx.ports.calendar.entries(ctx.now, ctx.now + 400 * DAY).filter((entry) => entry.title === title),
  );

describe('an invitation by mail', () => {
  test('stands in the calendar, on the page of the mail and in the list', () => {
    const mail = openMailbox();
    const message = invite(mail);
    expect(entries(mail, 'Swim at the quarry')).toHaveLength(1);
    expect(cardOf(mail, message)).toMatchObject({
      title: 'Swim at the quarry',
      location: 'The old quarry',
      organizer: from,
      answer: 'unanswered',
      canAnswer: true,
      cancelled: false,
      messageId: message.id,
      href: expect.stringMatching(/^http:\/\/localhost:3017\/events\/\d+/),
    });
    expect(tagOf(mail, message)).toMatchObject({ title: 'Swim at the quarry', answer: 'unanswered' });
  });

  test('is answered with a note, and the organizer told in the same conversation', () => {
    const mail = openMailbox();
    const message = invite(mail);
    const answered = mail.act('invitations.answer', {
      messageId: message.id,
      answer: 'accepted',
      note: 'With Jan!',
    });
    expect(answered).toMatchObject({ answer: 'accepted', canAnswer: true });
    const { messages } = mail.thread(message.threadId);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({ state: 'sent', to: [{ email: from.email }], invitation: null });
    expect(messages[1]?.subject).toMatch(/^Accepted/);
    expect(messages[1]?.text).toContain('With Jan!');
    expect(tagOf(mail, message)).toMatchObject({ answer: 'accepted' });
  });

  test('changes and is canceled, whichever mail shows it', () => {
    const mail = openMailbox();
    const first = invite(mail);
    const startsAt = mail.now() + 201 * DAY;
    invite(mail, { sequence: 1, startsAt, title: 'Swim at the lake' });
    expect(mail.thread(first.threadId).messages.map(({ invitation }) => invitation?.title)).toEqual([
      'Swim at the lake',
      'Swim at the lake',
    ]);
    expect(entries(mail, 'Swim at the quarry')).toEqual([]);
    const { zone } = mail.transact((ctx) => ctx);
    expect(dayOf(cardOf(mail, first)?.startsAt ?? 0, zone)).toBe(dayOf(startsAt, zone));
    invite(mail, { sequence: 2, method: 'CANCEL', title: 'Swim at the lake' });
    expect(cardOf(mail, first)).toMatchObject({ cancelled: true, canAnswer: false });
    expect(tagOf(mail, first)).toMatchObject({ cancelled: true, canAnswer: false });
    expect(() =>
      mail.act('invitations.answer', { messageId: first.id, answer: 'accepted', note: '' }),
    ).toThrow('was canceled');
  });

  test('the same mail twice is one entry', () => {
    const mail = openMailbox();
    invite(mail);
    invite(mail);
    expect(entries(mail, 'Swim at the quarry')).toHaveLength(1);
  });

  test('from a blocked sender reaches spam and not the calendar', () => {
    const mail = openMailbox();
    const message = invite(mail, { spam: true });
    expect(entries(mail, 'Swim at the quarry')).toEqual([]);
    expect(cardOf(mail, message)).toBe(null);
    expect(() =>
      mail.act('invitations.answer', { messageId: message.id, answer: 'declined', note: '' }),
    ).toThrow('holds no invitation');
  });

  test.each([
    ['garbage', 'not a calendar'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:half@x.test\r\n'],
    ['no event', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'],
  ])('that is %s is a file like any', (_, text) => {
    const mail = openMailbox();
    const { threadId } = mail.arrive({
      attachments: [{ filename: 'invite.ics', type: 'text/calendar', bytes: Buffer.from(text) }],
    });
    const [message] = mail.thread(threadId).messages;
    expect(message).toMatchObject({ invitation: null, attachments: [{ filename: 'invite.ics' }] });
  });

  test('to an event of the owner shows it without asking', () => {
    const mail = openMailbox();
    const { name, email } = mail.transact((ctx) => ctx.owner);
    const text = icsOf(email, {
      ...{ method: 'REQUEST', uid: 'own@x.test', title: 'Mine', sequence: 0 },
      startsAt: mail.now() + 200 * DAY,
    }).replace(`CN=${from.name}:mailto:${from.email}`, `CN=${name}:mailto:${email}`);
    const { threadId } = mail.arrive({
      attachments: [{ filename: 'invite.ics', type: 'text/calendar', bytes: Buffer.from(text) }],
    });
    expect(mail.thread(threadId).messages[0]?.invitation?.canAnswer ?? false).toBe(false);
  });
});
