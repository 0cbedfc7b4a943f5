import { join } from 'node:path';
import type { BackgroundHost } from '#kit/background.ts';
import type { FileOnDisk } from './folders.ts';
import { importMail, knownMessage, parseMail } from './import-file.ts';
import { applyOwnerChange } from './owner-changes.ts';
import type { Shadow } from './shadow.ts';
import type { Tree } from './tree.ts';
import type { Wanted } from './wanted.ts';

const MOST_BYTES = 40 * 1024 * 1024;
const MOST_FILES = 100;

export interface ForeignFiles {
  /** Takes in the files that hold still. True when some should be looked at again soon. */
  takeIn(files: readonly FileOnDisk[], shadow: Shadow): Promise<{ pending: boolean }>;
}

const keyOf = ({ folder, sub, name }: FileOnDisk) => join(folder, sub, name);

/** Mail files that others put into the Maildir. What is no mail is left where it lies and named in the log, once. */
export function createForeignFiles(host: BackgroundHost, tree: Tree, wanted: Wanted): ForeignFiles {
  const ignored = new Set<string>();
  let growing = new Map<string, string>();

  const ignore = (file: FileOnDisk, why: string) => {
    ignored.add(keyOf(file));
    console.warn(`HooliMail ignores Maildir/${keyOf(file)}: ${why}`);
  };

  /**
   * A file that is still being written is left alone until two looks find the same. Its bytes stay as they came:
   * it only gets the name of its message.
   */
  async function takeInOne(file: FileOnDisk, shadow: Shadow, next: Map<string, string>): Promise<void> {
    const content = await tree.at(file.folder, file.sub).read(file.name, MOST_BYTES);
    if (!content) return ignore(file, 'it is not a regular file of yours, or larger than 40 MB.');
    const stamp = `${content.bytes.length} ${content.mtimeMs}`;
    if (growing.get(keyOf(file)) !== stamp) {
      next.set(keyOf(file), stamp);
      return;
    }
    const mail = await parseMail(content.bytes);
    if (!mail) return ignore(file, 'it is not a mail.');
    const known = host.read((ctx) => knownMessage(ctx, mail.rfcId));
    const isOutdated = known && known.id === file.id && wanted.placements.get(known.id)?.base !== file.base;
    if (isOutdated) return tree.at(file.folder, file.sub).remove(file.name);
    if (known && shadow.has(known.id)) return ignore(file, `message ${known.id} has its file already.`);
    const before = known && wanted.placements.get(known.id);
    const { id } = known ?? host.transact((ctx) => importMail(ctx, mail, file));
    if (before) host.transact((ctx) => applyOwnerChange(ctx, { id, before, after: file }, wanted.keywords));
    wanted.refresh();
    const base = wanted.placements.get(id)?.base;
    if (base) shadow.set(id, { ...file, id, base });
  }

  return {
    async takeIn(files, shadow) {
      const present = new Set(files.map(keyOf));
      for (const key of ignored) if (!present.has(key)) ignored.delete(key);
      const next = new Map<string, string>();
      const waiting = files.filter((file) => !ignored.has(keyOf(file)));
      for (const file of waiting.slice(0, MOST_FILES)) {
        try {
          await takeInOne(file, shadow, next);
        } catch (error) {
          ignore(file, String(error));
        }
      }
      growing = next;
      return { pending: next.size > 0 || waiting.length > MOST_FILES };
    },
  };
}
