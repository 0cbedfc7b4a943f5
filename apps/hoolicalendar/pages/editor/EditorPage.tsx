import { useLayoutEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { boot } from '#kit/page/boot.ts';
import { worldNow } from '#kit/page/now.ts';
import { useTitle } from '#kit/page/title.tsx';
import { dayOf } from '#kit/time.ts';
import { toast } from '#kit/ui/toast.tsx';
import { writeEventKey } from '../../location.ts';
import { useAction, useData } from '../client.ts';
import { viewHref } from '../days.ts';
import { changesOf, defaultWhen, draftOf, type EventDraft, newDraft, startMoment } from '../draft/draft.ts';
import { readKind, readWhen } from '../draft/draft-location.ts';
import { keptDraft } from '../draft/kept-draft.ts';
import { refusalOf, useCreateEvent } from '../draft/use-create-event.ts';
import { useOfferUndo } from '../event/use-change-event.ts';
import type { EventDetail } from '../model.ts';
import { useQuestions } from '../questions/questions.tsx';
import { EventForm } from './EventForm.tsx';

/** The whole form, for a new event. */
export function NewEventPage() {
  const [query] = useSearchParams();
  const settings = useData('settings.get', {});
  const calendars = useData('calendars.list', {});
  const [, navigate] = useLocation();
  const create = useCreateEvent();
  const [draft, setDraft] = useState<EventDraft>(() => {
    const kept = query.has('kept') ? keptDraft() : null;
    if (kept) return kept;
    const asked = readKind(query.get('new'));
    const kind = asked && asked !== 'task' ? asked : 'event';
    const when = readWhen(query) ?? defaultWhen(settings, worldNow());
    const made = newDraft({ kind, when, settings, calendars });
    const guests = (query.get('guests') ?? '').split(',').filter(Boolean);
    return {
      ...made,
      title: query.get('title') ?? made.title,
      guests: guests.map((email) => ({ email, name: '', optional: false })),
    };
  });
  return (
    <EventForm
      draft={draft}
      onChange={setDraft}
      refusal={create}
      busy={create.busy}
      startTab={query.get('tab') === 'times' ? 'times' : 'details'}
      closeHref={viewHref('week', draft.startDay)}
      onSave={async () => {
        const made = await create.save(draft);
        if (made) navigate(`${viewHref('week', draft.startDay)}?event=${writeEventKey(made)}`);
      }}
    />
  );
}

/**
 * The whole form, for an event that exists. It starts from what the event is now and then stands on its own: a change
 * elsewhere does not reach into what is being written, and saving may leave this occurrence to another series.
 */
export function EditEventPage() {
  const [event, setEvent] = useState<EventDetail | null>(null);
  return event ? <EditForm event={event} /> : <LoadEvent onLoad={setEvent} />;
}

function LoadEvent({ onLoad }: { onLoad: (event: EventDetail) => void }) {
  const { eventId } = useParams();
  const [query] = useSearchParams();
  const event = useData('events.get', {
    eventId: Number(eventId),
    occurrence: query.get('occurrence') ?? '',
  });
  useLayoutEffect(() => onLoad(event), [event, onLoad]);
  return null;
}

function EditForm({ event }: { event: EventDetail }) {
  const { zone } = useData('settings.get', {});
  const [, navigate] = useLocation();
  const update = useAction('events.update');
  const questions = useQuestions();
  const offerUndo = useOfferUndo();
  const [before] = useState(() => draftOf(event, boot.owner?.email ?? ''));
  const [draft, setDraft] = useState(before);
  useTitle(`Edit ${event.title}`);
  const day = event.allDay ? event.startDay : dayOf(event.startsAt, zone);
  const closeHref = `${viewHref('week', day)}?event=${writeEventKey(event)}`;

  async function save() {
    const changes = changesOf(before, draft);
    if (Object.keys(changes).length === 0) return navigate(closeHref);
    const scope = event.isRecurring ? await questions.scope('Edit') : 'this';
    if (!scope) return;
    const hasGuests = draft.guests.length > 0 || before.guests.length > 0;
    const notify = hasGuests && event.organizer.isOwner ? await questions.notify('update') : false;
    if (notify === null) return;
    const done = await update
      .run({ eventId: event.eventId, occurrence: event.occurrence, scope, changes, notify })
      .catch(() => null);
    if (!done) return;
    offerUndo(notify ? 'Event saved, guests told' : 'Event saved', done.undoId);
    const newDay = draft.allDay ? draft.startDay : dayOf(startMoment(draft), zone);
    navigate(`${viewHref('week', newDay)}?event=${writeEventKey(done)}`);
  }
  if (!event.editable) {
    return (
      <p className="p-8 text-foreground-muted">
        This event belongs to {event.organizer.name} and can only be changed by them.
      </p>
    );
  }
  return (
    <EventForm
      draft={draft}
      onChange={setDraft}
      refusal={refusalOf(update)}
      busy={update.busy}
      startTab="details"
      closeHref={closeHref}
      isSeries={event.isRecurring}
      repeats={event.repeats}
      onSave={() => save().catch((error: unknown) => toast.error(String(error)))}
    />
  );
}
