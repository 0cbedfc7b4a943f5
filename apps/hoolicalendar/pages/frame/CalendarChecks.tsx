import { Checkbox as Box } from '@base-ui/react/checkbox';
import { Check, ChevronDown, EllipsisVertical, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { fileUrl, useAction, useData } from '../client.ts';
import { complain } from '../event/use-change-event.ts';
import type { CalendarRow } from '../model.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

type Editing = CalendarRow | 'new' | null;

export function CalendarChecks() {
  const calendars = useData('calendars.list', {});
  const [editing, setEditing] = useState<Editing>(null);
  const [removing, setRemoving] = useState<CalendarRow | null>(null);
  const own = calendars.filter(({ kind }) => kind === 'own' || kind === 'tasks');
  const others = calendars.filter(({ kind }) => kind !== 'own' && kind !== 'tasks');
  return (
    <div className="grid gap-3">
      <Group
        title="My calendars"
        rows={own}
        onEdit={setEditing}
        onRemove={setRemoving}
        onAdd={() => setEditing('new')}
      />
      <Group title="Other calendars" rows={others} onEdit={setEditing} onRemove={setRemoving} />
      {editing && (
        <CalendarDialog calendar={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <RemoveCalendar calendar={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

interface GroupProps {
  title: string;
  rows: readonly CalendarRow[];
  onEdit: (calendar: CalendarRow) => void;
  onRemove: (calendar: CalendarRow) => void;
  onAdd?: () => void;
}

function Group({ title, rows, onEdit, onRemove, onAdd }: GroupProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <section aria-label={title}>
      <div className="flex h-8 items-center pr-1 pl-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex flex-1 items-center justify-between rounded-control font-medium text-small"
        >
          {title}
          <ChevronDown aria-hidden className={cx('size-4 text-foreground-muted', !isOpen && '-rotate-90')} />
        </button>
        {onAdd && <IconButton label="Add calendar" size="sm" icon={<Plus aria-hidden />} onClick={onAdd} />}
      </div>
      {isOpen && (
        <ul>
          {rows.map((row) => (
            <CalendarLine key={row.id} calendar={row} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps {
  calendar: CalendarRow;
  onEdit: (calendar: CalendarRow) => void;
  onRemove: (calendar: CalendarRow) => void;
}

function CalendarLine({ calendar, onEdit, onRemove }: LineProps) {
  const { id, name, color, visible, kind, isPrimary } = calendar;
  const toggle = useAction('calendars.setVisible');
  return (
    <li
      data-color={color}
      className="group flex h-8 items-center rounded-full pr-1 pl-2 hover:bg-foreground/5 has-data-popup-open:bg-foreground/5"
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Base UI's checkbox is the control */}
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3">
        <Box.Root
          checked={visible}
          onCheckedChange={(next) => void toggle.run({ id, visible: next }).catch(complain)}
          className="flex size-4.5 shrink-0 items-center justify-center rounded-[4px] border-2 border-(--event) text-(--event-ink) data-checked:bg-(--event)"
        >
          <Box.Indicator className="flex">
            <Check aria-hidden className="size-3.5" strokeWidth={3.25} />
          </Box.Indicator>
        </Box.Root>
        <span className="truncate">{name}</span>
      </label>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={`Options for ${name}`}
            size="sm"
            icon={<EllipsisVertical aria-hidden />}
            className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100 data-popup-open:opacity-100"
          />
        }
        items={[
          { label: 'Edit', onSelect: () => onEdit(calendar) },
          ...(kind === 'own' && !isPrimary
            ? [{ label: 'Delete', danger: true, onSelect: () => onRemove(calendar) }]
            : []),
          {
            label: 'Export',
            onSelect: () => window.location.assign(fileUrl('ics.export', { calendarId: id })),
          },
        ]}
      />
    </li>
  );
}

function RemoveCalendar({ calendar, onClose }: { calendar: CalendarRow | null; onClose: () => void }) {
  const remove = useAction('calendars.delete');
  return (
    <ConfirmDialog
      open={calendar !== null}
      onClose={onClose}
      title={`Delete “${calendar?.name ?? ''}”?`}
      body="Its events are deleted with it. This cannot be undone."
      confirmLabel="Delete calendar"
      tone="danger"
      onConfirm={async () => {
        if (!calendar) return;
        await remove.run({ id: calendar.id }).then(() => toast.success('The calendar is deleted.'), complain);
        onClose();
      }}
    />
  );
}
