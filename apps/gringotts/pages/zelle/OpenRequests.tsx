import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDate } from '#kit/page/format.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useData } from '../client.ts';

export function OpenRequests() {
  const requests = useData('zelle.openRequests', {});
  if (requests.length === 0) return null;
  return (
    <Card title="Requests for you">
      <ul aria-label="Requests for you" className="grid gap-4">
        {requests.map(({ id, name, amountCents, memo, expiresAt, href }) => (
          <li key={id} className="flex gap-3">
            <Avatar name={name} decorative />
            <div className="min-w-0 flex-1">
              <p>
                <Link href={href} className="font-semibold hover:text-link hover:underline">
                  {name}
                </Link>{' '}
                asks for <span className="font-semibold tabular-nums">{formatCents(amountCents)}</span>
              </p>
              {memo && <p className="text-foreground-muted">{memo}</p>}
              <p className="text-foreground-muted text-small">Open until {formatDate(expiresAt)}</p>
              <LinkButton href={href} size="sm" className="mt-2" aria-label={`Review the request of ${name}`}>
                Review request
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
