import { checkFiles } from '#kit/ui/check-files.ts';
import { toast } from '#kit/ui/toast.tsx';
import { MOST_FILE_BYTES } from '../../rules/limits.ts';

/** Those that may be sent; says what is wrong with the first that may not. */
export function fitFiles(list: readonly File[]): File[] {
  const { files, problem } = checkFiles(list, { multiple: true, maxBytes: MOST_FILE_BYTES });
  if (problem) toast.error(problem);
  return files;
}
