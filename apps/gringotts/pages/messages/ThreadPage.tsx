import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { formatDateTime } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { TOPIC_LABELS } from '../../rules/messages.ts';
import { useAction, useData } from '../client.ts';

type Thread = ReturnType<typeof useData<'messages.get'>>;

export function ThreadPage() {
  const id = Number(useParams().id);
  const thread = useData('messages.get', { id });
  useTitle(thread.subject);
  useReadOnOpen(thread);
  return (
    <div className="mx-auto max-w-[820px]">
      <PageHeader
        title={thread.subject}
        back={{ href: thread.archivedAt ? '/messages?box=archived' : '/messages', label: 'Secure messages' }}
        subtitle={`${TOPIC_LABELS[thread.topic]}, reference ${thread.reference}`}
        actions={<ThreadActions thread={thread} />}
      />
      <ol aria-label="Messages" className="grid gap-3">
        {thread.messages.map((message) => (
          <li
            key={message.id}
            className={cx(
              'rounded-card border border-border p-4',
              message.from === 'bank' ? 'bg-surface' : 'ml-10 bg-accent/60',
            )}
          >
            <p className="flex justify-between gap-4 text-small">
              <span className="font-semibold">{message.author}</span>
              <span className="text-foreground-muted">{formatDateTime(message.at)}</span>
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{message.body}</p>
          </li>
        ))}
      </ol>
      {!thread.archivedAt && <ReplyForm id={id} />}
    </div>
  );
}

/** Opening a conversation reads it; marking it unread again lasts until the next visit. */
function useReadOnOpen({ id, unread }: Thread): void {
  const mark = useAction('messages.mark');
  const seen = useRef<number | null>(null);
  const { run } = mark;
  useEffect(() => {
    if (seen.current === id) return;
    seen.current = id;
    if (unread > 0) void attempt(run({ id, read: true }));
  }, [id, unread, run]);
}

function ThreadActions({ thread }: { thread: Thread }) {
  const [, navigate] = useLocation();
  const mark = useAction('messages.mark');
  const archive = useAction('messages.archive');
  const { id, archivedAt } = thread;
  const markUnread = async () => {
    if (await attempt(mark.run({ id, read: false }))) navigate('/messages');
  };
  const move = async () => {
    const moved = await attempt(archive.run({ id, archived: !archivedAt }));
    if (moved) toast.success(moved.archived ? 'The conversation was archived.' : 'It is in the inbox again.');
  };
  return (
    <>
      {thread.messages.some(({ from }) => from === 'bank') && (
        <Button onClick={() => void markUnread()} busy={mark.busy}>
          Mark as unread
        </Button>
      )}
      <Button onClick={() => void move()} busy={archive.busy}>
        {archivedAt ? 'Move to inbox' : 'Archive'}
      </Button>
    </>
  );
}

function ReplyForm({ id }: { id: number }) {
  const reply = useAction('messages.reply');
  const [body, setBody] = useState('');
  const send = async () => {
    await reply.run({ id, body });
    toast.success('Your reply was sent.');
    setBody('');
  };
  return (
    <Card className="mt-4">
      <Form className="gap-3" action={reply} shown={['body']} onSubmit={send}>
        <TextArea label="Reply" rows={3} value={body} onChange={setBody} error={reply.fields.body} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          busy={reply.busy}
          disabled={!body.trim()}
        >
          Send reply
        </Button>
      </Form>
    </Card>
  );
}
