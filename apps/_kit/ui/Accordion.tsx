import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface AccordionProps {
  items: readonly { value: string; title: ReactNode; content: ReactNode; disabled?: boolean }[];
  /** Open from the start. */
  defaultOpen?: readonly string[];
  /** Several may be open at once. */
  multiple?: boolean;
  className?: string;
}

export function Accordion({ items, defaultOpen, multiple = true, className }: AccordionProps) {
  return (
    <Base.Root
      multiple={multiple}
      defaultValue={defaultOpen ? [...defaultOpen] : []}
      className={cx('divide-y divide-border border-border border-y', className)}
    >
      {items.map((item) => (
        <Base.Item key={item.value} value={item.value} disabled={item.disabled}>
          <Base.Header>
            <Base.Trigger className="group flex w-full items-center justify-between gap-4 py-3 text-left font-medium hover:not-data-disabled:text-link focus-visible:outline-offset-[-2px] data-disabled:cursor-not-allowed data-disabled:opacity-45">
              {item.title}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-foreground-muted transition-transform duration-150 group-data-panel-open:rotate-180"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-150 ease-out data-ending-style:h-0 data-starting-style:h-0">
            <div className="pb-4 text-foreground-muted">{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
