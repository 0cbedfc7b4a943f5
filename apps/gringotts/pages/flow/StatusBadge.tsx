import { Badge, type Tone } from '#kit/ui/Badge.tsx';

const looks: Readonly<Record<string, { tone: Tone; label: string }>> = {
  scheduled: { tone: 'accent', label: 'Scheduled' },
  processing: { tone: 'accent', label: 'On its way' },
  pending: { tone: 'warning', label: 'Pending' },
  open: { tone: 'warning', label: 'Open' },
  completed: { tone: 'positive', label: 'Completed' },
  paid: { tone: 'positive', label: 'Paid' },
  verified: { tone: 'positive', label: 'Verified' },
  failed: { tone: 'negative', label: 'Failed' },
  locked: { tone: 'negative', label: 'Locked' },
  expired: { tone: 'neutral', label: 'Expired' },
  declined: { tone: 'neutral', label: 'Declined' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
};

export function StatusBadge({ status }: { status: string }) {
  const { tone, label } = looks[status] ?? { tone: 'neutral' as const, label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
