import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleHelp,
  ListTodo,
  Menu as MenuIcon,
  Settings,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';
import { useToday } from '#kit/page/now.ts';
import { addDays } from '#kit/time.ts';
import { Button } from '#kit/ui/Button.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { IconLink } from '#kit/ui/IconLink.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import type { View } from '../../location.ts';
import { useData } from '../client.ts';
import { fullDay, startOfWeek, stepFrom, titleOf, viewHref } from '../days.ts';
import { Brand } from './Brand.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useView } from './use-view.ts';

const UNITS: Record<View, string> = { day: 'day', week: 'week', month: 'month', agenda: 'week' };
const VIEW_NAMES: Record<View, string> = { day: 'Day', week: 'Week', month: 'Month', agenda: 'Schedule' };
const VIEW_KEYS: Record<View, string> = { day: 'D', week: 'W', month: 'M', agenda: 'A' };

export function TopBar({ isRailOpen, onToggle }: { isRailOpen: boolean; onToggle: () => void }) {
  const { isGrid } = useView();
  return (
    <header className="flex items-center gap-1 pr-3 pl-2.5">
      <div className="flex w-61.5 shrink-0 items-center gap-1">
        <IconButton
          label={isRailOpen ? 'Hide sidebar' : 'Show sidebar'}
          icon={<MenuIcon aria-hidden />}
          size="lg"
          onClick={onToggle}
        />
        <Link href="/" aria-label="HooliCalendar home" className="rounded-full px-1">
          <Brand />
        </Link>
      </div>
      {isGrid ? <DateNavigation /> : <BackToCalendar />}
      <div className="ml-auto flex items-center gap-0.5">
        <SearchBar />
        <IconLink href="/tasks" label="Tasks" icon={<ListTodo aria-hidden />} />
        <IconLink href="/help" label="Help" icon={<CircleHelp aria-hidden />} />
        <Menu
          align="end"
          trigger={<IconButton label="Settings menu" icon={<Settings aria-hidden />} />}
          items={[
            { label: 'Settings', href: '/settings' },
            { label: 'Import and export', href: '/import' },
            { label: 'Trash', href: '/trash' },
          ]}
        />
        <ViewSwitcher />
        <AccountCorner
          items={[
            { label: 'Settings', href: '/settings' },
            { label: 'Tasks', href: '/tasks' },
            { label: 'Help', href: '/help' },
          ]}
        />
      </div>
    </header>
  );
}

function DateNavigation() {
  const [, navigate] = useLocation();
  const today = useToday();
  const { view, day } = useView();
  const { weekStart } = useData('settings.get', {});
  const from = view === 'week' ? startOfWeek(day, weekStart) : day;
  const title = titleOf(view, day, [from, addDays(from, view === 'week' ? 7 : 30)]);
  const go = (steps: number) => navigate(viewHref(view, stepFrom(view, day, steps)));
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Tooltip content={fullDay(today)}>
        <Button onClick={() => navigate(viewHref(view, today))}>Today</Button>
      </Tooltip>
      <IconButton
        label={`Previous ${UNITS[view]}`}
        icon={<ChevronLeft aria-hidden />}
        size="sm"
        className="ml-1.5"
        onClick={() => go(-1)}
      />
      <IconButton
        label={`Next ${UNITS[view]}`}
        icon={<ChevronRight aria-hidden />}
        size="sm"
        onClick={() => go(1)}
      />
      <h1 className="ml-2 truncate text-[21px]">{title}</h1>
    </div>
  );
}

function BackToCalendar() {
  const { view, day } = useView();
  return (
    <Link
      href={viewHref(view, day)}
      className="flex h-9 items-center gap-1.5 rounded-full pr-4 pl-2 text-foreground-muted hover:bg-foreground/7 hover:text-foreground"
    >
      <ChevronLeft aria-hidden className="size-4.5" />
      Calendar
    </Link>
  );
}

function ViewSwitcher() {
  const [, navigate] = useLocation();
  const { view, day } = useView();
  return (
    <Menu
      align="end"
      trigger={
        <Button className="mx-1.5" aria-label={`View: ${VIEW_NAMES[view]}`}>
          {VIEW_NAMES[view]}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={(Object.keys(VIEW_NAMES) as View[]).map((name) => ({
        label: VIEW_NAMES[name],
        shortcut: VIEW_KEYS[name],
        onSelect: () => navigate(viewHref(name, day)),
      }))}
    />
  );
}
