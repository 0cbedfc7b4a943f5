import type { BackgroundHost } from '#kit/background.ts';
import {
  type FileOnDisk,
  FOLDERS,
  type FolderName,
  fileName,
  located,
  type Placement,
  saysTheSame,
} from './folders.ts';
import { createForeignFiles } from './foreign-files.ts';
import { applyOwnerChange, type OwnerChange } from './owner-changes.ts';
import { diffOwner } from './owner-diff.ts';
import { loadShadow, type Shadow, type StoredShadow, saveShadow, settleMoves } from './shadow.ts';
import type { Tree } from './tree.ts';
import { createWanted } from './wanted.ts';
import { writeFiles } from './write-files.ts';

export interface Sync {
  /** Brings both sides together. `look`: whether the disk may have changed. Asks to be called again when `again`. */
  run(look: boolean): Promise<{ again: boolean }>;
}

/** One pass after the other: what the owner did on disk goes to the database, what differs then goes to the disk. */
export function createSync(host: BackgroundHost, tree: Tree): Sync {
  const wanted = createWanted(host);
  const foreignFiles = createForeignFiles(host, tree, wanted);
  let stored: StoredShadow | undefined;
  let missed: ReadonlySet<number> = new Set();
  let keywordsOnDisk = '';
  let isUnsaved = false;

  async function readDisk(
    shadow: StoredShadow,
    replaced: ReadonlySet<FolderName>,
  ): Promise<{ again: boolean }> {
    const files = await tree.list();
    const { agreed } = shadow;
    settleMoves(shadow, files);
    const diff = diffOwner(agreed, { files, replaced, missedBefore: missed });
    const { isOtherMail } = wanted.refresh();
    if (!isOtherMail) applyChanges(host, diff.changes, wanted.keywords);
    for (const id of agreed.keys()) if (!diff.missing.has(id)) agreed.delete(id);
    for (const [id, file] of diff.found) agreed.set(id, file);
    for (const file of diff.extra) await tree.at(file.folder, file.sub).remove(file.name);
    missed = diff.missing;
    isUnsaved ||= diff.changes.length > 0;
    const strange = recognize(diff.foreign, agreed, wanted.placements);
    const { pending } = await foreignFiles.takeIn(strange, agreed);
    return { again: pending || missed.size > 0 };
  }

  async function writeDisk(agreed: Shadow, exact: boolean): Promise<{ again: boolean }> {
    const plan = planDisk(agreed, wanted.placements, exact);
    isUnsaved ||= plan.write.size + plan.move.length + plan.forget.length > 0;
    const moving = new Map(plan.move.map(({ id, to }) => [id, located(to, id)]));
    if (moving.size > 0) await saveShadow(tree, { agreed, moving });
    await writeFiles(host, tree, {
      missing: plan.write,
      written: (id, placement) => agreed.set(id, located(placement, id)),
    });
    let again = false;
    for (const { id, from, to } of plan.move) {
      const moved = await moveFile(tree, from, to);
      if (moved) agreed.set(id, located(to, id));
      else again = true;
    }
    for (const file of plan.remove) await tree.at(file.folder, file.sub).remove(file.name);
    for (const id of plan.forget) agreed.delete(id);
    if (isUnsaved) await saveShadow(tree, { agreed, moving: new Map() });
    isUnsaved = false;
    return { again };
  }

  async function writeKeywords(): Promise<void> {
    const text = wanted.keywords.map(({ name }, index) => `${index} ${name.replaceAll(' ', '_')}\n`).join('');
    if (text === keywordsOnDisk) return;
    for (const folder of FOLDERS) await tree.put(folder, 'dovecot-keywords', Buffer.from(text));
    keywordsOnDisk = text;
  }

  return {
    async run(look) {
      const { replaced } = await tree.open();
      const isStart = stored === undefined;
      if (replaced.size > 0) keywordsOnDisk = '';
      stored ??= await loadShadow(tree);
      wanted.refresh();
      const mayDiffer = look || isStart || replaced.size > 0 || wanted.isOtherWorld;
      const read = mayDiffer ? await readDisk(stored, replaced) : { again: false };
      wanted.refresh();
      await writeKeywords();
      const written = await writeDisk(stored.agreed, wanted.isOtherWorld);
      wanted.settle();
      return { again: read.again || written.again };
    },
  };
}

/** All in one transaction; if one of them cannot be done, each by itself. */
function applyChanges(
  host: BackgroundHost,
  changes: readonly OwnerChange[],
  keywords: Parameters<typeof applyOwnerChange>[2],
): void {
  const apply = (some: readonly OwnerChange[]) =>
    host.transact((ctx) => {
      for (const change of some) applyOwnerChange(ctx, change, keywords);
    });
  if (changes.length === 0) return;
  try {
    apply(changes);
  } catch {
    for (const change of changes) {
      try {
        apply([change]);
      } catch (error) {
        console.error(`HooliMail could not follow the change of message ${change.id} on disk:`, error);
      }
    }
  }
}

/** Files of ours that the shadow did not know, as after a kill: theirs are the messages whose names they bear. */
function recognize(
  files: readonly FileOnDisk[],
  shadow: Shadow,
  placements: ReadonlyMap<number, Placement>,
): FileOnDisk[] {
  return files.filter((file) => {
    const isOurs = file.id !== null && placements.get(file.id)?.base === file.base && !shadow.has(file.id);
    if (isOurs) shadow.set(file.id as number, file);
    return !isOurs;
  });
}

interface DiskPlan {
  write: Map<number, Placement>;
  move: { id: number; from: FileOnDisk; to: Placement }[];
  remove: FileOnDisk[];
  forget: number[];
}

function planDisk(shadow: Shadow, placements: ReadonlyMap<number, Placement>, exact: boolean): DiskPlan {
  const plan: DiskPlan = { write: new Map(), move: [], remove: [], forget: [] };
  for (const [id, to] of placements) {
    const from = shadow.get(id);
    if (from?.base !== to.base) {
      plan.write.set(id, to);
      if (from) plan.remove.push(from);
    } else if (
      !saysTheSame(from, to) ||
      !from.name.startsWith(to.base) ||
      (exact && (from.sub !== to.sub || from.name !== fileName(to)))
    )
      plan.move.push({ id, from, to });
  }
  for (const [id, file] of shadow) {
    if (placements.has(id)) continue;
    plan.remove.push(file);
    plan.forget.push(id);
  }
  return plan;
}

/** False when the file is not where it was: somebody moved it, and the next look will tell where to. */
async function moveFile(tree: Tree, from: FileOnDisk, to: Placement): Promise<boolean> {
  try {
    await tree.at(from.folder, from.sub).moveTo(from.name, tree.at(to.folder, to.sub), fileName(to));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
