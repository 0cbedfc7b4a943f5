import type { ReactNode } from 'react';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { Kbd } from '#kit/ui/Kbd.tsx';
import { EVENT_KEYS, SHORTCUT_GROUPS, SHORTCUTS } from './shortcut-list.ts';

interface ShortcutsHelpProps {
  open: boolean;
  onClose: () => void;
}

export function ShortcutsHelp({ open, onClose }: ShortcutsHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <ShortcutTable />
    </Dialog>
  );
}

export function ShortcutTable() {
  return (
    <div className="columns-1 gap-10 sm:columns-2">
      {SHORTCUT_GROUPS.map(({ title, names }) => (
        <Group key={title} title={title}>
          {names.map((name) => (
            <Line key={name} does={SHORTCUTS[name].does} keys={SHORTCUTS[name].keys} />
          ))}
        </Group>
      ))}
      <Group title="On an event with the focus">
        {EVENT_KEYS.map(({ keys, does }) => (
          <Line key={does} does={does} keys={keys.split(/,? /)} />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1.5 font-medium text-primary">{title}</h3>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  );
}

function Line({ does, keys }: { does: string; keys: readonly string[] }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{does}</dt>
      <dd className="flex gap-1.5">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
