import { Ellipsis } from 'lucide-react';

export function QuoteToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={isOpen ? 'Hide quoted text' : 'Show quoted text'}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="my-1 flex h-3.5 items-center rounded-full bg-foreground/10 px-1.5 hover:bg-foreground/20"
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  );
}
