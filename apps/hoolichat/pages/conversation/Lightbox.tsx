import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '#kit/page/now.ts';
import type { ChatMessage } from '../../rules/views.ts';
import { spokenMoment } from '../chat-dates.ts';

interface LightboxProps {
  pictures: readonly ChatMessage[];
  shownId: number;
  onShow: (id: number) => void;
  onClose: () => void;
}

/** A picture over everything; arrows go to the others of the chat. */
export function Lightbox({ pictures, shownId, onShow, onClose }: LightboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const now = useNow();
  useEffect(() => box.current?.focus(), []);
  const index = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[index];
  if (!picture?.attachment) return null;
  const step = (by: number) => {
    const next = pictures[index + by];
    if (next) onShow(next.id);
  };
  const round =
    'grid size-10 place-items-center rounded-full text-white hover:bg-white/15 disabled:opacity-30';
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal
      aria-label={`Photo ${picture.attachment.name}`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
        event.stopPropagation();
      }}
      className="fixed inset-0 z-60 flex flex-col bg-[#0b1412f2] text-white outline-none"
    >
      <header className="flex items-center gap-3 px-5 py-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{picture.from === 'me' ? 'You' : picture.fromName}</p>
          <p className="text-small opacity-75">{spokenMoment(picture.at, now)}</p>
        </div>
        <a
          href={picture.attachment.downloadUrl}
          download={picture.attachment.name}
          aria-label={`Download ${picture.attachment.name}`}
          className={round}
        >
          <Download aria-hidden className="size-5" />
        </a>
        <button type="button" aria-label="Close photo" onClick={onClose} className={round}>
          <X aria-hidden className="size-5.5" />
        </button>
      </header>
      <div className="flex min-h-0 flex-1 items-center gap-3 px-4">
        <button
          type="button"
          aria-label="Previous photo"
          disabled={index === 0}
          onClick={() => step(-1)}
          className={round}
        >
          <ChevronLeft aria-hidden />
        </button>
        <img
          src={picture.attachment.url}
          alt={picture.text || picture.attachment.name}
          className="mx-auto max-h-full min-h-0 max-w-full object-contain"
        />
        <button
          type="button"
          aria-label="Next photo"
          disabled={index === pictures.length - 1}
          onClick={() => step(1)}
          className={round}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      <p className="min-h-14 px-6 py-4 text-center">{picture.text}</p>
    </div>
  );
}
