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

/** Counts of conversations, as the side bar and the tabs show them. */
export function summarize(ctx: Ctx): Summary {
  const counts = countThreads(ctx);
  const countsOf = (name: string) => ({ unread: counts[`${name}_unread`] ?? 0, total: counts[name] ?? 0 });
  const byLabel = countLabels(ctx);
  return {
    folders: FOLDERS.map((id) => ({ id, name: NAMES[id], ...countsOf(`folder_${id}`) })),
    categories: CATEGORIES.map((id) => ({ id, ...countsOf(`category_${id}`) })),
    labels: labelPaths(ctx).map(({ label }) => ({
      ...label,
      unread: byLabel.get(label.id)?.unread ?? 0,
      total: byLabel.get(label.id)?.total ?? 0,
    })),
  };
}

/** One pass over the messages: each conversation is first reduced to what holds of any of its messages. */
function countThreads(ctx: Ctx): Record<string, number> {
  const inCategory = (category: string) =>
    sql`${folderCondition('inbox')} and ${threads.category} = ${sql.raw(`'${category}'`)}`;
  const conditions = [
    ...FOLDERS.map((folder) => [`folder_${folder}`, folderCondition(folder)] as const),
    ...CATEGORIES.map((category) => [`category_${category}`, inCategory(category)] as const),
  ];
  const perThread = conditions.flatMap(([name, condition]) => [
    sql`max(${condition}) as ${sql.raw(name)}`,
    sql`max(${messages.unread} and ${condition}) as ${sql.raw(`${name}_unread`)}`,
  ]);
  const names = conditions.flatMap(([name]) => [name, `${name}_unread`]);
  const sums = names.map((name) => sql.raw(`coalesce(sum(${name}), 0) as ${name}`));
  return (
    ctx.db.get<Record<string, number>>(
      sql`select ${sql.join(sums, sql`, `)} from (select ${sql.join(perThread, sql`, `)} from ${messages} join ${threads} on ${threads.id} = ${messages.threadId} group by ${messages.threadId})`,
    ) ?? {}
  );
}

function countLabels(ctx: Ctx): Map<number, { unread: number; total: number }> {
  const rows = ctx.db.all<{ label_id: number; unread: number; total: number }>(
    sql`select label_id, sum(unread) as unread, count(*) as total from hoolimail_thread_labels join (select ${messages.threadId} as id, max(${messages.unread}) as unread from ${messages} where ${visible} group by ${messages.threadId}) on id = thread_id group by label_id`,
  );
  return new Map(rows.map(({ label_id, unread, total }) => [label_id, { unread, total }]));
}
