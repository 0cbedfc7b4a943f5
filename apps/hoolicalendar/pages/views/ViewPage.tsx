import { useSearchParams } from 'wouter';
import { useTitle } from '#kit/page/title.tsx';
import { readEventKey, type View } from '../../location.ts';
import { titleOf } from '../days.ts';
import { readKind } from '../draft/draft-location.ts';
import { QuickCreate } from '../draft/QuickCreate.tsx';
import { EventCard } from '../event/EventCard.tsx';
import { Agenda } from './Agenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { TimeGrid } from './TimeGrid.tsx';
import { useShown } from './use-shown.ts';

const NAMES: Record<View, string> = { day: 'Day', week: 'Week', month: 'Month', agenda: 'Schedule' };

export const DayPage = () => <ViewPage view="day" />;
export const WeekPage = () => <ViewPage view="week" />;
export const MonthPage = () => <ViewPage view="month" />;
export const AgendaPage = () => <ViewPage view="agenda" />;

function ViewPage({ view }: { view: View }) {
  const shown = useShown(view);
  const [query] = useSearchParams();
  const open = readEventKey(query.get('event'));
  const making = open ? null : readKind(query.get('new'));
  useTitle(`${titleOf(view, shown.day, [shown.from, shown.to])} · ${NAMES[view]}`);
  return (
    <>
      {(view === 'day' || view === 'week') && <TimeGrid shown={shown} />}
      {view === 'month' && <MonthGrid shown={shown} />}
      {view === 'agenda' && <Agenda shown={shown} />}
      {open && <EventCard key={query.get('event')} eventKey={open} />}
      {making && <QuickCreate key="new" kind={making} />}
    </>
  );
}
