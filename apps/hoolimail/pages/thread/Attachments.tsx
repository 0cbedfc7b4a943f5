import { Download, FileText, Image, Paperclip } from 'lucide-react';
import { formatBytes } from '#kit/ui/check-files.ts';
import type { FileTag } from '../../rules/views.ts';
import { fileUrl } from '../client.ts';

const canShow = (type: string) => type === 'application/pdf' || /^image\/(png|jpeg|gif|webp)$/.test(type);

function FileIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <Image aria-hidden className="size-5 text-indigo" />;
  if (type === 'application/pdf') return <FileText aria-hidden className="size-5 text-coral" />;
  return <Paperclip aria-hidden className="size-5 text-primary" />;
}

export function Attachments({ files }: { files: readonly FileTag[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label="Attachments" className="mt-4 border-border border-t pt-3">
      <h3 className="mb-2 font-medium text-small">
        {files.length === 1 ? 'One attachment' : `${files.length} attachments`}
      </h3>
      <ul className="flex flex-wrap gap-2.5">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex h-14 w-64 items-center gap-2.5 rounded-control border border-border bg-muted/60 pr-1.5 pl-3"
          >
            <FileIcon type={file.type} />
            <span className="min-w-0 flex-1">
              {canShow(file.type) ? (
                <a
                  href={fileUrl('attachments.get', { id: file.id, inline: true })}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Open ${file.filename}`}
                  className="block truncate font-medium hover:underline"
                >
                  {file.filename}
                </a>
              ) : (
                <span className="block truncate font-medium">{file.filename}</span>
              )}
              <span className="text-foreground-muted text-small">{formatBytes(file.size)}</span>
            </span>
            <a
              href={fileUrl('attachments.get', { id: file.id })}
              download={file.filename}
              aria-label={`Download ${file.filename}`}
              title="Download"
              className="flex size-9 shrink-0 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/8 hover:text-foreground"
            >
              <Download aria-hidden className="size-[18px]" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
