import { Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'wouter';
import { boot } from '#kit/page/boot.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { formatBytes } from '#kit/ui/check-files.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import type { MessageView } from '../../rules/views.ts';
import type { Address } from '../../schema/mail.ts';
import { useData } from '../client.ts';
import { Brand } from '../frame/Brand.tsx';
import { fullDate } from '../mail-dates.ts';
import { MessageBody } from './MessageBody.tsx';

/** A conversation on paper; with `?message=` one mail of it. */
export function PrintPage() {
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  const only = query.get('message');
  const thread = useData('threads.get', { id });
  const subject = thread.subject || '(no subject)';
  useTitle(subject);
  const messages = thread.messages.filter(
    (message) => message.state !== 'draft' && (!only || message.id === Number(only)),
  );
  return (
    <main className="mx-auto min-h-screen max-w-3xl bg-white px-10 py-8">
      <div className="print-hidden mb-6 flex justify-end gap-2">
        <LinkButton href={`/threads/${id}`}>Back to conversation</LinkButton>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <header className="flex items-center justify-between border-foreground border-b-2 pb-3">
        <Brand />
        <span className="text-small">{`${boot.owner?.name} <${boot.owner?.email}>`}</span>
      </header>
      <h1 className="mt-4 font-semibold text-[20px]">{subject}</h1>
      <p className="mb-3 border-border border-b pb-3 text-foreground-muted text-small">
        {messages.length === 1 ? '1 message' : `${messages.length} messages`}
      </p>
      {messages.map((message) => (
        <PrintedMessage key={message.id} message={message} />
      ))}
    </main>
  );
}

const nameOf = ({ name, email }: Address) => (name ? `${name} <${email}>` : email);

function PrintedMessage({ message }: { message: MessageView }) {
  return (
    <article
      aria-label={`Message from ${message.from.name || message.from.email}`}
      className="border-border border-b py-4"
    >
      <div className="flex justify-between gap-4">
        <span>
          <span className="font-semibold">{message.from.name}</span> {`<${message.from.email}>`}
        </span>
        <span className="shrink-0">{fullDate(message.at)}</span>
      </div>
      <p className="text-small">To: {message.to.map(nameOf).join(', ')}</p>
      {message.cc.length > 0 && <p className="text-small">Cc: {message.cc.map(nameOf).join(', ')}</p>}
      <div className="mt-3">
        <MessageBody html={message.html} title={`Text of the message from ${message.from.name}`} />
      </div>
      {message.attachments.length > 0 && (
        <p className="mt-3 text-small">
          Attachments:{' '}
          {message.attachments.map((file) => `${file.filename} (${formatBytes(file.size)})`).join(', ')}
        </p>
      )}
    </article>
  );
}
