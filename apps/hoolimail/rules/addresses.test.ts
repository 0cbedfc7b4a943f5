import { describe, expect, test } from 'vitest';
import { isAddress, isUnattended, replyAddresses, withoutRepeats } from './addresses.ts';

const pam = { name: 'Pam', email: 'pam@x.com' };
const jim = { name: 'Jim', email: 'jim@x.com' };
const me = { name: 'Me', email: 'Me@x.com' };

test.each([
  ['pam@x.com', true],
  ['p.b+c@mail.x.co', true],
  ['pam', false],
  ['pam@x', false],
  ['pam@@x.com', false],
  ['pam@x..com', false],
  ['.pam@x.com', false],
  ['pam.@x.com', false],
  ['pam @x.com', false],
  ['<pam@x.com>', false],
  [`${'a'.repeat(65)}@x.com`, false],
])('%s is an address: %s', (text, expected) => expect(isAddress(text)).toBe(expected));

test('machines are known by their names', () => {
  expect(isUnattended('no-reply@x.com')).toBe(true);
  expect(isUnattended('norepinephrine@x.com')).toBe(false);
});

describe('an answer goes', () => {
  const mail = { from: pam, replyTo: null, to: [me, jim], cc: [{ name: '', email: 'JIM@x.com' }] };
  const owner = 'me@x.com';
  test('to the sender', () =>
    expect(replyAddresses(mail, { owner, toAll: false })).toEqual({ to: [pam], cc: [] }));
  test('to where the sender asks for', () =>
    expect(replyAddresses({ ...mail, replyTo: 'desk@x.com' }, { owner, toAll: false }).to).toEqual([
      { name: 'Pam', email: 'desk@x.com' },
    ]));
  test('to all but oneself, to each once', () =>
    expect(replyAddresses(mail, { owner, toAll: true })).toEqual({ to: [pam, jim], cc: [] }));
  test('to those whom one wrote, when one answers oneself', () =>
    expect(replyAddresses({ ...mail, from: me, to: [pam] }, { owner, toAll: false }).to).toEqual([pam]));
});

test('each address once', () => {
  expect(withoutRepeats([pam, { name: 'P', email: 'PAM@x.com' }, jim])).toEqual([pam, jim]);
});
