import { Download } from 'lucide-react';
import { formatBytes } from '#kit/ui/check-files.ts';
import { FileBadge } from '../../FileBadge.tsx';

interface FileCardProps {
  file: { name: string; size: number; downloadUrl?: string };
}

export function FileCard({ file }: FileCardProps) {
  return (
    <div className="flex w-72 max-w-full items-center gap-3 rounded-[7px] bg-bubble-fill p-2.5">
      <FileBadge name={file.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <p className="text-caption text-foreground-muted">
          {extensionOf(file.name).toUpperCase()} · {formatBytes(file.size)}
        </p>
      </div>
      {file.downloadUrl && (
        <a
          href={file.downloadUrl}
          download={file.name}
          aria-label={`Download ${file.name}`}
          className="grid size-9 shrink-0 place-items-center rounded-full border border-foreground/20 hover:bg-foreground/7"
        >
          <Download aria-hidden className="size-4.5" />
        </a>
      )}
    </div>
  );
}

const extensionOf = (name: string): string => (/\.(\w{1,5})$/.exec(name)?.[1] ?? 'file').toLowerCase();
