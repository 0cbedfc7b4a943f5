import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { correspond } from './correspondence.ts';
import type { LifeEvent } from './events.ts';
import { parseLetters } from './letters.ts';
import { parsePersona } from './persona.ts';

const folder = new URL('../personas/michael-scott/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const files = readdirSync(new URL('letters', folder)).toSorted();
const persona = parsePersona(read('persona.json'));
const letters = parseLetters(files.map((name) => read(`letters/${name}`)));
const events = correspond(persona, letters);

type Mail = Extract<LifeEvent, { type: 'mail.received' | 'mail.sent' }>;
const mails = events.filter(
  (event): event is Mail => event.type === 'mail.received' || event.type === 'mail.sent',
);
const received = mails.filter((event) => event.type === 'mail.received');

test('there is a mailbox worth opening', () => {
  expect(letters.threads.length).toBeGreaterThanOrEqual(70);
  expect(mails.length).toBeGreaterThanOrEqual(220);
  const unread = received.filter(
    ({ mail: { fate, kind } }) => fate?.unread && !fate.trashed && !fate.archived && kind !== 'spam',
  );
  expect(unread.length).toBeGreaterThanOrEqual(20);
  expect(unread.length).toBeLessThanOrEqual(30);
});

test('most personal and work mail belongs to a conversation', () => {
  const threads = letters.threads.filter(({ kind }) => kind === 'personal' || kind === 'work');
  const count = (list: typeof threads) => list.reduce((sum, { mails }) => sum + mails.length, 0);
  expect(count(threads.filter(({ mails }) => mails.length >= 3)) / count(threads)).toBeGreaterThan(0.6);
});

test('the mails of a thread are in order of time', () => {
  for (const { thread, mails } of letters.threads)
    expect(
      mails.map(({ at }) => at),
      thread,
    ).toEqual(mails.map(({ at }) => at).toSorted());
});

test('no two mails say the same', () => {
  const texts = mails.map(({ mail }) => mail.text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('mail comes only from domains that can never exist', () => {
  const addresses = [...persona.contacts, ...Object.values(letters.senders)].map(({ email }) => email);
  for (const address of addresses) expect(address).toMatch(/(\.test|@example\.(com|org|net))$/);
});

test('composed mail fetches nothing', () => {
  for (const { id, mail } of mails)
    expect(mail.html ?? '', id).not.toMatch(/<img|<script|<link|url\(|https?:/);
});

test('a letter from a stranger is refused by name', () => {
  const thread = {
    thread: 'x',
    subject: 's',
    kind: 'work' as const,
    mails: [{ at: '2026-01-01T10:00', from: 'nobody', text: 'hi' }],
  };
  expect(() => correspond(persona, { senders: {}, threads: [thread] })).toThrow('letter.x.1: from "nobody"');
});

test('two threads of one name are refused', () => {
  const file = {
    senders: {},
    threads: [
      {
        thread: 'x',
        subject: 's',
        kind: 'work',
        mails: [{ at: '2026-01-01T10:00', from: 'pam', text: 'hi' }],
      },
    ],
  };
  expect(() => parseLetters([file, file])).toThrow('called "x"');
});
