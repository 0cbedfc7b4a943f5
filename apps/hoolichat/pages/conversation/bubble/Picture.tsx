import type { ChatMessage } from '../../../rules/views.ts';
import { useBubbles } from '../actions.ts';

const WIDEST = 320;
const TALLEST = 340;

/** The size a picture is shown in, known before it has loaded. */
function shownSize(width: number | null, height: number | null) {
  if (!width || !height) return { width: WIDEST, height: Math.round(WIDEST * 0.75) };
  const scale = Math.min(WIDEST / width, TALLEST / height, 1);
  return {
    width: Math.max(Math.round(width * scale), 140),
    height: Math.max(Math.round(height * scale), 90),
  };
}

export function Picture({ message }: { message: ChatMessage }) {
  const { actions } = useBubbles();
  const { attachment } = message;
  if (!attachment) return null;
  const size = shownSize(attachment.width, attachment.height);
  return (
    <button
      type="button"
      aria-label={`Open photo ${attachment.name}`}
      onClick={() => actions.openPicture(message)}
      style={size}
      className="block max-w-full overflow-hidden rounded-[7px] bg-bubble-fill"
    >
      <img
        src={attachment.url}
        alt={message.text || attachment.name}
        loading="lazy"
        {...size}
        className="size-full object-cover"
      />
    </button>
  );
}
