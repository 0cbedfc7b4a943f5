import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { FilterActions, FilterCriteria } from '../../rules/filters.ts';
import type { FilterView } from '../../rules/views.ts';
import { useAction } from '../client.ts';
import { FilterActionsFields } from './FilterActionsFields.tsx';
import { FilterCriteriaFields } from './FilterCriteriaFields.tsx';
import { isEmptyCriteria, NO_ACTIONS, NO_CRITERIA } from './filter-words.ts';

interface FilterDialogProps {
  /** The filter to change; a new one when absent. */
  filter?: FilterView;
  criteria?: FilterCriteria;
  onClose: () => void;
}

export function FilterDialog({ filter, criteria: given, onClose }: FilterDialogProps) {
  const [criteria, setCriteria] = useState<FilterCriteria>(filter?.criteria ?? given ?? NO_CRITERIA);
  const [actions, setActions] = useState<FilterActions>(filter?.actions ?? NO_ACTIONS);
  const [applyToExisting, setApply] = useState(false);
  const create = useAction('filters.create');
  const update = useAction('filters.update');
  const { busy, error, fields } = filter ? update : create;
  const isEmpty = isEmptyCriteria(criteria);
  const doesNothing = Object.values(actions).every((value) => !value);

  async function submit() {
    if (isEmpty || doesNothing) return;
    const input = { criteria, actions, applyToExisting };
    try {
      await (filter ? update.run({ id: filter.id, ...input }) : create.run(input));
    } catch {
      return;
    }
    toast.success(filter ? 'Filter updated.' : 'Filter created.');
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="lg"
      title={filter ? 'Edit filter' : 'Create filter'}
      description="When a mail arrives that matches all of this, HooliMail does what you choose below."
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={isEmpty || doesNothing}>
            {filter ? 'Update filter' : 'Create filter'}
          </Button>
        </>
      }
    >
      <FilterCriteriaFields value={criteria} onChange={setCriteria} errors={fields} />
      <h3 className="mt-5 mb-2 font-medium">Do this</h3>
      <FilterActionsFields value={actions} onChange={setActions} />
      <Checkbox
        className="mt-4"
        label="Also apply the filter to matching conversations"
        value={applyToExisting}
        onChange={setApply}
      />
      {error && (
        <p role="alert" className="mt-3 text-negative">
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
