import { type DragEvent, useState } from 'react';
import { checkFiles } from '#kit/ui/check-files.ts';
import { toast } from '#kit/ui/toast.tsx';

const MAX_BYTES = 25_000_000;

/** Takes files that are picked or dropped, one after the other. */
export function useFileDrop(attach: (file: File) => Promise<void>) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  async function take(list: Iterable<File>) {
    const { files, problem } = checkFiles([...list], { multiple: true, maxBytes: MAX_BYTES });
    if (problem) toast.error(problem);
    setPending((old) => [...old, ...files.map((file) => file.name)]);
    for (const file of files) {
      try {
        await attach(file);
      } catch (refusal) {
        toast.error(`${file.name} was not attached. ${refusal instanceof Error ? refusal.message : ''}`);
      }
      setPending((old) => old.filter((name) => name !== file.name));
    }
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void take(event.dataTransfer.files);
    },
  };
  return { pending, isOver, take, dropProps };
}
