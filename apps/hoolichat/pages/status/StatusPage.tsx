import { useLocation, useParams } from 'wouter';
import { NotFound } from '#kit/page/errors.tsx';
import { useTitle } from '#kit/page/title.tsx';
import type { StatusList, StatusView } from '../../rules/views.ts';
import { useData } from '../client.ts';
import { StatusViewer } from './StatusViewer.tsx';

/** One after the other: the rest of this person's, then the next person's. */
export function StatusPage() {
  const id = Number(useParams().id);
  const [, navigate] = useLocation();
  const queue = queueOf(useData('statuses.list', {}));
  const index = queue.findIndex((status) => status.id === id);
  const status = queue[index];
  useTitle(status ? `Status of ${status.authorName}` : 'Status');
  if (!status) return <NotFound message="This status is gone: it was deleted, or its day is over." />;
  const step = (by: number) => {
    const next = queue[index + by];
    navigate(next ? `/status/${next.id}` : '/status', { replace: true });
  };
  return (
    <StatusViewer
      key={status.id}
      status={status}
      series={queue.filter(({ author }) => author === status.author)}
      onNext={() => step(1)}
      onPrevious={index > 0 ? () => step(-1) : undefined}
      onClose={() => navigate('/status')}
    />
  );
}

const queueOf = ({ mine, people }: StatusList): StatusView[] => [
  ...mine,
  ...people.flatMap(({ statuses }) => statuses),
];
