import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useOpener } from './use-opener.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** The dialog stays open and busy until a returned promise settles; the caller closes it. */
  onConfirm: () => unknown;
  busy?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'primary',
    onConfirm,
  } = props;
  const [isRunning, setRunning] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const opener = useOpener(open);
  const busy = props.busy || isRunning;

  async function confirm() {
    setRunning(true);
    try {
      await onConfirm();
    } finally {
      setRunning(false);
    }
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-6">
          <Base.Popup
            initialFocus={confirmButton}
            finalFocus={opener}
            className="flex max-h-full w-full max-w-[420px] flex-col gap-2 rounded-card bg-surface p-6 pb-5 text-body text-foreground shadow-popup outline-none transition-[opacity,translate] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <Base.Title className="heading text-[calc(var(--card-title-size)+2px)] leading-snug">
              {title}
            </Base.Title>
            <Base.Description render={<div />} className="overflow-y-auto text-foreground-muted">
              {body}
            </Base.Description>
            <div className="mt-3 flex flex-wrap justify-end gap-2.5">
              <Button onClick={onClose} disabled={busy}>
                {cancelLabel}
              </Button>
              <Button ref={confirmButton} variant={tone} busy={busy} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
