import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';

interface DropZoneProps {
  enabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The conversation takes files that are dragged onto it. */
export function DropZone({ enabled, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the attach menu
    <div
      className="relative flex min-w-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!enabled || !hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!enabled || !hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-card border-2 border-primary border-dashed bg-background/90">
          <p className="grid justify-items-center gap-2 font-semibold text-primary">
            <Upload aria-hidden className="size-8" /> Drop files here to send them
          </p>
        </div>
      )}
    </div>
  );
}
