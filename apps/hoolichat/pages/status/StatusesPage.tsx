import { CircleDashed } from 'lucide-react';

/** No status is chosen. */
export function StatusesPage() {
  return (
    <div className="wallpaper grid flex-1 place-items-center">
      <div className="relative grid max-w-sm justify-items-center gap-2 rounded-card bg-pane/85 px-10 py-8 text-center shadow-card">
        <CircleDashed aria-hidden className="size-14 text-primary" strokeWidth={1.25} />
        <h1 className="heading text-xl">Status updates</h1>
        <p className="text-foreground-muted">
          A few words on a color that your contacts can see for 24 hours.
        </p>
      </div>
    </div>
  );
}
