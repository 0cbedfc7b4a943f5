import { Dialog } from '#kit/ui/Dialog.tsx';
import { Kbd } from '#kit/ui/Kbd.tsx';
import { SHORTCUT_GROUPS, SHORTCUTS } from './shortcut-list.ts';

interface ShortcutsHelpProps {
  open: boolean;
  onClose: () => void;
  enabled: boolean;
}

export function ShortcutsHelp({ open, onClose, enabled }: ShortcutsHelpProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      size="xl"
      description={enabled ? undefined : 'Shortcuts are off. Turn them on in Settings, General.'}
    >
      <ShortcutTable />
    </Dialog>
  );
}

export function ShortcutTable() {
  return (
    <div className="columns-1 gap-10 sm:columns-2 lg:columns-3">
      {SHORTCUT_GROUPS.map(({ title, names }) => (
        <section key={title} className="mb-5 break-inside-avoid">
          <h3 className="mb-1.5 font-medium text-primary">{title}</h3>
          <dl className="grid gap-1.5">
            {names.map((name) => (
              <div key={name} className="flex items-center justify-between gap-4">
                <dt>{SHORTCUTS[name].does}</dt>
                <dd className="flex gap-1.5">
                  <Keys keys={SHORTCUTS[name].keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <span key={key} className="flex items-center gap-1">
      {index > 0 && <span className="text-foreground-muted text-small">or</span>}
      {key.split(' ').map((part) => (
        <Kbd key={part}>{part}</Kbd>
      ))}
    </span>
  ));
}
