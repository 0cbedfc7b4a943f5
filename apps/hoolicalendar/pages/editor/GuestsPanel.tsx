import { UserMinus, UserRoundCheck, UserRoundX } from 'lucide-react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { DraftGuest, EventDraft } from '../draft/draft.ts';
import { GuestsInput } from '../draft/GuestsInput.tsx';

interface GuestsPanelProps {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  error?: string;
}

export function GuestsPanel({ draft, onChange, error }: GuestsPanelProps) {
  const { guests } = draft;
  const patch = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const set = (email: string, change: Partial<DraftGuest>) =>
    patch({ guests: guests.map((guest) => (guest.email === email ? { ...guest, ...change } : guest)) });
  return (
    <section aria-label="Guests" className="min-w-0 border-border border-l pl-6">
      <h2 className="flex h-10 items-center font-medium text-primary">Guests</h2>
      <div className="mt-2 grid gap-3">
        <GuestsInput asAdder guests={guests} onChange={(next) => patch({ guests: next })} error={error} />
        {guests.length > 0 && (
          <ul aria-label="Guest list" className="grid gap-1">
            {guests.map((guest) => (
              <GuestLine
                key={guest.email}
                guest={guest}
                onOptional={() => set(guest.email, { optional: !guest.optional })}
                onRemove={() => patch({ guests: guests.filter(({ email }) => email !== guest.email) })}
              />
            ))}
          </ul>
        )}
        <fieldset className="mt-1 grid gap-1.5">
          <legend className="pb-1.5 font-medium text-small">Guests can</legend>
          <Checkbox
            label="Modify event"
            value={draft.guestsCanModify}
            onChange={(guestsCanModify) => patch({ guestsCanModify })}
          />
          <Checkbox
            label="Invite others"
            value={draft.guestsCanInvite}
            onChange={(guestsCanInvite) => patch({ guestsCanInvite })}
          />
          <Checkbox
            label="See guest list"
            value={draft.guestsCanSeeList}
            onChange={(guestsCanSeeList) => patch({ guestsCanSeeList })}
          />
        </fieldset>
      </div>
    </section>
  );
}

interface GuestLineProps {
  guest: DraftGuest;
  onOptional: () => void;
  onRemove: () => void;
}

function GuestLine({ guest: { name, email, optional }, onOptional, onRemove }: GuestLineProps) {
  const shown = name || email;
  return (
    <li className="group flex h-10 items-center gap-2.5 rounded-control pl-1 hover:bg-muted">
      <Avatar name={shown} size="sm" decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate leading-tight" title={email}>
          {shown}
        </p>
        {optional && <p className="text-caption text-foreground-muted leading-tight">Optional</p>}
      </div>
      <IconButton
        size="sm"
        label={optional ? `Make ${shown} required` : `Make ${shown} optional`}
        icon={optional ? <UserRoundX aria-hidden /> : <UserRoundCheck aria-hidden />}
        onClick={onOptional}
        className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
      />
      <IconButton
        size="sm"
        label={`Remove ${shown}`}
        icon={<UserMinus aria-hidden />}
        onClick={onRemove}
        className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
      />
    </li>
  );
}
