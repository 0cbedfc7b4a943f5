import { Avatar } from '#kit/ui/Avatar.tsx';

interface StatusRingProps {
  name: string;
  /** Whether each was seen, in order. */
  seen: readonly boolean[];
}

const RADIUS = 23;
const AROUND = 2 * Math.PI * RADIUS;
const GAP = 4;

/** An avatar with an arc for every status: bright ones are new. */
export function StatusRing({ name, seen }: StatusRingProps) {
  const arc = AROUND / seen.length;
  const gap = seen.length > 1 ? GAP : 0;
  return (
    <span className="relative grid size-[52px] shrink-0 place-items-center">
      <svg viewBox="0 0 52 52" aria-hidden className="-rotate-90 absolute inset-0">
        {seen.map((isSeen, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: an arc is its place
            key={index}
            cx="26"
            cy="26"
            r={RADIUS}
            fill="none"
            stroke={isSeen ? 'var(--border)' : 'var(--unread)'}
            strokeWidth="2.5"
            strokeDasharray={`${arc - gap} ${AROUND - arc + gap}`}
            strokeDashoffset={-index * arc}
          />
        ))}
      </svg>
      <Avatar name={name} decorative className="size-10! text-[14px]!" />
    </span>
  );
}
