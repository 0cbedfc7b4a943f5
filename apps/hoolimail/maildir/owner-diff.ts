import { type FileOnDisk, type FolderName, saysTheSame } from './folders.ts';
import type { OwnerChange } from './owner-changes.ts';
import type { Shadow } from './shadow.ts';

export interface OwnerDiff {
  changes: OwnerChange[];
  /** Where the files of messages are found. */
  found: Map<number, FileOnDisk>;
  /** Not seen this time; a removal only when they are not seen the next time either. */
  missing: Set<number>;
  /** Files that belong to no message we know of. */
  foreign: FileOnDisk[];
  /** Second files of a message: what moved it left the first behind. */
  extra: FileOnDisk[];
}

export interface Seen {
  files: readonly FileOnDisk[];
  replaced: ReadonlySet<FolderName>;
  missedBefore: ReadonlySet<number>;
}

/** What the owner did on disk since both sides agreed. */
export function diffOwner(shadow: Shadow, { files, replaced, missedBefore }: Seen): OwnerDiff {
  const diff: OwnerDiff = { changes: [], found: new Map(), missing: new Set(), foreign: [], extra: [] };
  const byId = groupKnown(shadow, files, diff.foreign);
  for (const [id, before] of shadow) {
    const candidates = byId.get(id) ?? [];
    const after = candidates.find((file) => !saysTheSame(file, before)) ?? candidates[0];
    diff.extra.push(...candidates.filter((file) => file !== after));
    if (after) {
      diff.found.set(id, after);
      if (!saysTheSame(after, before)) diff.changes.push({ id, before, after });
    } else if (!replaced.has(before.folder)) {
      if (missedBefore.has(id)) diff.changes.push({ id, before, after: null });
      else diff.missing.add(id);
    }
  }
  return diff;
}

function groupKnown(
  shadow: Shadow,
  files: readonly FileOnDisk[],
  foreign: FileOnDisk[],
): Map<number, FileOnDisk[]> {
  const known = new Map<number, FileOnDisk[]>();
  for (const file of files) {
    const before = file.id === null ? undefined : shadow.get(file.id);
    if (file.id === null || before?.base !== file.base) foreign.push(file);
    else known.set(file.id, [...(known.get(file.id) ?? []), file]);
  }
  return known;
}
