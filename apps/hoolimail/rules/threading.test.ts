import { expect, test } from 'vitest';
import {
  baseSubject,
  chainReferences,
  forwardSubject,
  isAnswerSubject,
  messageIds,
  replySubject,
} from './threading.ts';

test.each([
  ['Paper', 'Paper'],
  ['Re: Paper', 'Paper'],
  ['RE: Fwd: re: Paper', 'Paper'],
  ['Re[2]: Paper', 'Paper'],
  ['Regarding paper', 'Regarding paper'],
  ['Re:', ''],
  ['', ''],
])('the conversation of %j is %j', (subject, base) => expect(baseSubject(subject)).toBe(base));

test('prefixes do not pile up', () => {
  expect(replySubject('Re: Re: Paper')).toBe('Re: Paper');
  expect(forwardSubject('Re: Paper')).toBe('Fwd: Paper');
  expect(isAnswerSubject('Fwd: Paper')).toBe(true);
  expect(isAnswerSubject('Forward march')).toBe(false);
});

test('references chain, and long chains keep their beginning and their end', () => {
  expect(chainReferences('<a@x> <b@x>', '<c@x>')).toBe('<a@x> <b@x> <c@x>');
  const long = Array.from({ length: 40 }, (_, i) => `<${i}@x>`).join(' ');
  const ids = messageIds(chainReferences(long, '<last@x>'));
  expect(ids).toHaveLength(20);
  expect(ids[0]).toBe('<0@x>');
  expect(ids.at(-1)).toBe('<last@x>');
});

test('ids are found in whatever a header holds', () => {
  expect(messageIds('junk <a@x>\r\n\t<b@x> <not an id>')).toEqual(['<a@x>', '<b@x>']);
});
