import { describe, expect, test } from 'vitest';
import { at, daily, days, openCalendarWorld, weekly } from './calendar-for-tests.ts';

const tuesdays = { title: 'Stand', ...at('2026-05-05T09:30', 30), recurrence: weekly([2]) };
const THIRD = '2026-05-19T09:30:00';

describe('one of a series', () => {
  test('is renamed, moved and keeps its place in the series', () => {
    const { create, act, shown, get } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    act('events.update', { eventId, occurrence: THIRD, changes: { title: 'Sit' }, scope: 'this' });
    act('events.move', { eventId, occurrence: THIRD, scope: 'this', ...at('2026-05-20T11:00', 45) });
    expect(shown('2026-05-04', '2026-06-01')).toEqual([
      ...[
        '2026-05-05T09:30 Stand',
        '2026-05-12T09:30 Stand',
        '2026-05-20T11:00 Sit',
        '2026-05-26T09:30 Stand',
      ],
    ]);
    expect(get(eventId, THIRD)).toMatchObject({
      title: 'Sit',
      isRecurring: true,
      repeats: 'Weekly on Tuesday',
    });
  });

  test('is deleted, restored and deleted again', () => {
    const { create, act, ask, shown, advance } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    const { undoId } = act('events.delete', { eventId, occurrence: THIRD, scope: 'this' });
    expect(shown('2026-05-18', '2026-05-25')).toEqual([]);
    act('events.undo', { undoId });
    expect(shown('2026-05-18', '2026-05-25')).toEqual(['2026-05-19T09:30 Stand']);
    act('events.delete', { eventId, occurrence: THIRD, scope: 'this' });
    const inTrash = () => ask('trash.list', {}).filter(({ title }) => title === 'Stand');
    expect(inTrash()).toMatchObject([{ eventId, occurrence: THIRD }]);
    act('trash.restore', { eventId, occurrence: THIRD });
    act('events.delete', { eventId, occurrence: THIRD, scope: 'this' });
    advance(31 * 24 * 3600_000);
    expect(inTrash()).toEqual([]);
    expect(shown('2026-05-12', '2026-05-31')).toEqual(['2026-05-12T09:30 Stand', '2026-05-26T09:30 Stand']);
  });

  test('cannot repeat in its own way', () => {
    const { create, act } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    const change = { eventId, occurrence: THIRD, scope: 'this' as const, changes: { recurrence: daily() } };
    expect(() => act('events.update', change)).toThrow(/change the following events or all/);
  });
});

describe('this and following', () => {
  test('goes on as a series of its own, with its exceptions', () => {
    const { create, act, shown } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    act('events.update', {
      eventId,
      occurrence: '2026-06-02T09:30:00',
      changes: { title: 'Late' },
      scope: 'this',
    });
    const tail = act('events.update', {
      ...{
        eventId,
        occurrence: THIRD,
        scope: 'following',
        changes: { ...at('2026-05-19T10:00', 30), location: 'Roof' },
      },
    });
    expect(tail.eventId).not.toBe(eventId);
    expect(shown('2026-05-04', '2026-06-10')).toEqual([
      ...['2026-05-05T09:30 Stand', '2026-05-12T09:30 Stand', '2026-05-19T10:00 Stand'],
      ...['2026-05-26T10:00 Stand', '2026-06-02T10:00 Late', '2026-06-09T10:00 Stand'],
    ]);
    act('events.undo', { undoId: tail.undoId });
    expect(shown('2026-05-18', '2026-06-03')).toEqual([
      ...['2026-05-19T09:30 Stand', '2026-05-26T09:30 Stand', '2026-06-02T09:30 Late'],
    ]);
  });

  test('of the first is all; counted series stay counted', () => {
    const { create, act, shown } = openCalendarWorld();
    const five = create({ ...tuesdays, recurrence: weekly([2], { ends: { kind: 'after', count: 5 } }) });
    act('events.update', { ...five, scope: 'following', changes: { title: 'All' } });
    act('events.update', {
      eventId: five.eventId,
      occurrence: THIRD,
      scope: 'following',
      changes: { title: 'Rest' },
    });
    expect(shown('2026-05-01', '2026-08-01').map((each) => each.slice(17))).toEqual([
      ...['All', 'All', 'Rest', 'Rest', 'Rest'],
    ]);
  });

  test('is deleted, and comes back', () => {
    const { create, act, shown } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    const { undoId } = act('events.delete', { eventId, occurrence: THIRD, scope: 'following' });
    expect(shown('2026-05-04', '2026-06-10')).toHaveLength(2);
    act('events.undo', { undoId });
    expect(shown('2026-05-04', '2026-06-10')).toHaveLength(6);
  });
});

