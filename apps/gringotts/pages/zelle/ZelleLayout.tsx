import type { ReactNode } from 'react';
import { formatCents } from '#kit/money.ts';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { useData } from '../client.ts';
import { OpenRequests } from './OpenRequests.tsx';

const tabs = [
  { value: 'send', label: 'Send', href: '/zelle' },
  { value: 'request', label: 'Request', href: '/zelle/request' },
  { value: 'split', label: 'Split', href: '/zelle/split' },
  { value: 'activity', label: 'Activity', href: '/zelle/activity' },
  { value: 'recipients', label: 'Recipients', href: '/zelle/recipients' },
] as const;

export function ZelleLayout({ tab, children }: { tab: (typeof tabs)[number]['value']; children: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Zelle"
        subtitle="Send and receive money with people you know, in minutes"
        className="pb-3"
      />
      <Tabs label="Zelle" tabs={tabs} value={tab} className="mb-5" />
      {children}
    </>
  );
}

/** The form on the left; what waits for the owner and what is left to send on the right. */
export function ZelleColumns({ children }: { children: ReactNode }) {
  const { dailyCents, leftCents } = useData('zelle.limits', {});
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {children}
      <div className="grid gap-5">
        <OpenRequests />
        <Card title="Daily limit">
          <p className="tabular-nums">
            <span className="heading text-[22px]">{formatCents(leftCents)}</span>{' '}
            <span className="text-foreground-muted">left to send today</span>
          </p>
          <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-muted">
            <div
              className="h-full bg-(--brass)"
              style={{ width: `${((dailyCents - leftCents) / dailyCents) * 100}%` }}
            />
          </div>
          <p className="mt-2 text-foreground-muted text-small">
            You can send up to {formatCents(dailyCents)} a day. Payments to people who are not enrolled count
            too.
          </p>
        </Card>
      </div>
    </div>
  );
}
