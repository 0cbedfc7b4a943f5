import { Pencil, Trash2, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { type EventKey, writeEventKey } from '../../location.ts';
import { useData } from '../client.ts';
import { useShortcuts } from '../frame/shortcuts.ts';
import { AnchoredPopover } from './AnchoredPopover.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventMenu } from './EventMenu.tsx';
import { editHref } from './event-links.ts';
import { MailGuests, MailGuestsButton } from './MailGuests.tsx';
import { toChanging, useChangeEvent, useCloseEvent } from './use-change-event.ts';

/** An event beside its place in the grid. */
export function EventCard({ eventKey }: { eventKey: EventKey }) {
  const event = useData('events.get', eventKey);
  const [, navigate] = useLocation();
  const change = useChangeEvent();
  const close = useCloseEvent();
  const [isMailing, setMailing] = useState(false);
  const key = writeEventKey(eventKey);
  const anchor = useCallback(() => elementOf(key), [key]);
  const remove = () => change.remove(toChanging(event), close);
  const edit = () => navigate(editHref(event));
  useShortcuts({ ...(event.editable && { edit, remove: () => void remove() }) });

  return (
    <AnchoredPopover label={event.title} anchor={anchor} onClose={close} className="w-[448px]" isCard>
      <div className="flex justify-end gap-0.5 px-2 pt-2">
        {event.editable && <IconButton label="Edit event" icon={<Pencil aria-hidden />} onClick={edit} />}
        {event.editable && (
          <IconButton label="Delete event" icon={<Trash2 aria-hidden />} onClick={() => void remove()} />
        )}
        <MailGuestsButton event={event} onClick={() => setMailing(true)} />
        <EventMenu event={event} />
        <IconButton label="Close" icon={<X aria-hidden />} onClick={close} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-5">
        <EventDetails event={event} />
      </div>
      <AnswerBar event={event} />
      {isMailing && <MailGuests event={event} onClose={() => setMailing(false)} />}
    </AnchoredPopover>
  );
}

/** The event in the grid; where the day is too full to show it, the count that holds it. */
function elementOf(key: string): Element | null {
  const name = CSS.escape(key);
  const shown = [...document.querySelectorAll(`main [data-event-key="${name}"]`)];
  return shown[0] ?? document.querySelector(`main [data-holds~="${name}"]`);
}
