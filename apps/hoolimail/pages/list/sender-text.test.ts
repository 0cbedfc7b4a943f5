import { describe, expect, it } from 'vitest';
import { recipientText, senderPieces } from './sender-text.ts';

const sender = (name: string, unread = false) => ({ name, email: 'x@example.com', unread });
const texts = (...names: string[]) =>
  senderPieces({ senders: names.map((name) => sender(name)) }).map((p) => p.text);

describe('senderPieces', () => {
  it('names one sender in full, several by first name', () => {
    expect(texts('Pam Beesly')).toEqual(['Pam Beesly']);
    expect(texts('Pam Beesly', 'me')).toEqual(['Pam', 'me']);
    expect(texts('Dunder Mifflin Paper', 'me')).toEqual(['Dunder Mifflin Paper', 'me']);
  });
  it('keeps the first and the last two of many', () => {
    expect(texts('A One', 'B Two', 'C Three', 'D Four')).toEqual(['A', 'C', 'D']);
  });
});

it('says to whom', () => {
  expect(recipientText({ recipients: [] })).toBe('(no recipient)');
  expect(recipientText({ recipients: [{ name: '', email: 'a@b.c' }] })).toBe('To: a@b.c');
});
