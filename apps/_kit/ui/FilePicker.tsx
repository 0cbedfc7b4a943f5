import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { checkFiles, formatBytes } from './check-files.ts';
import { cx } from './cx.ts';

interface FilePickerProps {
  label: string;
  hint?: string;
  /** As of `<input accept>`: ".pdf,image/*". Also holds for dropped files. */
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  onFiles: (files: File[]) => void;
  error?: string | null;
  disabled?: boolean;
  className?: string;
}

export function FilePicker(props: FilePickerProps) {
  const { label, hint, accept, multiple = false, maxBytes, onFiles, error, disabled, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const noteId = useId();
  const message = error ?? problem;
  const note = hint ?? (maxBytes ? `Up to ${formatBytes(maxBytes)}${multiple ? ' each' : ''}` : undefined);

  function take(list: FileList | null) {
    const { files, problem: found } = checkFiles([...(list ?? [])], { accept, multiple, maxBytes });
    setProblem(found);
    if (files.length > 0) onFiles(files);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cx(
          'flex flex-col items-center gap-2 rounded-control border border-dashed px-4 py-5 text-center transition-colors',
          isOver ? 'border-primary bg-accent/60' : 'border-input-border bg-input',
          message && 'border-negative',
          disabled && 'opacity-50',
        )}
      >
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className="hidden"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button
          icon={<Upload aria-hidden />}
          disabled={disabled}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <span id={noteId} className="text-small text-foreground-muted">
          or drop {multiple ? 'files' : 'a file'} here{note ? ` · ${note}` : ''}
        </span>
      </div>
      {message && (
        <p role="alert" className="text-small text-negative">
          {message}
        </p>
      )}
    </div>
  );
}
