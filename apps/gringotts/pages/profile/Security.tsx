import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { attempt } from '#kit/page/attempt.ts';
import { ChangePassword } from '#kit/page/ChangePassword.tsx';
import { formatDate, formatDateTime } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { ProfileLayout } from './ProfileLayout.tsx';

export function Security() {
  return (
    <ProfileLayout tab="security">
      <div className="grid gap-5">
        <TwoStep />
        <Card title="Password">
          <ChangePassword />
        </Card>
        <Devices />
        <p className="text-foreground-muted">
          We tell you about changes on this page. Choose how under{' '}
          <Link href="/alerts" className="text-link hover:underline">
            Alerts
          </Link>
          .
        </p>
      </div>
    </ProfileLayout>
  );
}

function TwoStep() {
  const { twoStep, phone, email } = useData('profile.get', {});
  const set = useAction('profile.setTwoStep');
  const choose = async (method: typeof twoStep) => {
    const saved = await attempt(set.run({ method }));
    if (saved)
      toast.success(
        saved.twoStep === 'off' ? 'Two-step verification is off.' : 'Two-step verification is on.',
      );
  };
  return (
    <Card
      title="Two-step verification"
      subtitle="A device that is not trusted needs a code besides your password"
    >
      <RadioGroup
        label="Send codes by"
        layout="cards"
        value={twoStep}
        onChange={(method) => void choose(method)}
        disabled={set.busy}
        options={[
          { value: 'text', label: 'Text message', detail: phone },
          { value: 'email', label: 'E-mail', detail: email },
          { value: 'off', label: 'Off', detail: 'New devices sign in with the password alone.' },
        ]}
      />
    </Card>
  );
}

type Device = ReturnType<typeof useData<'profile.devices'>>[number];

function Devices() {
  const devices = useData('profile.devices', {});
  const remove = useAction('profile.removeDevice');
  const [removed, setRemoved] = useState<Device | null>(null);
  const confirm = async () => {
    if (!removed) return;
    const gone = await attempt(remove.run({ id: removed.id }));
    setRemoved(null);
    if (gone) toast.success(`${gone.name} is no longer trusted.`);
  };
  return (
    <Card title="Trusted devices">
      {devices.length === 0 && (
        <EmptyState title="No device is trusted">Each sign-in needs a code.</EmptyState>
      )}
      <ul aria-label="Trusted devices" className="-my-3 divide-y divide-border">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 py-3">
            <MonitorSmartphone aria-hidden className="size-5 text-foreground-muted" />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2 font-semibold">
                {device.name}
                {device.isThisDevice && <Badge tone="accent">This device</Badge>}
              </span>
              <span className="block text-foreground-muted text-small">
                {device.place}. Trusted since {formatDate(device.addedAt)}, last used{' '}
                {formatDateTime(device.lastUsedAt)}
              </span>
            </span>
            <Button size="sm" aria-label={`Remove ${device.name}`} onClick={() => setRemoved(device)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Stop trusting ${removed?.name ?? ''}?`}
        body="It needs a code the next time it signs in."
        confirmLabel="Stop trusting"
        tone="danger"
        onConfirm={confirm}
      />
    </Card>
  );
}
