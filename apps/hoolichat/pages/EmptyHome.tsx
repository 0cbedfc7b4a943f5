import { Lock } from 'lucide-react';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

/** No chat is chosen. */
export function EmptyHome() {
  return (
    <div className="wallpaper relative grid flex-1 place-items-center">
      <div className="relative grid max-w-md justify-items-center gap-3 rounded-card bg-pane/85 px-10 py-8 text-center shadow-card">
        <TwoBubbles />
        <h1 className="heading text-[22px]">Pick up where you left off</h1>
        <p className="text-foreground-muted">
          Choose a chat on the left, or start a new one. Press{' '}
          <kbd className="rounded border border-border px-1.5">Ctrl K</kbd> to search everything that was
          said.
        </p>
        <LinkButton href="/new" variant="primary">
          Start a chat
        </LinkButton>
        <p className="flex items-center gap-1.5 pt-2 text-caption text-foreground-muted">
          <Lock aria-hidden className="size-3" /> Your messages stay between you and the people you write to
        </p>
      </div>
    </div>
  );
}

const TwoBubbles = () => (
  <svg viewBox="0 0 220 130" aria-hidden className="w-56">
    <path
      d="M20 18h98a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H46L22 96c-2 1.5-4 .5-4-2V32a14 14 0 0 1 2-14Z"
      fill="var(--bubble-out)"
    />
    <path
      d="M40 40h66M40 56h42"
      stroke="var(--primary)"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".55"
    />
    <path
      d="M202 56h-74a14 14 0 0 0-14 14v22a14 14 0 0 0 14 14h50l20 14c2 1.5 4 .5 4-2V70a14 14 0 0 0 0-14Z"
      fill="var(--primary)"
    />
    <g fill="var(--primary-foreground)">
      <circle cx="140" cy="82" r="5.5" />
      <circle cx="158" cy="82" r="5.5" />
      <circle cx="176" cy="82" r="5.5" />
    </g>
    <circle cx="196" cy="40" r="10" fill="var(--sun)" />
    <path d="M196 20v-8M212 30l6-5M180 30l-6-5" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" />
  </svg>
);
