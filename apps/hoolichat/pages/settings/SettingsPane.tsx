import {
  Bell,
  CircleHelp,
  Keyboard,
  KeyRound,
  LockKeyhole,
  MessageSquareText,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useData } from '../client.ts';
import { Pane } from '../Pane.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

const ICONS: Record<SectionId, ReactNode> = {
  profile: <UserRound aria-hidden />,
  privacy: <LockKeyhole aria-hidden />,
  notifications: <Bell aria-hidden />,
  chats: <MessageSquareText aria-hidden />,
  security: <KeyRound aria-hidden />,
  shortcuts: <Keyboard aria-hidden />,
};

export function SettingsPane() {
  const { name, about } = useData('settings.get', {});
  const [, params] = useRoute('/settings/:section');
  return (
    <Pane title="Settings">
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        <Link
          href="/settings/profile"
          aria-label={`Profile of ${name}`}
          className="mx-2 flex items-center gap-4 rounded-xl px-3 py-3 hover:bg-pane-hover"
        >
          <Avatar name={name} decorative className="size-16! text-[22px]!" />
          <span className="min-w-0">
            <span className="block truncate font-semibold text-[16px]">{name}</span>
            <span className="line-clamp-2 text-foreground-muted text-small">{about}</span>
          </span>
        </Link>
        <nav aria-label="Settings">
          {SECTIONS.map(({ id, name: title, about: detail }) => (
            <PaneLink
              key={id}
              href={`/settings/${id}`}
              icon={ICONS[id]}
              title={title}
              detail={detail}
              isCurrent={(params?.section ?? 'profile') === id}
            />
          ))}
          <PaneLink
            href="/help"
            icon={<CircleHelp aria-hidden />}
            title="Help"
            detail="How things work"
            isCurrent={false}
          />
        </nav>
      </div>
    </Pane>
  );
}

interface PaneLinkProps {
  href: string;
  icon: ReactNode;
  title: string;
  detail: string;
  isCurrent: boolean;
}

const PaneLink = ({ href, icon, title, detail, isCurrent }: PaneLinkProps) => (
  <Link
    href={href}
    aria-label={title}
    aria-current={isCurrent ? 'page' : undefined}
    className={cx(
      'mx-2 flex items-center gap-5 rounded-xl px-4 py-2.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-foreground-muted',
      isCurrent ? 'bg-pane-selected' : 'hover:bg-pane-hover',
    )}
  >
    {icon}
    <span className="min-w-0">
      <span className="block font-medium text-[15px]">{title}</span>
      <span className="block truncate text-foreground-muted text-small">{detail}</span>
    </span>
  </Link>
);
