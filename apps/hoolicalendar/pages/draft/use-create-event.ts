import { useLocation } from 'wouter';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { eventHref } from '../event/event-links.ts';
import { useQuestions } from '../questions/questions.tsx';
import { type EventDraft, inputOf } from './draft.ts';

/** Saves a new event; guests are invited when the owner says so. */
export function useCreateEvent() {
  const create = useAction('events.create');
  const questions = useQuestions();
  const [, navigate] = useLocation();
  return {
    busy: create.busy,
    ...refusalOf(create),
    async save(draft: EventDraft) {
      const notify = draft.guests.length > 0 ? await questions.notify('invite') : false;
      if (notify === null) return null;
      const made = await create.run({ event: inputOf(draft), notify }).catch(() => null);
      if (made)
        toast.success(notify ? 'Event saved, invitations sent' : 'Event saved', {
          action: { label: 'View event', onClick: () => navigate(eventHref(made)) },
        });
      return made;
    },
  };
}

interface Refused {
  fields: Readonly<Record<string, string>>;
  error: { message: string } | null;
}

/** Which fields of the form have a place for their message. */
const SHOWN = ['title', 'guests', 'location', 'description'];

/** What is wrong with fields, by the names they have in the form, and what else is wrong. */
export function refusalOf({ fields: named, error }: Refused) {
  const entries = Object.entries(named).map(([name, text]) => {
    const [first = name] = name.replace(/^(event|changes)\./, '').split('.');
    return [first, text] as const;
  });
  const beside = entries.find(([name]) => !SHOWN.includes(name));
  const message = beside?.[1] ?? (entries.length === 0 ? error?.message : undefined);
  return { fields: Object.fromEntries(entries) as Partial<Record<string, string>>, message };
}
