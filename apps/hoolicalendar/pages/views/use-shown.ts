import { useMemo } from 'react';
import { useParams } from 'wouter';
import type { View } from '../../location.ts';
import { useData } from '../client.ts';
import { daysFrom, isWeekend } from '../days.ts';
import type { Occurrence } from '../model.ts';

/** What a view shows: its days, and the events of the calendars that are ticked. */
export function useShown(view: View) {
  const { day = '' } = useParams();
  const shown = useData('occurrences.view', { view, day });
  const calendars = useData('calendars.list', {});
  const settings = useData('settings.get', {});
  const { showWeekends, showDeclined } = settings;
  const days = useMemo(
    () => daysFrom(shown.from, shown.to).filter((one) => view === 'day' || showWeekends || !isWeekend(one)),
    [shown.from, shown.to, view, showWeekends],
  );
  const occurrences = useMemo(() => {
    const visible = new Set(calendars.filter((calendar) => calendar.visible).map(({ id }) => id));
    return shown.occurrences.filter(
      (one: Occurrence) => visible.has(one.calendarId) && (showDeclined || one.answer !== 'declined'),
    );
  }, [shown.occurrences, calendars, showDeclined]);
  return { ...shown, view, days, occurrences, settings };
}

export type ShownView = ReturnType<typeof useShown>;
