import { boot } from '#kit/page/boot.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import type { ChatMessage } from '../../rules/views.ts';

interface ReactionsDialogProps {
  message: ChatMessage | null;
  onClose: () => void;
  onRemove: () => void;
}

export function ReactionsDialog({ message, onClose, onRemove }: ReactionsDialogProps) {
  return (
    <Dialog open={message !== null} onClose={onClose} title="Reactions" size="sm">
      <ul className="grid">
        {message?.reactions.flatMap(({ emoji, by }) =>
          by.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <Avatar name={id === 'me' ? (boot.owner?.name ?? name) : name} decorative />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{id === 'me' ? 'You' : name}</span>
                {id === 'me' && (
                  <button
                    type="button"
                    className="text-foreground-muted text-small hover:underline"
                    onClick={() => {
                      onRemove();
                      onClose();
                    }}
                  >
                    Remove my reaction
                  </button>
                )}
              </span>
              <span className="text-2xl">{emoji}</span>
            </li>
          )),
        )}
      </ul>
    </Dialog>
  );
}
