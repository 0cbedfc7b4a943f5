import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { fullDay } from '../days.ts';
import { complain } from '../event/use-change-event.ts';

export function TrashPage() {
  const rows = useData('trash.list', {});
  const restore = useAction('trash.restore');
  const empty = useAction('trash.empty');
  const [isEmptying, setEmptying] = useState(false);
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-4xl px-6 py-6">
        <div className="flex items-center justify-between pb-4">
          <div>
            <h1 className="heading text-page-title">Trash</h1>
            <p className="text-foreground-muted">Deleted events stay here for 30 days.</p>
          </div>
          <Button disabled={rows.length === 0} onClick={() => setEmptying(true)}>
            Empty trash
          </Button>
        </div>
        {rows.length === 0 && <EmptyState icon={<Trash2 aria-hidden />} title="The trash is empty" />}
        <ul aria-label="Deleted events" className="divide-y divide-hairline">
          {rows.map((row) => (
            <li
              key={`${row.eventId} ${row.occurrence}`}
              data-color={row.color}
              className="flex items-center gap-4 py-2"
            >
              <span aria-hidden className="size-3 shrink-0 rounded-full bg-(--event)" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{row.title}</span>
                <span className="block truncate text-foreground-muted text-small">
                  {fullDay(row.startDay)} · {row.calendarName}
                </span>
              </span>
              <span className="text-foreground-muted text-small">
                Deleted {formatDateTime(row.deletedAt)}
              </span>
              <Button
                size="sm"
                aria-label={`Restore ${row.title}`}
                onClick={() =>
                  restore
                    .run({ eventId: row.eventId, occurrence: row.occurrence })
                    .then(() => toast.success('Event restored'), complain)
                }
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
        <ConfirmDialog
          open={isEmptying}
          onClose={() => setEmptying(false)}
          title="Delete everything in the trash for good?"
          body={`${rows.length === 1 ? '1 event is' : `${rows.length} events are`} deleted. This cannot be undone.`}
          confirmLabel="Delete for good"
          tone="danger"
          onConfirm={async () => {
            await empty.run({}).then(() => toast.success('The trash is empty.'), complain);
            setEmptying(false);
          }}
        />
      </div>
    </div>
  );
}
