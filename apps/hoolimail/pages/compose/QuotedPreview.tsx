import { useState } from 'react';
import { MessageBody } from '../thread/MessageBody.tsx';
import { QuoteToggle } from '../thread/QuoteToggle.tsx';

interface QuotedPreviewProps {
  html: string;
  isOpenAtFirst: boolean;
  onRemove: () => void;
}

/** The mail that goes along under a reply or a forward. */
export function QuotedPreview({ html, isOpenAtFirst, onRemove }: QuotedPreviewProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (!html) return null;
  return (
    <div className="shrink-0 px-4 pb-1">
      <div className="flex items-center gap-3">
        <QuoteToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {isOpen && (
          <button type="button" onClick={onRemove} className="text-link text-small hover:underline">
            Remove quoted text
          </button>
        )}
      </div>
      {isOpen && (
        <div className="max-h-40 overflow-y-auto">
          <MessageBody html={html} title="Quoted text" />
        </div>
      )}
    </div>
  );
}
