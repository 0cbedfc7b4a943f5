import type { ThreadPage } from '../../rules/views.ts';
import type { useSelection } from './use-selection.ts';

interface SelectWholeProps {
  selection: ReturnType<typeof useSelection>;
  page: ThreadPage;
  name: string;
}

/** Once a page is ticked, the offer to mean the whole list. */
export function SelectWhole({ selection, page, name }: SelectWholeProps) {
  const { chosen, isWhole, setWhole, select } = selection;
  if (chosen.length === 0 || chosen.length < page.rows.length || page.total <= page.rows.length) return null;
  const total = page.total.toLocaleString('en-US');
  const action = 'rounded-full px-3 py-1 font-medium text-link hover:bg-indigo/8';
  return (
    <p className="flex items-center justify-center gap-1 bg-muted py-1.5 text-small">
      {isWhole
        ? `All ${total} conversations in ${name} are selected.`
        : `All ${page.rows.length} conversations on this page are selected.`}
      {isWhole ? (
        <button type="button" className={action} onClick={() => select('none')}>
          Clear selection
        </button>
      ) : (
        <button type="button" className={action} onClick={() => setWhole(true)}>
          {`Select all ${total} conversations in ${name}`}
        </button>
      )}
    </p>
  );
}
