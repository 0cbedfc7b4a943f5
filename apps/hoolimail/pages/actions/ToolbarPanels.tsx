import { type ReactNode, useState } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import type { Change } from '../../api/inputs.ts';
import type { LabelTag } from '../../rules/views.ts';
import { LabelDialog } from '../settings/LabelDialog.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { PickMoment } from './PickMoment.tsx';
import { SnoozePanel } from './SnoozePanel.tsx';

export type Panel = 'snooze' | 'move' | 'label';

interface ToolbarPanelsProps {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  onChange: (change: Change) => void;
  labels: readonly (readonly LabelTag[])[];
  icons: Readonly<Record<Panel, ReactNode>>;
}

const NAMES: Record<Panel, string> = { snooze: 'Snooze', move: 'Move to', label: 'Labels' };

export function ToolbarPanels({ panel, onPanel, onChange, labels, icons }: ToolbarPanelsProps) {
  const [isPicking, setPicking] = useState(false);
  const [newLabel, setNewLabel] = useState<string | null>(null);
  const choose = (...changes: Change[]) => {
    onPanel(null);
    for (const change of changes) onChange(change);
  };
  const leaveFor = (next: () => void) => () => {
    onPanel(null);
    next();
  };
  const contents: Record<Panel, ReactNode> = {
    snooze: (
      <SnoozePanel
        onSnooze={(until) => choose({ do: 'snooze', until })}
        onPickOther={leaveFor(() => setPicking(true))}
      />
    ),
    move: <MovePanel onMove={choose} />,
    label: (
      <LabelPanel
        current={labels}
        onApply={(changes) => choose(...changes)}
        onCreate={(name) => leaveFor(() => setNewLabel(name))()}
      />
    ),
  };
  return (
    <>
      {(['snooze', 'move', 'label'] as const).map((name) => (
        <Popover
          key={name}
          label={NAMES[name]}
          className="p-0"
          open={panel === name}
          onOpenChange={(open) => onPanel(open ? name : null)}
          trigger={<IconButton label={NAMES[name]} icon={icons[name]} />}
        >
          {contents[name]}
        </Popover>
      ))}
      <PickMoment
        open={isPicking}
        title="Snooze until"
        confirmLabel="Snooze"
        onClose={() => setPicking(false)}
        onPick={(until) => onChange({ do: 'snooze', until })}
      />
      {newLabel !== null && (
        <LabelDialog
          name={newLabel}
          onClose={() => setNewLabel(null)}
          onCreated={(labelId) => onChange({ do: 'addLabel', labelId })}
        />
      )}
    </>
  );
}
