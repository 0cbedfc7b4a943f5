import { Ban, Camera, ChartBarBig, Contact, FileText, MapPin, Mic, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { Quoted } from '../../../rules/views.ts';
import { personColor } from '../../person-color.ts';

const ICONS: Partial<Record<Quoted['kind'], ReactNode>> = {
  image: <Camera aria-hidden />,
  file: <FileText aria-hidden />,
  voice: <Mic aria-hidden />,
  location: <MapPin aria-hidden />,
  poll: <ChartBarBig aria-hidden />,
  contact: <Contact aria-hidden />,
};

/** The icon of what is not plain text, before its preview. */
export const kindIcon = (kind: Quoted['kind']): ReactNode => ICONS[kind];

interface QuoteProps {
  quoted: Quoted;
  onJump?: () => void;
  /** In the composer: stops answering. */
  onRemove?: () => void;
}

export function Quote({ quoted, onJump, onRemove }: QuoteProps) {
  const isMine = quoted.from === 'me';
  const color = isMine ? 'var(--primary)' : personColor(quoted.fromName);
  const who = isMine ? 'You' : quoted.fromName;
  const content = (
    <>
      <span className="grid min-w-0 flex-1 gap-px px-2.5 py-1.5">
        <span className="truncate font-semibold text-small" style={{ color }}>
          {who}
        </span>
        <span className="line-clamp-3 flex items-center gap-1 text-[13px] text-foreground-muted leading-snug [&_svg]:size-3.5 [&_svg]:shrink-0">
          {quoted.gone ? <Ban aria-hidden /> : kindIcon(quoted.kind)}
          <span className="line-clamp-2 [overflow-wrap:anywhere]">
            {quoted.gone ? 'Original message is gone' : quoted.preview}
          </span>
        </span>
      </span>
      {quoted.thumbnail && (
        <img src={quoted.thumbnail} alt="" className="w-13 shrink-0 self-stretch object-cover" />
      )}
    </>
  );
  const look = cx(
    'relative flex min-w-0 overflow-hidden rounded-[7px] border-l-4 bg-bubble-fill text-left',
    onJump && 'cursor-pointer',
  );
  if (onRemove) {
    return (
      <section
        aria-label={`Replying to ${who}`}
        className={cx(look, 'flex-1')}
        style={{ borderColor: color }}
      >
        {content}
        <IconButton
          label="Cancel reply"
          icon={<X aria-hidden />}
          size="sm"
          className="m-1"
          onClick={onRemove}
        />
      </section>
    );
  }
  return (
    <button
      type="button"
      aria-label={`Quoted message from ${who}: ${quoted.preview}`}
      disabled={!onJump}
      onClick={onJump}
      className={cx(look, 'mb-1 w-full')}
      style={{ borderColor: color }}
    >
      {content}
    </button>
  );
}
