import { useLocation, useSearchParams } from 'wouter';
import { RpcError } from '#kit/page/rpc.ts';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import type { Attendance, EventDetail, EventInput, Scope } from '../model.ts';
import { type ScopeVerb, useQuestions } from '../questions/questions.tsx';

/** As much of an event as decides which questions are asked before it is changed. */
export interface Changing {
  eventId: number;
  occurrence: string;
  title: string;
  isRecurring: boolean;
  /** Guests are told by the one who invited them. */
  hasGuests: boolean;
  answer: Attendance | null;
}

export const toChanging = (event: EventDetail): Changing => ({
  ...event,
  hasGuests: event.guests.length > 0,
});

export type NewTimes = Pick<EventInput, 'allDay' | 'startsAt' | 'endsAt' | 'startDay' | 'endDay'>;

/** Moving, deleting and answering events: asks what has to be asked, does it, and offers to take it back. */
export function useChangeEvent() {
  const questions = useQuestions();
  const move = useAction('events.move');
  const remove = useAction('events.delete');
  const answer = useAction('events.answer');
  const offerUndo = useOfferUndo();

  async function askScope(event: Changing, verb: ScopeVerb): Promise<Scope | null> {
    return event.isRecurring ? questions.scope(verb) : 'this';
  }
  async function askBoth(event: Changing, verb: 'Move' | 'Delete') {
    const scope = await askScope(event, verb);
    if (!scope) return null;
    const isTold = event.hasGuests && event.answer === null;
    const notify = isTold ? await questions.notify(verb === 'Delete' ? 'cancel' : 'update') : false;
    return notify === null ? null : { scope, notify };
  }

  return {
    async move(event: Changing, times: NewTimes): Promise<void> {
      const asked = await askBoth(event, 'Move');
      if (!asked) return;
      const { eventId, occurrence } = event;
      const done = await move.run({ eventId, occurrence, ...asked, ...times }).catch(complain);
      if (done) offerUndo('Event moved', done.undoId);
    },
    /** `onSure` takes the event off the page: what is gone cannot be shown anew. */
    async remove(event: Changing, onSure?: () => void): Promise<void> {
      const asked = await askBoth(event, 'Delete');
      if (!asked) return;
      onSure?.();
      const { eventId, occurrence } = event;
      const done = await remove.run({ eventId, occurrence, ...asked }).catch(complain);
      if (done) offerUndo(`“${event.title || '(No title)'}” moved to trash`, done.undoId);
    },
    async answer(event: Changing, given: Exclude<Attendance, 'unanswered'>, note: string): Promise<boolean> {
      const scope = await askScope(event, 'Answer');
      if (!scope) return false;
      const { eventId, occurrence } = event;
      const done = await answer.run({ eventId, occurrence, scope, answer: given, note }).catch(complain);
      if (done !== undefined) toast.success('Your answer is sent to the organizer.');
      return done !== undefined;
    },
    busy: move.busy || remove.busy || answer.busy,
  };
}

export function useOfferUndo() {
  const undo = useAction('events.undo');
  return (message: string, undoId: string) => {
    lastUndo = () => {
      lastUndo = null;
      undo.run({ undoId }).then(() => toast.info('Taken back.'), complain);
    };
    toast.success(message, { action: { label: 'Undo', onClick: lastUndo } });
  };
}

let lastUndo: (() => void) | null = null;

/** What the toast at the bottom offers, also after it is gone. */
export const undoLast = (): void => lastUndo?.();

export function complain(error: unknown): undefined {
  toast.error(error instanceof RpcError ? error.message : String(error));
}

/** Closes the card over the grid, or leaves the page of the event. */
export function useCloseEvent(): () => void {
  const [path, navigate] = useLocation();
  const [, setQuery] = useSearchParams();
  return () => {
    if (path.startsWith('/events/')) navigate('/');
    else
      setQuery((query) => {
        query.delete('event');
        return query;
      });
  };
}
