import { Archive, CircleDashed, CircleHelp, MessageSquareText, Settings, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import { chatFilterOf } from '../../chat-location.ts';
import { useData } from '../client.ts';

export function Rail() {
  const [path] = useLocation();
  const [query] = useSearchParams();
  const filter = path === '/archived' ? 'archived' : chatFilterOf(query.get('filter'));
  const { counts } = useData('chats.list', { filter });
  const isChats = path === '/' || /^\/(chats|new|search)/.test(path);
  return (
    <nav
      aria-label="HooliChat"
      className="flex w-15 shrink-0 flex-col items-center gap-1 bg-rail py-2.5 text-rail-foreground"
    >
      <RailLink
        href="/"
        label={counts.unread ? `Chats, ${counts.unread} unread` : 'Chats'}
        isCurrent={isChats && filter !== 'archived'}
        badge={counts.unread}
        icon={<MessageSquareText aria-hidden />}
      />
      <RailLink
        href="/status"
        label="Status"
        isCurrent={path.startsWith('/status')}
        icon={<CircleDashed aria-hidden />}
      />
      <RailLink href="/starred" label="Starred" isCurrent={path === '/starred'} icon={<Star aria-hidden />} />
      <RailLink
        href="/archived"
        label="Archived"
        isCurrent={filter === 'archived'}
        icon={<Archive aria-hidden />}
      />
      <div className="flex-1" />
      <RailLink href="/help" label="Help" isCurrent={path === '/help'} icon={<CircleHelp aria-hidden />} />
      <RailLink
        href="/settings"
        label="Settings"
        isCurrent={path.startsWith('/settings')}
        icon={<Settings aria-hidden />}
      />
      <div className="[&>div]:flex-col">
        <AccountCorner
          items={[
            { label: 'Profile', href: '/settings/profile' },
            { label: 'Starred messages', href: '/starred' },
            { label: 'Settings', href: '/settings' },
            { label: 'Help', href: '/help' },
          ]}
        />
      </div>
    </nav>
  );
}

interface RailLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  badge?: number;
}

function RailLink({ href, label, icon, isCurrent, badge = 0 }: RailLinkProps) {
  return (
    <Tooltip content={label} side="right">
      <Link
        href={href}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative grid size-10 place-items-center rounded-full hover:bg-white/10 aria-[current=page]:bg-rail-selected aria-[current=page]:text-white [&_svg]:size-5.5"
      >
        {icon}
        {badge > 0 && (
          <span className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-sun px-1 font-bold text-[10px] text-[#2b2100]">
            {badge}
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
