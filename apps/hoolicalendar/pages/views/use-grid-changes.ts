import { useRef } from 'react';
import type { Span } from '#kit/drag/span.ts';
import { useAction } from '../client.ts';
import { complain, type NewTimes, useChangeEvent } from '../event/use-change-event.ts';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useCreate } from '../frame/use-create.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { clock, wallTime } from '../times.ts';
import { describeSpan, spanOfOccurrence, timesAfter, whenOfSpan } from './grid-spans.ts';
import type { ShownView } from './use-shown.ts';

/** What dragging does in a grid, for `useSpanDrag`: the same for hours, whole days and months. */
export function useGridChanges({ occurrences, days, settings }: ShownView) {
  const change = useChangeEvent();
  const reschedule = useAction('tasks.update');
  const create = useCreate();
  const { zone } = settings;
  const byKey = useRef(new Map<string, Occurrence>());
  byKey.current = new Map(occurrences.map((one) => [keyOf(one), one]));

  async function apply(occurrence: Occurrence, times: NewTimes): Promise<void> {
    if (occurrence.kind !== 'task') return change.move(occurrence, times);
    const due = times.allDay
      ? { dueDay: times.startDay, dueTime: null }
      : dueAt(wallTime(times.startsAt, zone));
    await reschedule.run({ id: occurrence.eventId, ...due }).catch(complain);
  }
  useShortcuts({
    remove() {
      const key = document.activeElement?.closest<HTMLElement>('[data-event-key]')?.dataset.eventKey;
      const focused = key === undefined ? undefined : byKey.current.get(key);
      if (focused?.editable && focused.kind !== 'task') void change.remove(focused);
    },
  });
  return {
    byKey,
    apply,
    spanOf(key: string): Span | null {
      const occurrence = byKey.current.get(key);
      return occurrence?.editable ? spanOfOccurrence(occurrence, days, zone) : null;
    },
    async onChange(key: string, to: Span) {
      const occurrence = byKey.current.get(key);
      if (!occurrence) return;
      const from = spanOfOccurrence(occurrence, days, zone);
      await apply(occurrence, timesAfter({ occurrence, from, to, days, zone }));
    },
    onCreate: (span: Span) => create('event', whenOfSpan(span, days)),
    describe: (span: Span) => describeSpan(span, days),
  };
}

const dueAt = ({ day, minutes }: { day: string; minutes: number }) => ({
  dueDay: day,
  dueTime: clock(minutes),
});
