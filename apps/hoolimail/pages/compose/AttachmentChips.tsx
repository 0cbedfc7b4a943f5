import { Paperclip, X } from 'lucide-react';
import { formatBytes } from '#kit/ui/check-files.ts';
import { Spinner } from '#kit/ui/Spinner.tsx';
import type { FileTag } from '../../rules/views.ts';
import { fileUrl } from '../client.ts';

interface AttachmentChipsProps {
  files: readonly FileTag[];
  /** Names of files on their way. */
  pending: readonly string[];
  onRemove: (id: number) => void;
}

export function AttachmentChips({ files, pending, onRemove }: AttachmentChipsProps) {
  if (files.length + pending.length === 0) return null;
  const chip = 'flex h-8 max-w-full items-center gap-2 rounded-full bg-muted pr-1 pl-3 text-small';
  return (
    <ul aria-label="Attached files" className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto px-4 py-2">
      {files.map((file) => (
        <li key={file.id} className={chip}>
          <Paperclip aria-hidden className="size-3.5 shrink-0 text-coral" />
          <a
            href={fileUrl('attachments.get', { id: file.id })}
            download={file.filename}
            className="truncate font-medium text-link hover:underline"
          >
            {file.filename}
          </a>
          <span className="shrink-0 text-foreground-muted">({formatBytes(file.size)})</span>
          <button
            type="button"
            aria-label={`Remove attachment ${file.filename}`}
            onClick={() => onRemove(file.id)}
            className="flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-foreground/10"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {pending.map((name) => (
        <li key={name} className={`${chip} pr-3 opacity-70`}>
          <Spinner />
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}
