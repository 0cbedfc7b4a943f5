import { SendHorizontal, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { formatBytes } from '#kit/ui/check-files.ts';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { FileBadge } from '../FileBadge.tsx';

interface FilesPreviewProps {
  files: readonly File[];
  onRemove: (file: File) => void;
  onClose: () => void;
  /** The words go with the first file. */
  onSend: (caption: string) => void;
}

/** What is about to be sent, over the conversation. */
export function FilesPreview({ files, onRemove, onClose, onSend }: FilesPreviewProps) {
  const [caption, setCaption] = useState('');
  const [shownIndex, setShownIndex] = useState(0);
  const shown = files[shownIndex] ?? files[0];
  return (
    <form
      role="dialog"
      aria-label="Send files"
      className="absolute inset-0 z-20 flex flex-col bg-background"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(caption.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex items-center gap-2 p-3">
        <IconButton label="Do not send" icon={<X aria-hidden />} onClick={onClose} />
        <p className="flex-1 truncate text-center font-medium">{shown?.name}</p>
        <span className="w-9" />
      </header>
      <div className="grid min-h-0 flex-1 place-items-center p-4">{shown && <Preview file={shown} />}</div>
      <div className="mx-auto w-full max-w-xl px-4">
        <TextInput
          label="Caption"
          hideLabel
          placeholder="Add a caption"
          value={caption}
          onChange={setCaption}
          autoFocus
        />
      </div>
      <footer className="flex items-center gap-2 p-4">
        <ul
          aria-label="Files to send"
          className="flex min-w-0 flex-1 justify-center gap-2 overflow-x-auto p-1"
        >
          {files.map((file, index) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} className="group relative">
              <button
                type="button"
                aria-label={`Show ${file.name}`}
                onClick={() => setShownIndex(index)}
                className={cx(
                  'grid size-13 place-items-center overflow-hidden rounded-lg border-2 bg-surface',
                  file === shown ? 'border-primary' : 'border-border',
                )}
              >
                <Thumbnail file={file} />
              </button>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(file)}
                className="-top-1.5 -right-1.5 absolute grid size-5 place-items-center rounded-full bg-foreground text-background"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
        <IconButton
          label="Send"
          type="submit"
          variant="primary"
          size="lg"
          icon={<SendHorizontal aria-hidden />}
        />
      </footer>
    </form>
  );
}

function usePictureUrl(file: File): string | null {
  const url = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}

function Preview({ file }: { file: File }) {
  const url = usePictureUrl(file);
  if (url)
    return (
      <img src={url} alt={file.name} className="max-h-full min-h-0 max-w-full rounded-lg shadow-popup" />
    );
  return (
    <div className="grid justify-items-center gap-3">
      <FileBadge name={file.name} />
      <p className="font-medium">{file.name}</p>
      <p className="text-foreground-muted text-small">{formatBytes(file.size)}</p>
    </div>
  );
}

function Thumbnail({ file }: { file: File }) {
  const url = usePictureUrl(file);
  return url ? <img src={url} alt="" className="size-full object-cover" /> : <FileBadge name={file.name} />;
}
