import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';

interface MentionListProps {
  id: string;
  people: readonly { id: string; name: string }[];
  activeIndex: number;
  onChoose: (name: string) => void;
}

/** Members that the typed beginning may mean, above the composer. */
export function MentionList({ id, people, activeIndex, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="People to mention"
      className="absolute bottom-full left-12 z-10 mb-2 max-h-64 w-72 overflow-y-auto rounded-card border border-border bg-surface py-1.5 shadow-popup"
    >
      {people.map((person, index) => (
        <button
          key={person.id}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person.name)}
          className={cx(
            'flex w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-pane-hover',
            index === activeIndex && 'bg-pane-selected',
          )}
        >
          <Avatar name={person.name} size="sm" decorative />
          {person.name}
        </button>
      ))}
    </div>
  );
}
