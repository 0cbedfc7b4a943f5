import { boot } from '#kit/page/boot.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import type { ChatMessage } from '../../rules/views.ts';

/** Who voted for what. Stays live while it is open. */
export function VotesDialog({ message, onClose }: { message: ChatMessage | null; onClose: () => void }) {
  return (
    <Dialog
      open={message?.poll !== null && message !== null}
      onClose={onClose}
      title="Poll votes"
      description={message?.text}
      size="sm"
    >
      <div className="grid gap-4">
        {message?.poll?.options.map((option) => (
          <section key={option.id} aria-label={option.text}>
            <h3 className="flex justify-between gap-3 font-semibold">
              <span>{option.text}</span>
              <span className="shrink-0 text-foreground-muted">
                {option.votes.length} {option.votes.length === 1 ? 'vote' : 'votes'}
              </span>
            </h3>
            <ul>
              {option.votes.map(({ id, name }) => (
                <li key={id} className="flex items-center gap-3 py-1.5">
                  <Avatar name={id === 'me' ? (boot.owner?.name ?? name) : name} size="sm" decorative />
                  {id === 'me' ? 'You' : name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
