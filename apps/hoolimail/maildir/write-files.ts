import { asc, eq, inArray } from 'drizzle-orm';
import type { BackgroundHost } from '#kit/background.ts';
import { attachments, contents, messages } from '../schema/mail.ts';
import { composeMessage } from './compose-message.ts';
import { fileName, type Placement } from './folders.ts';
import type { Tree } from './tree.ts';

/** Messages composed before the event loop gets a turn. */
const BATCH = 8;
const BATCHES_AT_ONCE = 4;

/** Writes the files of messages that have none. Calls back for each that is in place. Nothing is under way when it throws. */
export async function writeFiles(
  host: BackgroundHost,
  tree: Tree,
  {
    missing,
    written,
  }: { missing: ReadonlyMap<number, Placement>; written: (id: number, at: Placement) => void },
): Promise<void> {
  const ids = [...missing.keys()];
  let next = 0;
  const work = async () => {
    while (next < ids.length) {
      const batch = ids.slice(next, next + BATCH);
      next += BATCH;
      await Promise.all(
        compose(host, batch).map(async ({ id, bytes }) => {
          const placement = missing.get(id) as Placement;
          await putFile(tree, placement, bytes);
          written(id, placement);
        }),
      );
    }
  };
  const results = await Promise.allSettled(Array.from({ length: BATCHES_AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Whole in `tmp` first: whoever looks into a folder never sees half a mail. */
async function putFile(tree: Tree, placement: Placement, bytes: Uint8Array): Promise<void> {
  const tmp = tree.at(placement.folder, 'tmp');
  await tmp.write(placement.base, bytes);
  await tmp.moveTo(placement.base, tree.at(placement.folder, placement.sub), fileName(placement));
}

function compose(host: BackgroundHost, ids: number[]): { id: number; bytes: Buffer }[] {
  return host.read(({ db }) => {
    const files = Map.groupBy(
      db
        .select()
        .from(attachments)
        .where(inArray(attachments.messageId, ids))
        .orderBy(asc(attachments.id))
        .all(),
      ({ messageId }) => messageId,
    );
    return db
      .select({ message: messages, content: contents })
      .from(messages)
      .innerJoin(contents, eq(contents.messageId, messages.id))
      .where(inArray(messages.id, ids))
      .all()
      .map(({ message, content }) => ({
        id: message.id,
        bytes: composeMessage(message, content, files.get(message.id) ?? []),
      }));
  });
}
