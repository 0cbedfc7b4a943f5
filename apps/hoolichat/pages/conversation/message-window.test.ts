import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../rules/views.ts';
import { append, type MessageWindow, prepend, refreshEnd, refreshMiddle } from './message-window.ts';

const message = (id: number, text = `m${id}`) => ({ id, text }) as ChatMessage;

/** Messages from one id to another; more lies before and after as said. */
const stretch = (from: number, to: number, { older = true, newer = false } = {}): MessageWindow => ({
  items: Array.from({ length: to - from + 1 }, (_, i) => message(from + i)),
  hasOlder: older,
  hasNewer: newer,
});

const ids = ({ items }: MessageWindow) => items.map(({ id }) => id);

describe('a window of messages', () => {
  test('grows at both ends without doubles', () => {
    const grown = prepend(stretch(5, 7), stretch(2, 5, { older: false, newer: true }));
    expect(ids(grown)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(grown.hasOlder).toBe(false);
    expect(ids(append(stretch(5, 7, { newer: true }), stretch(7, 9)))).toEqual([5, 6, 7, 8, 9]);
  });

  test('follows the newest page, and keeps what fell off its beginning', () => {
    expect(ids(refreshEnd(stretch(1, 5), stretch(3, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('drops what the newest page no longer holds', () => {
    const page = { ...stretch(3, 5), items: [message(3), message(5)] };
    expect(ids(refreshEnd(stretch(1, 6), page))).toEqual([1, 2, 3, 5]);
    expect(ids(refreshEnd(stretch(1, 6), { items: [], hasOlder: false, hasNewer: false }))).toEqual([]);
  });

  test('stays where it is when scrolled away, and begins anew when it was at the end and much happened', () => {
    expect(ids(refreshEnd(stretch(1, 3, { newer: true }), stretch(8, 9)))).toEqual([1, 2, 3]);
    expect(ids(refreshEnd(stretch(1, 3), stretch(8, 9)))).toEqual([8, 9]);
  });

  test('an older answer about its middle takes nothing from its end', () => {
    const late = { ...stretch(2, 4), items: [message(2, 'edited'), message(4)] };
    const window = refreshMiddle(stretch(1, 6), late);
    expect(ids(window)).toEqual([1, 2, 4, 5, 6]);
    expect(window.items[1]?.text).toBe('edited');
    expect(window.hasNewer).toBe(false);
  });

  test('what did not change is the same object', () => {
    const window = stretch(1, 4);
    expect(refreshEnd(window, stretch(2, 5)).items[2]).toBe(window.items[2]);
  });
});
