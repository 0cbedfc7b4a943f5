import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';

interface EditableTextProps {
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  isLong?: boolean;
  canEdit: boolean;
  className?: string;
  /** Null when it was refused. */
  onSave: (value: string) => Promise<unknown>;
}

/** A text that becomes a field when its pencil is pressed. */
export function EditableText(props: EditableTextProps) {
  const { label, value, placeholder, maxLength, isLong, canEdit, className, onSave } = props;
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <div className="flex max-w-full items-start gap-1">
        <p
          className={cx(
            'min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]',
            !value && 'text-foreground-muted',
            className,
          )}
        >
          {value || placeholder}
        </p>
        {canEdit && (
          <IconButton
            label={`Edit ${label.toLowerCase()}`}
            icon={<Pencil aria-hidden />}
            size="sm"
            onClick={() => setDraft(value)}
          />
        )}
      </div>
    );
  }
  const save = async () => {
    if (draft.trim() === value || (await onSave(draft.trim())) !== null) setDraft(null);
  };
  const field = {
    label,
    hideLabel: true,
    value: draft,
    onChange: setDraft,
    maxLength,
    autoFocus: true,
    className: 'flex-1',
  };
  return (
    <form
      className="flex w-full items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setDraft(null);
      }}
    >
      {isLong ? <TextArea {...field} rows={3} /> : <TextInput {...field} />}
      <IconButton
        label={`Save ${label.toLowerCase()}`}
        type="submit"
        icon={<Check aria-hidden />}
        disabled={!isLong && !draft.trim()}
      />
      <IconButton label="Cancel" icon={<X aria-hidden />} onClick={() => setDraft(null)} />
    </form>
  );
}
