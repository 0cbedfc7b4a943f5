import { describe, expect, test } from 'vitest';
import { isEmoji } from './emoji.ts';
import { fileType, readPicture, safeFilename } from './file-type.ts';
import { findLinks } from './find-links.ts';
import { findMentions } from './find-mentions.ts';
import { firstNameOf, previewOf } from './preview.ts';

describe('links in a text', () => {
  test.each([
    ['Read https://paper.test/a?b=1, then call.', ['https://paper.test/a?b=1']],
    ['(www.paper.test)', ['https://www.paper.test']],
    ['http://a.test and http://a.test!', ['http://a.test']],
    ['No link: paper.test or http:// ', []],
  ])('%s', (text, links) => {
    expect(findLinks(text)).toEqual(links);
  });
});

describe('mentions', () => {
  const people = [
    { id: 'pam', name: 'Pam Beesly' },
    { id: 'pamela', name: 'Pamela Ames' },
    { id: 'mehta', name: 'Dr. Anil Mehta' },
  ];
  test.each([
    ['@Pam, look', ['pam']],
    ['@pamela ames and @Pam Beesly!', ['pamela', 'pam']],
    ['@Pamel nobody', []],
    ['@Dr. Mehta', ['mehta']],
    ['mail@pam.test', ['pam']],
    ['no one', []],
  ])('%s', (text, ids) => {
    expect(findMentions(text, people)).toEqual(ids);
  });
});

test('a message in a line', () => {
  expect(previewOf({ kind: 'image', text: '' })).toBe('Photo');
  expect(previewOf({ kind: 'image', text: 'The\n lake' })).toBe('The lake');
  expect(previewOf({ kind: 'voice', text: 'what is heard' }, { filename: '', durationMs: 75_000 })).toBe(
    'Voice message (1:15)',
  );
  expect(previewOf({ kind: 'file', text: '' }, { filename: 'plan.pdf', durationMs: null })).toBe('plan.pdf');
  expect(firstNameOf('Dr. Anil Mehta')).toBe('Dr. Mehta');
});

test('a single emoji, whatever it is made of', () => {
  for (const emoji of ['👍', '❤️', '👨‍👩‍👧', '🇺🇸', '👍🏽']) expect(isEmoji(emoji), emoji).toBe(true);
  for (const text of ['', 'a', '👍👍', '1', ' 👍']) expect(isEmoji(text), text).toBe(false);
});

describe('files by their bytes', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  test('sizes of pictures', () => {
    const gif = bytes(...Buffer.from('GIF89a'), 0x40, 0x01, 0xf0, 0x00);
    expect(readPicture(gif)).toEqual({ type: 'image/gif', width: 320, height: 240 });
    const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 240, 1, 64, 1, 1, 1, 0);
    expect(readPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 320, height: 240 });
    const webp = Buffer.concat([
      Buffer.from('RIFF....WEBPVP8X'),
      bytes(10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0),
    ]);
    expect(readPicture(webp)).toEqual({ type: 'image/webp', width: 320, height: 240 });
  });

  test('what is cut off, or pretends, is no picture', () => {
    for (const broken of [bytes(), bytes(0xff, 0xd8, 0xff), Buffer.from('GIF8'), Buffer.from('<svg/>')])
      expect(readPicture(broken)).toBeNull();
    expect(fileType('page.html', Buffer.from('<script>'))).toBe('application/octet-stream');
    expect(fileType('notes.txt', Buffer.from('x'))).toBe('text/plain');
    expect(safeFilename('../../.ssh/config')).toBe('config');
    expect(safeFilename('C:\\temp\\..')).toBe('file');
  });
});
