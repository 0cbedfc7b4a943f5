import { expect, test } from 'vitest';
import { keysymOfCharacter, keysymOfName } from './keysyms.ts';

test.each([
  ['a', 0x61],
  ['<', 0x3c],
  ['é', 0xe9],
  ['€', 0x010020ac],
  ['漢', 0x01006f22],
  ['😀', 0x0101f600],
  ['\u200d', 0x0100200d],
  ['\n', 0xff0d],
  ['\t', 0xff09],
])('the character %j has its keysym', (character, keysym) => {
  expect(keysymOfCharacter(character)).toBe(keysym);
});

test.each(['\0', '\x07', '\x90', '\ud83d'])('no key types %j', (character) => {
  expect(keysymOfCharacter(character)).toBeUndefined();
});

test.each([
  ['enter', 0xff0d],
  ['Return', 0xff0d],
  ['ESC', 0xff1b],
  ['ctrl', 0xffe3],
  ['Page_Up', 0xff55],
  ['pagedown', 0xff56],
  ['f5', 0xffc2],
  ['F12', 0xffc9],
  ['num7', 0xffb7],
  ['win', 0xffeb],
  ['A', 0x41],
])('the key %s has its keysym', (name, keysym) => {
  expect(keysymOfName(name)).toBe(keysym);
});

test.each(['ctrl+c', 'nokey', ''])('there is no key %j', (name) => {
  expect(keysymOfName(name)).toBeUndefined();
});
