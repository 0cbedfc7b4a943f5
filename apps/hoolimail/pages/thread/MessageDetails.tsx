import { ChevronDown } from 'lucide-react';
import { boot } from '#kit/page/boot.ts';
import { Popover } from '#kit/ui/Popover.tsx';
import type { MessageView } from '../../rules/views.ts';
import type { Address } from '../../schema/mail.ts';
import { fullDate } from '../mail-dates.ts';

const isOwner = (email: string) => email.toLowerCase() === boot.owner?.email.toLowerCase();
const shortName = ({ name, email }: Address) => (isOwner(email) ? 'me' : name || email);
const longName = ({ name, email }: Address) => (name ? `${name} <${email}>` : email);

/** "to me, Jim" and, behind it, all that the head of the mail says. */
export function MessageDetails({ message }: { message: MessageView }) {
  const people = [...message.to, ...message.cc];
  const rows = [
    ['From', longName(message.from)],
    ['Reply to', message.replyTo ?? ''],
    ['To', message.to.map(longName).join(', ')],
    ['Cc', message.cc.map(longName).join(', ')],
    ['Bcc', message.bcc.map(longName).join(', ')],
    ['Date', fullDate(message.at)],
    ['Subject', message.subject],
  ].filter(([, value]) => value);
  return (
    <Popover
      label="Message details"
      className="max-w-xl p-4"
      trigger={
        <button
          type="button"
          aria-label="Show details"
          className="flex max-w-full items-center gap-0.5 rounded-full text-foreground-muted text-small hover:text-foreground"
        >
          <span className="truncate">to {people.map(shortName).join(', ') || 'nobody'}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        </button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-right text-foreground-muted">{name}:</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
