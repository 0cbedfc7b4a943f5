import { describe, expect, it } from 'vitest';
import { matchSuggestions, resolveTag, splitTags } from './split-tags.ts';

const people = [
  { value: 'ann.lee@x.org', label: 'Ann Lee' },
  { value: 'bo@x.org', label: 'Bo Ruiz', detail: 'Plumber' },
];

describe('splitTags', () => {
  it.each([
    ['ann@x.org', ['ann@x.org']],
    ['ann@x.org, bo@x.org;cy@x.org\ndi@x.org', ['ann@x.org', 'bo@x.org', 'cy@x.org', 'di@x.org']],
    ['Ann Lee <ann@x.org>, "Ruiz, Bo" <bo@x.org>', ['ann@x.org', 'bo@x.org']],
    [' , ;', []],
    ['two words', ['two words']],
  ])('splits %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });
});

describe('resolveTag', () => {
  it('knows a suggestion by value or label in any case', () => {
    expect(resolveTag('ANN.LEE@x.org', people)).toBe('ann.lee@x.org');
    expect(resolveTag('bo ruiz', people)).toBe('bo@x.org');
  });
  it('keeps what is not suggested', () => {
    expect(resolveTag('new@x.org', people)).toBe('new@x.org');
  });
});

describe('matchSuggestions', () => {
  it('matches words, parts of an address and details', () => {
    expect(matchSuggestions('lee', people, [])).toEqual([people[0]]);
    expect(matchSuggestions('ann.lee@', people, [])).toEqual([people[0]]);
    expect(matchSuggestions('plum', people, [])).toEqual([people[1]]);
  });
  it('leaves out what is chosen', () => {
    expect(matchSuggestions('', people, ['bo@x.org'])).toEqual([people[0]]);
  });
});
