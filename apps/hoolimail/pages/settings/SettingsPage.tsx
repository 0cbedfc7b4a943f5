import type { ComponentType } from 'react';
import { useParams } from 'wouter';
import { NotFound } from '#kit/page/errors.tsx';
import { useTitle } from '#kit/page/title.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { BlockedTab } from './BlockedTab.tsx';
import { FiltersTab } from './FiltersTab.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { LabelsTab } from './LabelsTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';

const TABS: readonly { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'general', label: 'General', Panel: GeneralTab },
  { value: 'labels', label: 'Labels', Panel: LabelsTab },
  { value: 'filters', label: 'Filters', Panel: FiltersTab },
  { value: 'blocked', label: 'Blocked senders and lists', Panel: BlockedTab },
  { value: 'templates', label: 'Templates', Panel: TemplatesTab },
];

export function SettingsPage() {
  const { tab = 'general' } = useParams();
  const current = TABS.find(({ value }) => value === tab);
  useTitle(current ? `Settings: ${current.label}` : 'Settings');
  if (!current) return <NotFound />;
  return (
    <div className="flex h-full flex-col pt-5">
      <h1 className="heading px-6 text-page-title">Settings</h1>
      <Tabs
        label="Settings"
        value={current.value}
        className="px-6"
        tabs={TABS.map(({ value, label }) => ({ value, label, href: `/settings/${value}` }))}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-10">
        <current.Panel />
      </div>
    </div>
  );
}
