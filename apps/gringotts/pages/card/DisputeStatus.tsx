import { Badge } from '#kit/ui/Badge.tsx';
import { DISPUTE_STATUS_LABELS } from '../../rules/disputes.ts';

const tones = { open: 'accent', reviewing: 'warning', resolved: 'positive', withdrawn: 'neutral' } as const;

export const DisputeStatus = ({ status }: { status: keyof typeof DISPUTE_STATUS_LABELS }) => (
  <Badge tone={tones[status]}>{DISPUTE_STATUS_LABELS[status]}</Badge>
);
