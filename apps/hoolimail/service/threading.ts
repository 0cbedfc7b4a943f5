import { and, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow, insertRow } from '#kit/rows.ts';
import { calendarText, eventUid } from '../rules/calendar-part.ts';
import { baseSubject, isAnswerSubject, messageIds } from '../rules/threading.ts';
import { type Category, messages, type Thread, threads } from '../schema/mail.ts';
import type { NewFile } from './store.ts';

/** An answer without References joins a conversation of the same subject that is not older than this. */
const SUBJECT_MATCH_MS = 60 * 24 * 3600_000;

export interface Belonging {
  subject: string;
  key?: string;
  inReplyTo?: string | null;
  references?: string;
  category?: Category;
  attachments?: readonly NewFile[];
}

/**
 * The conversation that a message belongs to: by its key, else by what it refers to, else by the calendar event that
 * it speaks of, else by subject, else new.
 */
export function joinThread(ctx: Ctx, belonging: Belonging): Thread {
  const known =
    byKey(ctx, belonging) ??
    byReference(ctx, belonging) ??
    byEvent(ctx, belonging) ??
    bySubject(ctx, belonging);
  if (known) return known;
  const { subject, key = null, category = 'primary' } = belonging;
  return insertRow(ctx, threads, { subject: baseSubject(subject), key, category });
}

const byKey = (ctx: Ctx, { key }: Belonging) => (key ? findRow(ctx, threads, { key }) : undefined);

function byReference(ctx: Ctx, { inReplyTo, references = '' }: Belonging): Thread | undefined {
  const ids = messageIds(`${references} ${inReplyTo ?? ''}`);
  if (ids.length === 0) return undefined;
  return threadOfNewest(ctx, inArray(messages.rfcId, ids.slice(-50)));
}

function byEvent(ctx: Ctx, { attachments = [] }: Belonging): Thread | undefined {
  const uid = eventUid(calendarText(attachments) ?? '');
  return uid ? threadOfNewest(ctx, eq(messages.invitationUid, uid)) : undefined;
}

const threadOfNewest = (ctx: Ctx, where: SQL): Thread | undefined =>
  ctx.db
    .select({ thread: threads })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(where)
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
    .get()?.thread;

function bySubject(ctx: Ctx, { subject, key }: Belonging): Thread | undefined {
  if (key || !isAnswerSubject(subject) || !baseSubject(subject)) return undefined;
  return ctx.db
    .select({ thread: threads })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .where(
      and(
        eq(threads.subject, baseSubject(subject)),
        isNull(threads.key),
        gte(messages.at, ctx.now - SUBJECT_MATCH_MS),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
    .get()?.thread;
}
