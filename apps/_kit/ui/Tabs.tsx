import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
  /** When the first tab has one, all are links in a navigation landmark instead of ARIA tabs. */
  href?: string;
  disabled?: boolean;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange?: (value: Value) => void;
  /** The panel of the selected tab. */
  children?: ReactNode;
  className?: string;
}

const row =
  'relative flex min-w-0 gap-(--tab-gap) overflow-x-auto border-border border-b-(length:--tab-rule) [scrollbar-width:none]';

const tabStyle = cx(
  'relative flex h-[calc(var(--control-height)+4px)] shrink-0 select-none items-center gap-2 whitespace-nowrap rounded-(--tab-radius) px-(--tab-padding) font-(--tab-weight) text-foreground-muted transition-colors duration-100',
  'hover:not-data-disabled:text-foreground focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:opacity-45 [&_svg]:size-4',
  'data-active:bg-(--tab-selected) data-active:text-(--tab-selected-foreground) aria-[current=page]:bg-(--tab-selected) aria-[current=page]:text-(--tab-selected-foreground)',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-(--tab-line) after:bg-current after:opacity-0 data-active:after:opacity-100 aria-[current=page]:after:opacity-100',
);

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children, className } = props;
  if (tabs[0]?.href) {
    return (
      <>
        <nav aria-label={label} className={cx(row, className)}>
          {tabs.map((tab) => (
            <Link
              key={tab.value}
              href={tab.href ?? ''}
              aria-current={tab.value === value ? 'page' : undefined}
              className={tabStyle}
            >
              <TabContent tab={tab} />
            </Link>
          ))}
        </nav>
        {children}
      </>
    );
  }
  return (
    <Base.Root value={value} onValueChange={(next) => onChange?.(next as Value)} className="min-w-0">
      <Base.List aria-label={label} activateOnFocus className={cx(row, className)}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={tabStyle}>
            <TabContent tab={tab} />
          </Base.Tab>
        ))}
      </Base.List>
      {children !== undefined && (
        <Base.Panel value={value} className="outline-offset-4">
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  );
}

function TabContent({ tab }: { tab: Tab<string> }) {
  return (
    <>
      {tab.icon}
      {tab.label}
      {tab.count !== undefined && (
        <span className="rounded-full bg-foreground/8 px-1.5 text-caption tabular-nums">
          {tab.count.toLocaleString('en-US')}
        </span>
      )}
    </>
  );
}
