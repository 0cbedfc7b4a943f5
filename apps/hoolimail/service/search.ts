import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { searchCondition, wordsCondition } from '#kit/search/search-rows.ts';
import { timeCondition } from '#kit/search/time-operators.ts';
import { plainWords } from '#kit/search/words.ts';
import {
  looksEverywhere,
  type MailFact,
  type PlaceWord,
  type Query,
  type StateWord,
} from '../rules/search-query.ts';
import type { Folder } from '../rules/views.ts';
import { attachments, mailSearch, messages, threads } from '../schema/mail.ts';
import { threadLabels } from '../schema/mailbox.ts';
import { labelPaths } from './label-paths.ts';

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
export function typedCondition(ctx: Ctx, query: Query): SQL {
  const condition = compileQuery(ctx, query);
  return looksEverywhere(query) ? condition : sql`${visible} and ${condition}`;
}

/** A search as a condition on a message and its thread. */
export const compileQuery = (ctx: Ctx, query: Query): SQL =>
  searchCondition<MailFact>(query, {
    index: mailSearch,
    row: messages.id,
    fact: (fact) => factCondition(ctx, fact),
  });

function factCondition(ctx: Ctx, fact: MailFact): SQL {
  switch (fact.is) {
    case 'owner': {
      const words = plainWords(ctx.owner.email);
      const term = { is: 'words', in: fact.in, words, whole: true } as const;
      return wordsCondition([term], { index: mailSearch, row: messages.id });
    }
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
    case 'age':
      return timeCondition(ctx, messages.at, fact);
    case 'size':
      return fact.side === 'larger'
        ? sql`${messages.size} > ${fact.bytes}`
        : sql`${messages.size} < ${fact.bytes}`;
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
  if (place === 'anywhere') return sql`1`;
  if (place === 'archive') return sql`(${messages.place} = 'archive')`;
  return sql`(${folderCondition(place)})`;
}

function labelCondition(ctx: Ctx, name: string): SQL {
  const ids = labelPaths(ctx)
    .filter(({ path, label }) => isCalled(path, name) || isCalled(label.name, name))
    .map(({ label }) => label.id);
  if (ids.length === 0) return sql`0`;
  return sql`exists (select 1 from ${threadLabels} where ${threadLabels.threadId} = ${messages.threadId} and ${inArray(threadLabels.labelId, ids)})`;
}

/** `label:big-sale` and `label:"big sale"` both name the label Big sale. */
const isCalled = (name: string, typed: string) => plainWords(name) === plainWords(typed) && typed !== '';
