import { Inbox, Info, MessagesSquare, Tag, Users } from 'lucide-react';
import { Link } from 'wouter';
import type { Category } from '../../schema/mail.ts';
import { useData } from '../client.ts';
import { CATEGORY_LIST, CATEGORY_NAMES } from '../mail-names.ts';

const ICONS = { primary: Inbox, social: Users, promotions: Tag, updates: Info, forums: MessagesSquare };

export function CategoryTabs({ current }: { current: Category }) {
  const { categories } = useData('mailbox.summary', {});
  return (
    <nav aria-label="Inbox categories" className="flex border-border border-b">
      {CATEGORY_LIST.map((id) => {
        const Icon = ICONS[id];
        const unread = categories.find((category) => category.id === id)?.unread ?? 0;
        return (
          <Link
            key={id}
            href={id === 'primary' ? '/' : `/category/${id}`}
            aria-current={id === current ? 'page' : undefined}
            className="relative flex h-12 min-w-0 max-w-54 flex-auto items-center gap-3 px-4 text-foreground-muted hover:bg-foreground/5 focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-full aria-[current=page]:after:bg-primary"
          >
            <Icon aria-hidden className="size-[18px] shrink-0" />
            <span className="truncate">{CATEGORY_NAMES[id]}</span>
            {unread > 0 && id !== current && (
              <span className="shrink-0 whitespace-nowrap rounded-full bg-indigo px-2 py-0.5 font-medium text-[11px] text-white leading-none">
                {unread.toLocaleString('en-US')} new
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
