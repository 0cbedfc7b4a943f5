import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { addDays, addMonths, dayOf, isDay, momentOf, timeOf } from '#kit/time.ts';
import { looksEverywhere, type PlaceWord, type Query, type StateWord } from '../rules/search-query.ts';
import type { Folder } from '../rules/views.ts';
import { wordsOf } from '../rules/words.ts';
import { attachments, contents, messages, threads } from '../schema/mail.ts';
import { threadLabels } from '../schema/mailbox.ts';
import { labelPaths } from './label-paths.ts';

/** A condition on one message, its contents and its thread. */
export interface Condition {
  where: SQL;
  /** Whether it reads the words of the message, which lie apart. */
  readsWords: boolean;
}

const never = sql`0`;
const always = sql`1`;

export const visible = inArray(messages.place, ['inbox', 'archive']);

export function folderCondition(folder: Folder): SQL {
  switch (folder) {
    case 'inbox':
      return eq(messages.place, 'inbox');
    case 'starred':
      return sql`${messages.starred} and ${visible}`;
    case 'snoozed':
      return sql`${threads.snoozedUntil} is not null and ${visible}`;
    case 'important':
      return sql`${threads.important} and ${visible}`;
    case 'sent':
      return sql`${inArray(messages.state, ['sent', 'outbox'])} and ${visible}`;
    case 'drafts':
      return sql`${messages.state} = 'draft' and ${visible}`;
    case 'scheduled':
      return sql`${messages.state} = 'scheduled' and ${visible}`;
    case 'all':
      return visible;
    case 'spam':
    case 'trash':
      return eq(messages.place, folder);
  }
}

/** A typed search as a condition; spam and trash are left out unless it names them. */
export function searchCondition(ctx: Ctx, query: Query): Condition {
  const compiled = compileQuery(ctx, query);
  if (looksEverywhere(query)) return compiled;
  return { ...compiled, where: sql`${visible} and ${compiled.where}` };
}

export function compileQuery(ctx: Ctx, query: Query): Condition {
  let readsWords = false;
  const compile = (part: Query): SQL => {
    switch (part.is) {
      case 'and':
        return part.all.length === 0 ? always : sql`(${sql.join(part.all.map(compile), sql` and `)})`;
      case 'or':
        return sql`(${sql.join(part.any.map(compile), sql` or `)})`;
      case 'not':
        return sql`not ${compile(part.query)}`;
      case 'words':
        readsWords = true;
        return wordsCondition(ctx, part);
      default:
        return factCondition(ctx, part);
    }
  };
  const where = compile(query);
  return { where, readsWords };
}

const COLUMNS = {
  all: contents.allWords,
  from: contents.fromWords,
  to: contents.toWords,
  cc: contents.ccWords,
  bcc: contents.bccWords,
  subject: contents.subjectWords,
  filename: contents.fileWords,
} as const;

function wordsCondition(ctx: Ctx, { in: field, words, whole }: Extract<Query, { is: 'words' }>): SQL {
  const isOwner = words === 'me' && (field === 'from' || field === 'to' || field === 'cc');
  const wanted = isOwner ? wordsOf(ctx.owner.email) : ` ${words}${whole ? ' ' : ''}`;
  return sql`(instr(${COLUMNS[field]}, ${wanted}) > 0)`;
}

type Fact = Exclude<Query, { is: 'and' | 'or' | 'not' | 'words' }>;

function factCondition(ctx: Ctx, fact: Fact): SQL {
  switch (fact.is) {
    case 'attachment':
      return sql`exists (select 1 from ${attachments} where ${attachments.messageId} = ${messages.id})`;
    case 'labelled': {
      const labelled = sql`exists (select 1 from ${threadLabels} where ${threadLabels.threadId} = ${messages.threadId})`;
      return fact.labelled ? labelled : sql`not ${labelled}`;
    }
    case 'state':
      return stateCondition(fact.state);
    case 'in':
      return placeCondition(fact.place);
    case 'label':
      return labelCondition(ctx, fact.name);
    case 'category':
      return sql`${threads.category} = ${fact.name}`;
    case 'day':
      return dayCondition(ctx, fact);
    case 'age':
      return ageCondition(ctx, fact);
    case 'size':
      return fact.side === 'larger'
        ? sql`${messages.size} > ${fact.bytes}`
        : sql`${messages.size} < ${fact.bytes}`;
    case 'nothing':
      return never;
  }
}

const STATE_CONDITIONS: Record<StateWord, SQL> = {
  unread: sql`${messages.unread}`,
  read: sql`not ${messages.unread}`,
  starred: sql`${messages.starred}`,
  important: sql`${threads.important}`,
  snoozed: sql`(${threads.snoozedUntil} is not null)`,
  muted: sql`${threads.muted}`,
};

const stateCondition = (state: StateWord) => STATE_CONDITIONS[state];

function placeCondition(place: PlaceWord): SQL {
  if (place === 'anywhere') return always;
  if (place === 'archive') return sql`(${messages.place} = 'archive')`;
  return sql`(${folderCondition(place)})`;
}

function labelCondition(ctx: Ctx, name: string): SQL {
  const ids = labelPaths(ctx)
    .filter(({ path, label }) => isCalled(path, name) || isCalled(label.name, name))
    .map(({ label }) => label.id);
  if (ids.length === 0) return never;
  return sql`exists (select 1 from ${threadLabels} where ${threadLabels.threadId} = ${messages.threadId} and ${inArray(threadLabels.labelId, ids)})`;
}

/** `label:big-sale` and `label:"big sale"` both name the label Big sale. */
const isCalled = (name: string, typed: string) => wordsOf(name) === wordsOf(typed) && typed !== '';

function dayCondition(ctx: Ctx, { side, day }: Extract<Query, { is: 'day' }>): SQL {
  if (!isDay(day)) return never;
  const start = momentOf(day, '00:00', ctx.zone);
  return side === 'before' ? sql`${messages.at} < ${start}` : sql`${messages.at} >= ${start}`;
}

function ageCondition(ctx: Ctx, { side, count, unit }: Extract<Query, { is: 'age' }>): SQL {
  const today = dayOf(ctx.now, ctx.zone);
  const day = unit === 'd' ? addDays(today, -count) : addMonths(today, -count * (unit === 'y' ? 12 : 1));
  if (!isDay(day)) return side === 'older' ? never : always;
  const limit = momentOf(day, timeOf(ctx.now, ctx.zone), ctx.zone);
  return side === 'older' ? sql`${messages.at} < ${limit}` : sql`${messages.at} >= ${limit}`;
}
