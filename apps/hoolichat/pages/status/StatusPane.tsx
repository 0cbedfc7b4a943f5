import { CircleDashed, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { StatusList } from '../../rules/views.ts';
import { spokenMoment } from '../chat-dates.ts';
import { useData } from '../client.ts';
import { Pane } from '../Pane.tsx';
import { PostStatus } from './PostStatus.tsx';
import { StatusRing } from './StatusRing.tsx';

export function StatusPane() {
  const { mine, people } = useData('statuses.list', {});
  const [isPosting, setPosting] = useState(false);
  const fresh = people.filter(({ allViewed }) => !allViewed);
  const viewed = people.filter(({ allViewed }) => allViewed);
  return (
    <Pane
      title="Status"
      actions={
        <IconButton label="Post a status" icon={<Plus aria-hidden />} onClick={() => setPosting(true)} />
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        <MyStatus mine={mine} onPost={() => setPosting(true)} />
        <PeopleStatuses title="Recent" people={fresh} />
        <PeopleStatuses title="Viewed" people={viewed} />
        {people.length === 0 && (
          <EmptyState icon={<CircleDashed aria-hidden />} title="No updates from your contacts">
            What they post stays here for a day.
          </EmptyState>
        )}
      </div>
      <PostStatus open={isPosting} onClose={() => setPosting(false)} />
    </Pane>
  );
}

function MyStatus({ mine, onPost }: { mine: StatusList['mine']; onPost: () => void }) {
  const now = useNow();
  const name = boot.owner?.name ?? '';
  const first = mine[0];
  const latest = mine.at(-1);
  const look =
    'mx-2 flex w-[calc(100%-1rem)] items-center gap-3 rounded-xl px-3 py-2 text-left hover:bg-pane-hover';
  if (!first || !latest) {
    return (
      <button type="button" onClick={onPost} className={look}>
        <span className="relative">
          <Avatar name={name} decorative className="size-[52px]! text-[17px]!" />
          <Plus
            aria-hidden
            className="absolute right-0 bottom-0 size-5 rounded-full border-2 border-pane bg-primary p-0.5 text-primary-foreground"
          />
        </span>
        <span>
          <span className="block font-medium text-[15px]">My status</span>
          <span className="block text-foreground-muted text-small">Add to my status</span>
        </span>
      </button>
    );
  }
  return (
    <Link href={`/status/${first.id}`} className={look} aria-label="My status">
      <StatusRing name={name} seen={mine.map(() => false)} />
      <span>
        <span className="block font-medium text-[15px]">My status</span>
        <span className="block text-foreground-muted text-small">{spokenMoment(latest.at, now)}</span>
      </span>
    </Link>
  );
}

function PeopleStatuses({ title, people }: { title: string; people: StatusList['people'] }) {
  const now = useNow();
  if (people.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="px-5 pt-4 pb-1 font-semibold text-foreground-muted text-small">{title}</h3>
      <ul>
        {people.map(({ personId, name, statuses }) => {
          const next = statuses.find(({ viewed }) => !viewed) ?? statuses[0];
          return (
            <li key={personId} className="mx-2">
              <Link
                href={`/status/${next?.id}`}
                aria-label={`Status of ${name}`}
                className="flex items-center gap-3 rounded-xl px-3 py-2 hover:bg-pane-hover"
              >
                <StatusRing name={name} seen={statuses.map(({ viewed }) => viewed)} />
                <span className="min-w-0">
                  <span className="block truncate font-medium text-[15px]">{name}</span>
                  <span className="block text-foreground-muted text-small">
                    {spokenMoment(statuses.at(-1)?.at ?? now, now)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
