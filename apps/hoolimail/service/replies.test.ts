import { expect, test } from 'vitest';
import { replies } from '#kit/tables.ts';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './mailbox-for-tests.ts';

const SECOND = 1000;
const openMailbox = () => {
  const mail = withShorthands(openTestWorld<Api>(app));
  const send = (to: string[], text: string, more: { subject?: string; cc?: string[] } = {}) => {
    const draft = mail.act('drafts.save', {
      to: to.map((email) => ({ email })),
      cc: (more.cc ?? []).map((email) => ({ email })),
      subject: more.subject ?? 'A question',
      html: `<p>${text}</p>`,
    });
    mail.act('drafts.send', { id: draft.id });
    return draft.threadId;
  };
  const answers = (threadId: number) =>
    mail.thread(threadId).messages.filter(({ state }) => state === 'received');
  return { ...mail, send, answers };
};
const PAM = 'pam.beesly@dundermifflin.test';
const JIM = 'jim.halpert@dundermifflin.test';

test('people answer a mail in its conversation, once, and the same in the same world', () => {
  const [mail, again] = [openMailbox(), openMailbox()];
  const ask = (box: typeof mail) =>
    box.send([PAM], 'Hi Pam,<br>Can you do dinner Friday, April 10 at 7?<br>Michael');
  const threads = [ask(mail), ask(again)];
  mail.advance(15 * SECOND);
  expect(mail.answers(threads[0]!)).toEqual([]);
  for (const box of [mail, again]) box.advance(130 * SECOND);
  const [answer, ...more] = mail.answers(threads[0]!);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    from: { email: PAM, name: 'Pam Beesly' },
    subject: 'Re: A question',
    unread: true,
  });
  expect(answer?.html).toMatch(/Friday the 10th/);
  expect(mail.listed('inbox')).toContain(threads[0]);
  expect(mail.bell()[0]?.title).toBe('New mail from Pam Beesly');
  expect(again.answers(threads[1]!)[0]?.html).toBe(answer?.html);
  mail.advance(600 * SECOND);
  expect(mail.answers(threads[0]!)).toHaveLength(1);
});

test('those in copy keep silent unless they are named; machines and strangers do not answer, desks confirm once', () => {
  const mail = openMailbox();
  const quiet = mail.send([PAM], 'Pam, can you book the room for tomorrow at 3?', {
    cc: [JIM],
    subject: 'Room',
  });
  const silent = mail.send(['no-reply@chirp.test', 'somebody@nowhere.test'], 'Are you there?', {
    subject: 'Hello',
  });
  const desk = mail.send(['support@chirp.test'], 'My thing is broken.', { subject: 'Broken' });
  mail.advance(20 * SECOND);
  mail.act('drafts.start', { mode: 'new' });
  mail.advance(200 * SECOND);
  expect(mail.answers(quiet).map(({ from }) => from.email)).toEqual([PAM]);
  expect(mail.answers(silent)).toEqual([]);
  expect(mail.answers(desk)).toHaveLength(1);
  expect(mail.answers(desk)[0]?.html).toContain('sent automatically');
});

test('a blocked person does not answer, and no answer was planned while the world was grown', () => {
  const mail = openMailbox();
  expect(mail.world.readAll((db) => db.select().from(replies).all())).toEqual([]);
  mail.act('senders.block', { email: PAM });
  const thread = mail.send([PAM], 'Can you call me?');
  mail.advance(200 * SECOND);
  expect(mail.answers(thread)).toEqual([]);
});
