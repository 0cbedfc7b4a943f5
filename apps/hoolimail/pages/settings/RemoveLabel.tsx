import { useLocation } from 'wouter';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { LabelCounts } from '../../rules/views.ts';
import { useAction } from '../client.ts';

export function RemoveLabel({ label, onClose }: { label: LabelCounts; onClose: () => void }) {
  const remove = useAction('labels.remove');
  const [location, navigate] = useLocation();
  async function confirm() {
    if (location === `/label/${label.id}`) navigate('/');
    try {
      await remove.run({ id: label.id });
      toast.success(`Label “${label.name}” removed.`);
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove the label “${label.name}”?`}
      body={`The ${label.total === 1 ? 'conversation stays' : `${label.total} conversations stay`} in your mailbox without this label. Labels under it move up one level.`}
      confirmLabel="Remove label"
      tone="danger"
      onConfirm={confirm}
    />
  );
}
