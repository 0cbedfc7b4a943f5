import { Avatar, type AvatarProps } from './Avatar.tsx';

interface AvatarGroupProps {
  people: readonly { name: string; src?: string | null }[];
  max?: number;
  size?: AvatarProps['size'];
}

export function AvatarGroup({ people, max = 4, size = 'sm' }: AvatarGroupProps) {
  const shown = people.slice(0, people.length > max ? max - 1 : max);
  const rest = people.slice(shown.length);
  return (
    <div
      role="img"
      aria-label={people.map((person) => person.name).join(', ')}
      className="flex -space-x-1.5 [&>*]:ring-2 [&>*]:ring-surface"
    >
      {shown.map((person) => (
        <Avatar key={person.name} {...person} size={size} decorative />
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map((person) => person.name).join(', ')}
          className="inline-flex h-7 min-w-7 items-center justify-center rounded-full bg-muted px-1.5 text-[11px] font-semibold text-foreground-muted"
        >
          +{rest.length}
        </span>
      )}
    </div>
  );
}
