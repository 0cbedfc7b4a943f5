import { sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { FOLDERS, type Folder, type Summary } from '../rules/views.ts';
import { CATEGORIES, messages, threads } from '../schema/mail.ts';
import { labelPaths } from './label-paths.ts';
import { folderCondition, visible } from './search.ts';

const NAMES: Record<Folder, string> = {
  inbox: 'Inbox',
  starred: 'Starred',
  snoozed: 'Snoozed',
  important: 'Important',
  sent: 'Sent',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  all: 'All Mail',
  spam: 'Spam',
  trash: 'Trash',
};

/** Counts of conversations, as the side bar and the tabs of every page show them. */
export const summarize = (ctx: Ctx): Summary => ctx.memo('summary', () => countAll(ctx));

function countAll(ctx: Ctx): Summary {
  const byCategory = countThreads(ctx);
  const sumOf = (name: string) => byCategory.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
  const byLabel = countLabels(ctx);
  return {
    folders: FOLDERS.map((id) => ({
      id,
      name: NAMES[id],
      unread: sumOf(`${id}_unread`),
      total: sumOf(`${id}_total`),
    })),
    categories: CATEGORIES.map((id) => {
      const row = byCategory.find(({ category }) => category === id);
      return { id, unread: Number(row?.inbox_unread ?? 0), total: Number(row?.inbox_total ?? 0) };
    }),
    labels: labelPaths(ctx).map(({ label }) => ({
      ...label,
      unread: byLabel.get(label.id)?.unread ?? 0,
      total: byLabel.get(label.id)?.total ?? 0,
    })),
  };
}

/** Folders that single messages decide on. Those of the whole conversation are counted from All Mail. */
const BY_MESSAGE = ['inbox', 'starred', 'sent', 'drafts', 'scheduled', 'all', 'spam', 'trash'] as const;

/** One pass over the messages: each conversation is reduced to what holds of any of its messages, then counted. */
function countThreads(ctx: Ctx): Record<string, string | number>[] {
  const perThread = BY_MESSAGE.flatMap((folder) => [
    sql`max(${folderCondition(folder)}) as ${sql.raw(`${folder}_total`)}`,
    sql`max(${messages.unread} and ${folderCondition(folder)}) as ${sql.raw(`${folder}_unread`)}`,
  ]);
  const sums = BY_MESSAGE.flatMap((folder) => [`${folder}_total`, `${folder}_unread`]).map((name) =>
    sql.raw(`sum(${name}) as ${name}`),
  );
  return ctx.db.all(sql`
    select category, ${sql.join(sums, sql`, `)},
      sum(all_total and snoozed) as snoozed_total, sum(all_unread and snoozed) as snoozed_unread,
      sum(all_total and important) as important_total, sum(all_unread and important) as important_unread
    from (
      select ${threads.category} as category, ${threads.important} as important,
        ${threads.snoozedUntil} is not null as snoozed, ${sql.join(perThread, sql`, `)}
      from ${messages} join ${threads} on ${threads.id} = ${messages.threadId}
      group by ${messages.threadId}
    ) group by category`);
}

function countLabels(ctx: Ctx): Map<number, { unread: number; total: number }> {
  const rows = ctx.db.all<{ label_id: number; unread: number; total: number }>(
    sql`select label_id, sum(unread) as unread, count(*) as total from hoolimail_thread_labels join (select ${messages.threadId} as id, max(${messages.unread}) as unread from ${messages} where ${visible} group by ${messages.threadId}) on id = thread_id group by label_id`,
  );
  return new Map(rows.map(({ label_id, unread, total }) => [label_id, { unread, total }]));
}
