import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useOpener } from './use-opener.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the end of the line. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Makes the dialog a form: Enter in a field and a `type="submit"` button in the footer call it. */
  onSubmit?: () => void;
  /** While true neither Escape nor a click beside the dialog closes it. */
  busy?: boolean;
}

const sizes = { sm: 'max-w-[400px]', md: 'max-w-[520px]', lg: 'max-w-[720px]', xl: 'max-w-[960px]' };

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'md', onSubmit, busy } = props;
  const opener = useOpener(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-6">
          <Base.Popup
            finalFocus={opener}
            className={cx(
              'relative flex max-h-full w-full flex-col overflow-hidden rounded-card bg-surface text-body text-foreground shadow-popup outline-none',
              'transition-[opacity,translate] duration-150 ease-out data-ending-style:translate-y-1 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              sizes[size],
            )}
          >
            <DialogBody onSubmit={onSubmit}>
              <header className="flex flex-col gap-1 px-6 pt-5 pr-16 pb-3">
                <Base.Title className="heading text-[calc(var(--card-title-size)+2px)] leading-snug">
                  {title}
                </Base.Title>
                {description && (
                  <Base.Description className="text-foreground-muted">{description}</Base.Description>
                )}
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto px-6 py-2 last:pb-6">{children}</div>
              {footer && (
                <footer className="flex flex-wrap justify-end gap-2.5 px-6 pt-4 pb-5">{footer}</footer>
              )}
            </DialogBody>
            <IconButton
              label="Close"
              icon={<X aria-hidden />}
              onClick={onClose}
              disabled={busy}
              className="absolute top-3.5 right-4"
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function DialogBody({ onSubmit, children }: { onSubmit?: () => void; children: ReactNode }) {
  const layout = 'flex min-h-0 flex-1 flex-col';
  if (!onSubmit) return <div className={layout}>{children}</div>;
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  }
  return (
    <form noValidate onSubmit={submit} className={layout}>
      {children}
    </form>
  );
}
