import type { FormEvent, ReactNode } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { attempt } from './attempt.ts';
import type { ActionState } from './client.ts';

interface FormProps {
  /** What the form does; its refusals show in the form. */
  action: ActionState;
  /** Fields that show their own refusal; any other stands above the fields. */
  shown?: readonly string[];
  /** May throw the refusal of `action`. */
  onSubmit: () => unknown;
  children: ReactNode;
}

/** Fields, and what the server says to them. */
export function Form({ action, shown, onSubmit, className, children }: FormProps & { className?: string }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(onSubmit());
  };
  return (
    <form noValidate className={cx('grid gap-4', className)} onSubmit={submit}>
      <FormError action={action} shown={shown} />
      {children}
    </form>
  );
}

interface FormDialogProps extends FormProps {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  open?: boolean;
  onClose: () => void;
  submitLabel: string;
  cancelLabel?: string;
  /** Whether there is enough in the fields to send it. */
  ready?: boolean;
  /** Stands opposite the buttons, such as one that deletes what the form is about. */
  aside?: ReactNode;
}

/** A form in a dialog, with its two buttons. */
export function FormDialog(props: FormDialogProps) {
  const { action, shown, onSubmit, children, submitLabel, cancelLabel = 'Cancel', ready = true } = props;
  const { title, description, size, open = true, aside } = props;
  const close = () => {
    action.reset();
    props.onClose();
  };
  return (
    <Dialog
      {...{ title, description, size, open }}
      onClose={close}
      busy={action.busy}
      onSubmit={() => void attempt(onSubmit())}
      footer={
        <>
          {aside && <div className="mr-auto">{aside}</div>}
          <Button onClick={close} disabled={action.busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="primary" busy={action.busy} disabled={!ready}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormError action={action} shown={shown} />
        {children}
      </div>
    </Dialog>
  );
}

/** A refusal that belongs to no field. */
export function FormError({ action, shown = [] }: Pick<FormProps, 'action' | 'shown'>) {
  if (!action.error || Object.keys(action.fields).some((field) => shown.includes(field))) return null;
  return <Banner tone="negative">{action.error.message}</Banner>;
}
