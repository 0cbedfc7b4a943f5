import { CalendarX2, Clock3, ExternalLink, MapPin, Repeat2, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import type { InvitationView } from '../../rules/views.ts';
import { tileOf, whenText, zoneText } from '../invitation-words.ts';
import { GuestNames } from './GuestNames.tsx';
import { InvitationAnswer } from './InvitationAnswer.tsx';

/** The event that a mail is about, as the calendar has it by now. */
export function InvitationCard({ invitation }: { invitation: InvitationView }) {
  const { title, location, repeats, cancelled, conflicts, canAnswer, startsAt, allDay, href } = invitation;
  return (
    <section
      aria-label={`Invitation: ${title}`}
      className="mt-3 max-w-[720px] overflow-hidden rounded-card border border-border"
    >
      {cancelled && (
        <p className="flex items-center gap-2 bg-negative/8 px-4 py-2 font-medium text-negative">
          <CalendarX2 aria-hidden className="size-[18px]" />
          This event was canceled.
        </p>
      )}
      <div className="flex gap-4 px-4 py-3.5">
        <DayTile moment={startsAt} isCancelled={cancelled} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-3">
            <h3
              className={cx('min-w-0 flex-1 truncate font-medium text-[16px]', cancelled && 'line-through')}
            >
              {title}
            </h3>
            <a href={href} className="flex shrink-0 items-center gap-1 text-link text-small hover:underline">
              View in calendar
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </div>
          <dl className="mt-1.5 grid grid-cols-[18px_minmax(0,1fr)] gap-x-2 gap-y-1">
            <Fact label="When" icon={<Clock3 aria-hidden />}>
              {whenText(invitation)}
              {!allDay && <span className="text-foreground-muted"> ({zoneText(startsAt)})</span>}
            </Fact>
            {repeats && (
              <Fact label="Repeats" icon={<Repeat2 aria-hidden />}>
                {repeats}
              </Fact>
            )}
            {location && (
              <Fact label="Where" icon={<MapPin aria-hidden />}>
                {location}
              </Fact>
            )}
            <Fact label="Who" icon={<Users aria-hidden />}>
              <GuestNames invitation={invitation} />
            </Fact>
            {!cancelled && conflicts.length > 0 && (
              <Fact label="Conflicts" icon={<TriangleAlert aria-hidden className="text-warning" />}>
                <span className="text-warning">Conflicts with {conflictText(conflicts)}</span>
              </Fact>
            )}
          </dl>
        </div>
      </div>
      {canAnswer && <InvitationAnswer invitation={invitation} />}
    </section>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt title={label} className="mt-0.5 text-foreground-muted [&_svg]:size-4">
        <span className="sr-only">{label}</span>
        {icon}
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

function DayTile({ moment, isCancelled }: { moment: number; isCancelled: boolean }) {
  const { month, day, weekday } = tileOf(moment);
  return (
    <div
      aria-hidden
      className="flex h-fit w-15 shrink-0 flex-col items-center overflow-hidden rounded-control border border-border text-center leading-tight"
    >
      <span
        className={cx(
          'w-full py-0.5 font-semibold text-[11px] text-white uppercase tracking-wide',
          isCancelled ? 'bg-foreground-muted' : 'bg-primary',
        )}
      >
        {month}
      </span>
      <span className="pt-1 text-[22px]">{day}</span>
      <span className="pb-1 text-[11px] text-foreground-muted">{weekday}</span>
    </div>
  );
}

function conflictText(titles: readonly string[]): string {
  const [first, second, ...more] = titles.map((title) => `“${title}”`);
  if (!second) return first ?? '';
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}
