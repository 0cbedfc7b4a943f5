import { describe, expect, test } from 'vitest';
import { localMoment } from './calendar.ts';
import { liveLife } from './live-life.ts';
import { createRng } from './rng.ts';
import { parseScenes } from './scenes.ts';
import { tellScenes } from './tell-scenes.ts';
import { readPersonaFolder } from './testing/read-persona-folder.ts';
import { verifyLife } from './verify-life.ts';

const { persona, letters } = readPersonaFolder('nora-whitfield');
const { zone } = persona.identity;
const [first, second] = persona.contacts.map(({ id }) => id) as [string, string];
const circle = {
  ...{ id: 'boats', name: 'Boats', setting: 'friends', people: [first], admins: ['me'] },
  ...{ founded: '2025-09-01T12:00', changes: [{ at: '2025-10-01T12:00', joined: [second], left: [] }] },
} as const;
const withCircle = { ...persona, routines: { ...persona.routines, circles: [circle] } } as typeof persona;

const read = (scene: object) =>
  parseScenes([{ file: 'chats/a.json', document: { scenes: [{ scene: 'tide', ...scene }] } }]);
const tell = (scene: object) => tellScenes(withCircle, read(scene), createRng('scenes'));

describe('a scene', () => {
  const lines = [
    [first, 'Low tide at nine.'],
    ['me', 'Then at eight.', { after: 4, quotes: 1, reactions: { [first]: '👍' } }],
    [first, '', { photo: 'The pier at low water' }],
    ['me', '', { poll: { question: 'When?', options: ['8', '9'], votes: { me: '8' } } }],
  ];

  test('becomes lines with their moments, quotes and reactions', () => {
    const told = tell({ with: first, at: '2025-11-04T10:12', lines });
    const begins = localMoment('2025-11-04T10:12', zone);
    expect(told[0]).toMatchObject({ id: 'scene.tide.1', scene: 'tide', people: [first], setting: 'friends' });
    expect(told[1]).toMatchObject({ quotes: 'scene.tide.1', reactions: [{ by: first, emoji: '👍' }] });
    expect(told[2]!.photo).toMatchObject({
      name: expect.stringMatching(/^IMG_20251104_10\d{4}\.jpg$/),
      caption: 'The pier at low water',
    });
    expect(told[3]!.poll!.votes).toEqual([{ by: 'me', options: ['8'] }]);
    expect(told[1]!.at - told[0]!.at).toBeGreaterThanOrEqual(240_000);
    const seconds = told.map(({ at }) => Math.floor(at / 1000));
    expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => a - b));
    expect(seconds.at(-1)! * 1000 - begins).toBeLessThan(15 * 60_000);
  });

  test('is told among those who are in the circle then', () => {
    const among = (at: string) => tell({ circle: 'boats', at, lines: [['me', 'hi']] })[0]!.people;
    expect(among('2025-09-02T10:00')).toEqual([first]);
    expect(among('2025-10-02T10:00')).toEqual([first, second]);
  });

  test.each([
    [{ at: '2025-11-04T10:12', lines: [] }, /chats\/a\.json: scene "tide": lines/],
    [{ at: '4 March', with: first, lines }, /chats\/a\.json: scene "tide": at/],
    [{ at: '2025-11-04T10:12', with: first, lines: [['me', 'a', { quote: 1 }]] }, /line 1: options.*quote/],
    [
      { at: '2025-11-04T10:12', with: first, lines: [['me', 'a', { reactions: { me: 'ok' } }]] },
      /not an emoji/,
    ],
  ])('that is malformed is refused, naming file, scene and line', (scene, said) => {
    expect(() => read(scene)).toThrow(said);
  });

  test.each([
    [{ with: 'nobody', lines }, /scene "tide": with "nobody" is not in the persona's contacts/],
    [{ circle: 'cars', lines }, /circle "cars" is none of boats/],
    [{ lines }, /needs either "circle" or "with"/],
    [{ circle: 'boats', at: '2025-08-01T10:00', lines }, /is founded on 2025-09-01T12:00/],
    [{ with: first, lines: [['me', 'a', { quotes: 1 }]] }, /line 1: quotes 1, which is not a line before/],
    [
      {
        with: first,
        lines: [
          ['me', 'a'],
          [second, 'b'],
        ],
      },
      /line 2: .* is not in this talk/,
    ],
    [{ with: first, lines: [['me', '']] }, /line 1: has neither text nor/],
    [
      {
        with: first,
        lines: [
          [first, 'a', { unread: true }],
          ['me', 'b'],
        ],
      },
      /line 2: the owner speaks after/,
    ],
  ])('that does not fit is refused', (scene, said) => {
    expect(() => tell({ at: '2025-11-04T10:12', ...scene })).toThrow(said);
  });

  test('in the middle of a flight is reported by scene and line', () => {
    const day = { with: first, at: '2025-11-04T03:40', lines: [['me', 'Still up?']] };
    const flown = [22, 23, 24, 25, 26, 27].map((hour) => ({
      ...{ scene: `night-${hour}`, with: first, lines: [['me', `${hour}`]] },
      at: `2025-11-${hour > 23 ? '05' : '04'}T${String(hour % 24).padStart(2, '0')}:30`,
    }));
    const scenes = [...read(day), ...flown.flatMap((scene) => read(scene))];
    const life = liveLife(withCircle, { ...letters, scenes });
    expect(verifyLife(life, withCircle).join('\n')).toMatch(/Scene "night-2\d", line 1 .* is said asleep/);
  });
});
