import { Bell, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/MenuItems.tsx';
import { Popover } from '../ui/Popover.tsx';
import { boot } from './boot.ts';
import { createClient } from './client.ts';
import { formatDateTime } from './format.ts';
import { signOut } from './SignIn.tsx';

// biome-ignore lint/complexity/noBannedTypes: no operations but the kit's own
const { useData, useAction } = createClient<{}>();

/** Bell and account menu, at the end of every app's header. `items` are the app's own pages, e.g. settings and help. */
export function AccountCorner({ items }: { items: readonly MenuItem[] }) {
  const name = boot.owner?.name ?? '';
  return (
    <div className="flex items-center gap-1">
      <NotificationsBell />
      <Menu
        trigger={
          <button type="button" aria-label={`Account of ${name}`} className="rounded-full p-1">
            <Avatar name={name} size="sm" />
          </button>
        }
        items={[
          { heading: name },
          ...items,
          { separator: true },
          { label: 'Sign out', icon: <LogOut size={16} />, onSelect: () => void signOut() },
        ]}
      />
    </div>
  );
}

function NotificationsBell() {
  const { items, unread } = useData('notifications.list', {});
  const read = useAction('notifications.read');
  const label = unread ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <Popover
      label="Notifications"
      align="end"
      className="p-0"
      onOpenChange={(open) => {
        if (!open && unread)
          void read.run({ ids: items.filter((item) => item.readAt === null).map((item) => item.id) });
      }}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="relative grid size-9 place-items-center rounded-full hover:bg-current/10"
        >
          <Bell size={18} />
          {unread > 0 && (
            <span className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-negative px-1 font-semibold text-[10px] text-negative-foreground">
              {unread}
            </span>
          )}
        </button>
      }
    >
      <ul className="max-h-96 w-80 divide-y divide-border overflow-y-auto">
        {items.length === 0 && <li className="p-4 text-foreground-muted">You have no notifications.</li>}
        {items.map((item) => (
          <li key={item.id} className={item.readAt === null ? 'bg-accent' : ''}>
            <Notification item={item} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface Shown {
  title: string;
  body: string;
  href: string | null;
  at: number;
}

function Notification({ item: { title, body, href, at } }: { item: Shown }) {
  const content = (
    <>
      <span className="font-medium">{title}</span>
      {body && <span className="text-foreground-muted">{body}</span>}
      <span className="text-caption text-foreground-muted">{formatDateTime(at)}</span>
    </>
  );
  if (!href) return <div className="grid gap-0.5 p-3">{content}</div>;
  return (
    <Link href={href} className="grid gap-0.5 p-3 hover:bg-muted">
      {content}
    </Link>
  );
}
