import { UsersRound } from 'lucide-react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { hueOf } from '#kit/ui/avatar-tone.ts';
import { cx } from '#kit/ui/cx.ts';

interface ChatAvatarProps {
  name: string;
  isGroup: boolean;
  className?: string;
}

/** People by their initials, groups by a sign. Beside the name, hence not read out. */
export function ChatAvatar({ name, isGroup, className }: ChatAvatarProps) {
  if (!isGroup) return <Avatar name={name} size="lg" decorative className={className} />;
  return (
    <span
      aria-hidden
      style={{ background: `oklch(var(--avatar-lightness) 0.09 ${hueOf(name)})` }}
      className={cx(
        'inline-flex size-12 shrink-0 items-center justify-center rounded-full text-white',
        className,
      )}
    >
      <UsersRound className="size-[46%]" />
    </span>
  );
}