describe('all of a series', () => {
  test('exceptions keep what they changed themselves and follow in the rest', () => {
    const { create, act, shown, get } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    act('events.update', { eventId, occurrence: THIRD, changes: { title: 'Special' }, scope: 'this' });
    act('events.move', {
      eventId,
      occurrence: '2026-05-26T09:30:00',
      scope: 'this',
      ...at('2026-05-27T15:00', 30),
    });
    act('events.delete', { eventId, occurrence: '2026-06-02T09:30:00', scope: 'this' });
    act('events.update', {
      ...{ eventId, occurrence: '2026-05-12T09:30:00', scope: 'all' },
      changes: { title: 'Walk', location: 'Park', ...at('2026-05-12T08:00', 45) },
    });
    expect(shown('2026-05-04', '2026-06-10')).toEqual([
      ...['2026-05-05T08:00 Walk', '2026-05-12T08:00 Walk', '2026-05-19T08:00 Special'],
      ...['2026-05-27T15:00 Walk', '2026-06-09T08:00 Walk'],
    ]);
    expect(get(eventId, '2026-05-19T08:00:00')).toMatchObject({ title: 'Special', location: 'Park' });
  });

  test('moves to another weekday; the other days of the week stay', () => {
    const { create, act, shown, get } = openCalendarWorld();
    const { eventId } = create({ ...tuesdays, recurrence: weekly([2, 4]) });
    act('events.move', {
      eventId,
      occurrence: '2026-05-12T09:30:00',
      scope: 'all',
      ...at('2026-05-13T09:30', 30),
    });
    expect(shown('2026-05-04', '2026-05-18')).toEqual([
      ...[
        '2026-05-06T09:30 Stand',
        '2026-05-07T09:30 Stand',
        '2026-05-13T09:30 Stand',
        '2026-05-14T09:30 Stand',
      ],
    ]);
    expect(get(eventId, '2026-05-13T09:30:00').repeats).toBe('Weekly on Wednesday and Thursday');
  });

  test('becomes whole days, repeats otherwise, stops repeating', () => {
    const { create, act, shown } = openCalendarWorld();
    const { eventId } = create(tuesdays);
    const changed = act('events.update', {
      ...{ eventId, occurrence: THIRD, scope: 'all', changes: { ...days('2026-05-19', '2026-05-20') } },
    });
    expect(shown('2026-05-10', '2026-05-28')).toEqual([
      '2026-05-12 Stand',
      '2026-05-19 Stand',
      '2026-05-26 Stand',
    ]);
    const again = act('events.update', {
      ...{
        ...changed,
        scope: 'all',
        changes: { recurrence: daily({ ends: { kind: 'on', day: '2026-05-07' } }) },
      },
    });
    expect(shown('2026-05-01', '2026-06-28')).toEqual([
      '2026-05-05 Stand',
      '2026-05-06 Stand',
      '2026-05-07 Stand',
    ]);
    act('events.update', { ...again, scope: 'all', changes: { recurrence: null } });
    expect(shown('2026-05-01', '2026-06-28')).toEqual(['2026-05-05 Stand']);
  });

  test('a start that the rule does not meet moves to the first day that does', () => {
    const { create, shown } = openCalendarWorld();
    create({ ...tuesdays, recurrence: weekly([4]) });
    expect(shown('2026-05-04', '2026-05-15')).toEqual(['2026-05-07T09:30 Stand', '2026-05-14T09:30 Stand']);
  });
});

test('what changed since cannot be undone over it', () => {
  const { create, act } = openCalendarWorld();
  const { eventId } = create({ title: 'Once' });
  const first = act('events.update', { eventId, scope: 'all', changes: { title: 'Twice' } });
  const second = openLater(act, eventId);
  expect(() => act('events.undo', { undoId: first.undoId })).toThrow(/changed since|no longer/);
  act('events.undo', { undoId: second.undoId });
});

type Act = ReturnType<typeof openCalendarWorld>['act'];

function openLater(act: Act, eventId: number) {
  return act('events.update', { eventId, scope: 'all', changes: { title: 'Thrice' } });
}
