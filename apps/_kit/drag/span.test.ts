import { describe, expect, it } from 'vitest';
import { draggedSpan, type Grip, isSameSpan, spanByKey } from './span.ts';

const areas = { hours: { step: 15, length: 60 }, days: { step: 1, length: 1 } };
const nine = { area: 'hours', start: 540, end: 600 };
const drag = (grip: Grip, from: number, to: number, span = nine) =>
  draggedSpan({ grip, span, from: { area: span.area, at: from } }, { area: span.area, at: to }, areas);

describe('dragging a span', () => {
  it('moves by what the pointer moved and snaps the start', () => {
    expect(drag('move', 550, 588)).toEqual({ area: 'hours', start: 585, end: 645 });
    expect(drag('move', 550, 550 + 1440)).toEqual({ area: 'hours', start: 1980, end: 2040 });
    expect(drag('move', 0, 0, { ...nine, start: 541, end: 601 })).toEqual(nine);
  });

  it('resizes either edge, never below one step', () => {
    expect(drag('end', 600, 641)).toEqual({ ...nine, end: 645 });
    expect(drag('end', 600, 100)).toEqual({ ...nine, end: 555 });
    expect(drag('start', 540, 490)).toEqual({ ...nine, start: 495 });
    expect(drag('start', 540, 900)).toEqual({ ...nine, start: 585 });
  });

  it('creates forwards and backwards from the slot it began in', () => {
    expect(drag('create', 605, 688)).toEqual({ area: 'hours', start: 600, end: 690 });
    expect(drag('create', 605, 560)).toEqual({ area: 'hours', start: 555, end: 615 });
    expect(drag('create', 605, 606)).toEqual({ area: 'hours', start: 600, end: 615 });
  });

  it('counts whole cells from the middles of cells', () => {
    const days = { area: 'days', start: 4, end: 6 };
    expect(drag('move', 5.5, 9.5, days)).toEqual({ area: 'days', start: 8, end: 10 });
    expect(drag('create', 3.5, 5.5, days)).toEqual({ area: 'days', start: 3, end: 6 });
    expect(drag('create', 5.5, 3.5, days)).toEqual({ area: 'days', start: 3, end: 6 });
    expect(drag('start', 4.5, 2.5, days)).toEqual({ area: 'days', start: 2, end: 6 });
    expect(drag('end', 5.5, 7.5, days)).toEqual({ area: 'days', start: 4, end: 8 });
  });

  it('takes the length of the area it is dropped in', () => {
    const gesture = { grip: 'move', span: nine, from: { area: 'hours', at: 550 } } as const;
    expect(draggedSpan(gesture, { area: 'days', at: 2.5 }, areas)).toEqual({
      area: 'days',
      start: 2,
      end: 3,
    });
  });
});

describe('moving by keys', () => {
  const steps = { vertical: 15, horizontal: 1440, step: 15 };
  const press = (key: string, shiftKey = false) => spanByKey({ key, altKey: true, shiftKey }, nine, steps);

  it('moves, changes the day and resizes', () => {
    expect(press('ArrowUp')).toEqual({ ...nine, start: 525, end: 585 });
    expect(press('ArrowRight')).toEqual({ ...nine, start: 1980, end: 2040 });
    expect(press('ArrowDown', true)).toEqual({ ...nine, end: 615 });
    expect(press('ArrowLeft', true)).toEqual({ ...nine, end: 555 });
    expect(press('a')).toBeNull();
    expect(spanByKey({ key: 'ArrowUp', altKey: false, shiftKey: false }, nine, steps)).toBeNull();
    expect(isSameSpan(nine, { ...nine })).toBe(true);
  });
});
