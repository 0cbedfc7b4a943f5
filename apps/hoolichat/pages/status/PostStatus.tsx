import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { STATUS_BACKGROUNDS, STATUS_COLORS } from './status-colors.ts';

/** Words on a color, for everybody to see for a day. */
export function PostStatus({ open, onClose }: { open: boolean; onClose: () => void }) {
  const post = useAction('statuses.post');
  const [text, setText] = useState('');
  const [color, setColor] = useState(STATUS_COLORS[0] ?? 'teal');
  async function submit() {
    await post.run({ text: text.trim(), color });
    toast.success('Your status is posted.');
    setText('');
    onClose();
  }
  return (
    <FormDialog
      open={open}
      title="New status"
      size="sm"
      submitLabel="Post"
      ready={text.trim() !== ''}
      action={post}
      onSubmit={submit}
      onClose={onClose}
    >
      <textarea
        aria-label="Status text"
        placeholder="Type a status"
        maxLength={700}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ background: STATUS_BACKGROUNDS[color] }}
        className="resize-none rounded-card p-6 text-center font-semibold text-white text-xl outline-none placeholder:text-white/65"
      />
      <fieldset aria-label="Color" className="flex justify-center gap-2.5">
        {STATUS_COLORS.map((one) => (
          <label key={one} className="relative cursor-pointer">
            <input
              type="radio"
              name="color"
              aria-label={one}
              checked={one === color}
              onChange={() => setColor(one)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              style={{ background: STATUS_BACKGROUNDS[one] }}
              className="block size-8 rounded-full border-2 border-transparent peer-checked:border-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
            />
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
