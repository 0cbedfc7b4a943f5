import type { ReactNode } from 'react';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';

const tabs = [
  { value: 'pay', label: 'Pay bills', href: '/bills' },
  { value: 'payees', label: 'Payees', href: '/bills/payees' },
  { value: 'activity', label: 'Payment activity', href: '/bills/activity' },
] as const;

export function BillsLayout({ tab, children }: { tab: (typeof tabs)[number]['value']; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Pay bills" subtitle="One time, on a date, or by autopay" className="pb-3" />
      <Tabs label="Bill pay" tabs={tabs} value={tab} className="mb-5" />
      {children}
    </>
  );
}
