import { X } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/ui/Button.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type EventDraft, endProblem } from '../draft/draft.ts';
import { guestProblem } from '../draft/GuestsInput.tsx';
import { TimeFields } from '../draft/TimeFields.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { FindTime } from './FindTime.tsx';
import { GuestsPanel } from './GuestsPanel.tsx';
import { RecurrenceField } from './RecurrenceField.tsx';
import { ZoneField } from './ZoneField.tsx';

interface EventFormProps {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  onSave: () => Promise<unknown>;
  refusal: { fields: Partial<Record<string, string>>; message: string | undefined };
  busy: boolean;
  startTab: 'details' | 'times';
  closeHref: string;
  isSeries?: boolean;
  /** How the series repeats in words, where the form has no fields for it. */
  repeats?: string;
}

const TABS = [
  { value: 'details', label: 'Event details' },
  { value: 'times', label: 'Find a time' },
] as const;

export function EventForm(props: EventFormProps) {
  const { draft, onChange, onSave, refusal, busy, startTab, closeHref, isSeries, repeats } = props;
  const [tab, setTab] = useState<'details' | 'times'>(startTab);
  const [, navigate] = useLocation();
  const patch = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const problem = guestProblem(draft.guests) ?? refusal.message;
  const isBlocked = Boolean(endProblem(draft) ?? guestProblem(draft.guests));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlocked && !busy) void onSave();
  }
  return (
    <form noValidate aria-label="Event" onSubmit={submit} className="flex h-full flex-col">
      <div className="flex items-start gap-3 px-4 pt-3">
        <IconButton
          label="Cancel event editing"
          icon={<X aria-hidden />}
          onClick={() => navigate(closeHref)}
        />
        <TextInput
          label="Title"
          hideLabel
          placeholder="Add title"
          value={draft.title}
          onChange={(title) => patch({ title })}
          error={refusal.fields.title}
          autoFocus
          maxLength={300}
          className="max-w-2xl flex-1 bare-title"
        />
        <Button variant="primary" type="submit" busy={busy} disabled={isBlocked}>
          Save
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pl-16">
        <TimeFields draft={draft} onChange={onChange} />
        {!draft.allDay && <ZoneField value={draft.zone} onChange={(zone) => patch({ zone })} />}
        <RecurrenceField
          draft={draft}
          onChange={(recurrence) => patch({ recurrence })}
          isSeries={isSeries}
          repeats={repeats}
        />
      </div>
      {problem && (
        <p role="alert" className="px-16 pt-2 text-negative text-small">
          {problem}
        </p>
      )}
      <div className="mt-2 grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_340px] gap-6 overflow-y-auto px-4 pb-4 pl-16">
        <div className="min-w-0">
          <Tabs label="Parts of the event" tabs={TABS} value={tab} onChange={setTab}>
            <div className="pt-4">
              {tab === 'details' ? (
                <DetailsFields draft={draft} onChange={onChange} fields={refusal.fields} />
              ) : (
                <Suspense fallback={<Skeleton className="h-72" />}>
                  <FindTime draft={draft} onChange={onChange} />
                </Suspense>
              )}
            </div>
          </Tabs>
        </div>
        <GuestsPanel draft={draft} onChange={onChange} error={refusal.fields.guests} />
      </div>
    </form>
  );
}
