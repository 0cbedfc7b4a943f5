import { asc, sql } from 'drizzle-orm';
import type { BackgroundHost } from '#kit/background.ts';
import type { Ctx } from '#kit/context.ts';
import { world } from '#kit/tables.ts';
import { messages } from '../schema/mail.ts';
import { labels, threadLabels } from '../schema/mailbox.ts';
import { type Placement, placementOf } from './folders.ts';

const KEYWORDS = 'abcdefghijklmnopqrstuvwxyz';
const BUCKET = 128;

/** What the disk should hold, kept in step with the database. */
export interface Wanted {
  readonly placements: ReadonlyMap<number, Placement>;
  /** Labels by their letter, as Dovecot writes them: `0 Work`. */
  readonly keywords: readonly { letter: string; labelId: number; name: string }[];
  /** After a reset or the loading of a snapshot, until `settle`. */
  readonly isOtherWorld: boolean;
  /** Reads what changed. `isOtherMail`: by a reset, so that what the owner did on disk was done to other mail. */
  refresh(): { isOtherMail: boolean };
  settle(): void;
}

export function createWanted(host: BackgroundHost): Wanted {
  const placements = new Map<number, Placement>();
  let buckets = new Map<string, string>();
  let keywords: Wanted['keywords'] = [];
  let clock: number | null | undefined;
  let isOtherWorld = false;
  let isOtherMail = false;

  return {
    placements,
    get keywords() {
      return keywords;
    },
    get isOtherWorld() {
      return isOtherWorld;
    },
    refresh() {
      const seen = host.read((ctx) => {
        const facts = ctx.db.select({ offset: world.clockOffsetMs }).from(world).get();
        return { clock: facts?.offset, buckets: readBuckets(ctx), keywords: readKeywords(ctx) };
      });
      const isReset = clock !== undefined && clock !== seen.clock;
      const changed = changedBuckets(buckets, seen.buckets);
      for (const bucket of changed) refreshBucket(host, { bucket, placements, keywords: seen.keywords });
      ({ buckets, keywords, clock } = seen);
      isOtherWorld ||= isReset;
      isOtherMail ||= isReset && changed.length > 0;
      return { isOtherMail };
    },
    settle() {
      isOtherWorld = false;
      isOtherMail = false;
    },
  };
}

/**
 * Everything a placement depends on, as one text for every so many messages: to find out that nothing changed
 * costs a scan inside SQLite and no rows.
 */
function readBuckets(ctx: Ctx): Map<string, string> {
  const rows = ctx.db.all<{ bucket: number; facts: string }>(sql`
    select m.id / ${sql.raw(String(BUCKET))} as bucket,
      group_concat(m.id || ' ' || m.at || m.place || m.state || m.unread || m.starred || m.answered
        || m.thread_id || coalesce(l.ids, '')) as facts
    from hoolimail_messages m
    left join (select thread_id, group_concat(label_id) as ids from hoolimail_thread_labels group by thread_id) l
      on l.thread_id = m.thread_id
    group by bucket`);
  const labelRows = ctx.db.all<{ facts: string | null }>(
    sql`select group_concat(id || name || coalesce(parent_id, '')) as facts from hoolimail_labels`,
  );
  const labelFacts = labelRows[0]?.facts ?? '';
  return new Map(rows.map(({ bucket, facts }) => [String(bucket), `${facts}|${labelFacts}`]));
}

function changedBuckets(before: Map<string, string>, after: Map<string, string>): number[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).map(Number);
}

function readKeywords(ctx: Ctx): Wanted['keywords'] {
  return ctx.db
    .select()
    .from(labels)
    .orderBy(asc(labels.id))
    .limit(KEYWORDS.length)
    .all()
    .map(({ id, name }, index) => ({ letter: KEYWORDS[index] as string, labelId: id, name }));
}

interface BucketRefresh {
  bucket: number;
  placements: Map<number, Placement>;
  keywords: Wanted['keywords'];
}

function refreshBucket(host: BackgroundHost, { bucket, placements, keywords }: BucketRefresh): void {
  const first = bucket * BUCKET;
  const fresh = host.read((ctx) => readPlacements(ctx, { first, keywords }));
  for (let id = first; id < first + BUCKET; id++) {
    const placement = fresh.get(id);
    if (placement) placements.set(id, placement);
    else placements.delete(id);
  }
}

function readPlacements(
  ctx: Ctx,
  { first, keywords }: { first: number; keywords: Wanted['keywords'] },
): Map<number, Placement> {
  const inBucket = sql`${messages.id} between ${first} and ${first + BUCKET - 1}`;
  const letters = new Map(keywords.map(({ labelId, letter }) => [labelId, letter]));
  const labelled = ctx.db
    .select()
    .from(threadLabels)
    .where(
      sql`${threadLabels.threadId} in (select thread_id from hoolimail_messages where id between ${first} and ${first + BUCKET - 1})`,
    )
    .all();
  const byThread = Map.groupBy(labelled, ({ threadId }) => threadId);
  const rows = ctx.db
    .select({
      id: messages.id,
      at: messages.at,
      state: messages.state,
      place: messages.place,
      unread: messages.unread,
      starred: messages.starred,
      answered: messages.answered,
      threadId: messages.threadId,
    })
    .from(messages)
    .where(inBucket)
    .all();
  const keywordsOf = (threadId: number) =>
    (byThread.get(threadId) ?? [])
      .map(({ labelId }) => letters.get(labelId) ?? '')
      .sort()
      .join('');
  return new Map(rows.map((row) => [row.id, placementOf(row, keywordsOf(row.threadId))]));
}
