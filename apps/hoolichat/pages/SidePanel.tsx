import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';

interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the conversation; over it where there is little room. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className="z-10 flex w-[340px] shrink-0 flex-col border-border border-l bg-pane outline-none max-[1080px]:absolute max-[1080px]:inset-y-0 max-[1080px]:right-0 max-[1080px]:shadow-popup"
    >
      <header className="flex h-[60px] shrink-0 items-center gap-2 border-border border-b px-3">
        <IconButton label={`Close ${title.toLowerCase()}`} icon={<X aria-hidden />} onClick={onClose} />
        <h2 className="heading text-[15.5px]">{title}</h2>
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
    </section>
  );
}
