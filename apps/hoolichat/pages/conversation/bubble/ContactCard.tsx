import { Avatar } from '#kit/ui/Avatar.tsx';
import type { ChatMessage } from '../../../rules/views.ts';
import { useBubbles } from '../actions.ts';

export function ContactCard({ contact }: { contact: NonNullable<ChatMessage['contact']> }) {
  const { actions } = useBubbles();
  return (
    <div className="w-64 max-w-full">
      <div className="flex items-center gap-3 px-1 py-1.5">
        <Avatar name={contact.name} decorative className="size-11!" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{contact.name}</p>
          <p className="text-foreground-muted text-small">{contact.phone}</p>
        </div>
      </div>
      {contact.onApp && (
        <button
          type="button"
          onClick={() => actions.openChatWith(contact.id)}
          className="w-full border-foreground/10 border-t py-1.5 text-center font-semibold text-primary hover:underline"
        >
          Message {contact.name.split(' ')[0]}
        </button>
      )}
    </div>
  );
}
