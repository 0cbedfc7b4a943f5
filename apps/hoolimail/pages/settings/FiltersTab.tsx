import { ListFilter, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { FilterView } from '../../rules/views.ts';
import { useData, useSend } from '../client.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { describeActions, describeCriteria } from './filter-words.ts';

type Asking = { what: 'create' } | { what: 'edit' | 'remove'; filter: FilterView } | null;

export function FiltersTab() {
  const { filters } = useData('filters.list', {});
  const { labels } = useData('mailbox.summary', {});
  const [asking, setAsking] = useState<Asking>(null);
  const done = () => setAsking(null);
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setAsking({ what: 'create' })}>
        Create filter
      </Button>
      {filters.length === 0 && (
        <EmptyState icon={<ListFilter aria-hidden />} title="No filters yet">
          Filters sort mail for you as it arrives.
        </EmptyState>
      )}
      <ul aria-label="Filters" className="mt-4 max-w-4xl">
        {filters.map((filter) => {
          const words = describeCriteria(filter.criteria);
          return (
            <li key={filter.id} className="flex items-center gap-4 border-border/70 border-b py-3">
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p>
                  Matches: <strong className="font-semibold">{words}</strong>
                </p>
                <p className="text-foreground-muted">Do this: {describeActions(filter.actions, labels)}</p>
              </div>
              <Button
                variant="link"
                size="sm"
                aria-label={`Edit filter ${words}`}
                onClick={() => setAsking({ what: 'edit', filter })}
              >
                Edit
              </Button>
              <Button
                variant="link"
                size="sm"
                aria-label={`Delete filter ${words}`}
                onClick={() => setAsking({ what: 'remove', filter })}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
      {asking?.what === 'create' && <FilterDialog onClose={done} />}
      {asking?.what === 'edit' && <FilterDialog filter={asking.filter} onClose={done} />}
      {asking?.what === 'remove' && <RemoveFilter filter={asking.filter} onClose={done} />}
    </>
  );
}

function RemoveFilter({ filter, onClose }: { filter: FilterView; onClose: () => void }) {
  const send = useSend();
  async function remove() {
    try {
      await send('filters.remove', { id: filter.id });
      toast.success('Filter deleted.');
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this filter?"
      body={`New mail that matches ${describeCriteria(filter.criteria)} will be left alone.`}
      confirmLabel="Delete filter"
      tone="danger"
      onConfirm={remove}
    />
  );
}
