import { Suspense, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

interface PeopleDialogProps {
  open: boolean;
  title: string;
  confirmLabel: string;
  single?: boolean;
  /** Not to be chosen: they are there already. */
  except?: readonly string[];
  onClose: () => void;
  onConfirm: (people: string[]) => unknown;
}

/** Chooses among the people on the app. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { open, title, confirmLabel, single, except, onClose, onConfirm } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  function close() {
    setChosen([]);
    onClose();
  }
  async function confirm() {
    setBusy(true);
    await onConfirm([...chosen]);
    setBusy(false);
    close();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="sm"
      busy={busy}
      footer={
        <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      }
    >
      <div className="h-96">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <PeoplePicker {...{ chosen, except, single }} onChange={setChosen} />
        </Suspense>
      </div>
    </Dialog>
  );
}
