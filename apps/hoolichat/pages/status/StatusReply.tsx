import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#kit/ui/toast.tsx';
import type { StatusView } from '../../rules/views.ts';
import { useAction } from '../client.ts';

/** An answer to a status goes to its author's chat. */
export function StatusReply({ status, onFocus }: { status: StatusView; onFocus: () => void }) {
  const reply = useAction('statuses.reply');
  const [text, setText] = useState('');
  async function send() {
    await reply.run({ id: status.id, text: text.trim(), clientId: crypto.randomUUID() });
    setText('');
    toast.success(`Sent to ${status.authorName}.`);
  }
  return (
    <form
      className="mx-auto flex max-w-xl items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send().catch(() => undefined);
      }}
    >
      <input
        aria-label={`Reply to ${status.authorName}`}
        placeholder="Type a reply"
        value={text}
        onFocus={onFocus}
        onChange={(event) => setText(event.target.value)}
        className="h-11 min-w-0 flex-1 rounded-full bg-black/25 px-5 outline-none placeholder:text-white/70 focus-visible:outline-2 focus-visible:outline-white/70"
      />
      <button
        type="submit"
        aria-label="Send reply"
        disabled={!text.trim() || reply.busy}
        className="grid size-11 place-items-center rounded-full bg-white/25 hover:bg-white/35 disabled:opacity-40"
      >
        <SendHorizontal aria-hidden className="size-5" />
      </button>
      {reply.error && <p role="alert">{reply.error.message}</p>}
    </form>
  );
}
