import { CalendarDays, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useTitle } from '#kit/page/title.tsx';
import { dayOf } from '#kit/time.ts';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { writeEventKey } from '../../location.ts';
import { useData } from '../client.ts';
import { viewHref } from '../days.ts';
import { useShortcuts } from '../frame/shortcuts.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventMenu } from './EventMenu.tsx';
import { editHref } from './event-links.ts';
import { MailGuests, MailGuestsButton } from './MailGuests.tsx';
import { toChanging, useChangeEvent } from './use-change-event.ts';

/** An event on a page of its own, where links from mails lead. */
export function EventPage() {
  const { eventId } = useParams();
  const [query] = useSearchParams();
  const event = useData('events.get', {
    eventId: Number(eventId),
    occurrence: query.get('occurrence') ?? '',
  });
  const { zone } = useData('settings.get', {});
  const [, navigate] = useLocation();
  const change = useChangeEvent();
  const [isMailing, setMailing] = useState(false);
  useTitle(event.title);
  const day = event.allDay ? event.startDay : dayOf(event.startsAt, zone);
  const remove = () => change.remove(toChanging(event), () => navigate(viewHref('week', day)));
  useShortcuts({
    ...(event.editable && { edit: () => navigate(editHref(event)), remove: () => void remove() }),
  });
  return (
    <div className="h-full overflow-y-auto">
      <article aria-label={event.title} className="mx-auto max-w-2xl px-6 py-6">
        <div className="flex flex-wrap items-center gap-2 pb-5">
          <LinkButton
            href={`${viewHref('week', day)}?event=${writeEventKey(event)}`}
            icon={<CalendarDays aria-hidden />}
          >
            Show in calendar
          </LinkButton>
          {event.editable && (
            <LinkButton href={editHref(event)} icon={<Pencil aria-hidden />}>
              Edit
            </LinkButton>
          )}
          {event.editable && (
            <Button icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <span className="ml-auto flex">
            <MailGuestsButton event={event} onClick={() => setMailing(true)} />
            <EventMenu event={event} />
          </span>
        </div>
        <EventDetails event={event} />
        <div className="mt-5">
          <AnswerBar event={event} />
        </div>
        {isMailing && <MailGuests event={event} onClose={() => setMailing(false)} />}
      </article>
    </div>
  );
}
