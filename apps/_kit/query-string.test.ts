import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeInput, encodeInput } from './query-string.ts';

test('inputs survive the address, whatever they hold', () => {
  const inputs = fc.dictionary(
    fc.string({ minLength: 1 }),
    fc.oneof(fc.string(), fc.jsonValue()).map((value) => structuredClone(value)),
  );
  fc.assert(
    fc.property(inputs, (input) => {
      expect(decodeInput(new URLSearchParams(encodeInput(input)))).toEqual(
        JSON.parse(JSON.stringify({ ...input })),
      );
    }),
  );
});

test('simple inputs read simply', () => {
  expect(encodeInput({ id: 3, text: 'pizza', exact: '100', none: undefined })).toBe(
    '?id=3&text=pizza&exact=%22100%22',
  );
  expect(encodeInput({})).toBe('');
});
