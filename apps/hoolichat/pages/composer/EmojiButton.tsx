import { Smile } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import { Spinner } from '#kit/ui/Spinner.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <Popover
      label="Emoji"
      side="top"
      className="p-0"
      trigger={<IconButton label="Emoji" icon={<Smile aria-hidden />} tooltipSide="top" />}
    >
      <Suspense fallback={<PickerLoading />}>
        <EmojiPicker onPick={onPick} />
      </Suspense>
    </Popover>
  );
}

export const PickerLoading = () => (
  <div className="grid h-85 w-[352px] place-items-center">
    <Spinner />
  </div>
);
