import type { ReactNode } from 'react';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';

const tabs = [
  { value: 'details', label: 'Personal details', href: '/profile' },
  { value: 'security', label: 'Security', href: '/profile/security' },
] as const;

export function ProfileLayout({
  tab,
  children,
}: {
  tab: (typeof tabs)[number]['value'];
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[860px]">
      <PageHeader title="Profile and settings" className="pb-3" />
      <Tabs label="Profile and settings" tabs={tabs} value={tab} className="mb-5" />
      {children}
    </div>
  );
}
