import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type Person, personById } from '../people.ts';
import { findRow } from '../rows.ts';
import { replies, world } from '../tables.ts';
import { composeAnswer, planAnswer } from './compose.ts';
import { conversationKey } from './conversation.ts';
import type { Said } from './said.ts';

/** What an app does with the answers of people; the jobs that bring them are `replyJobs`. */
export interface ReplyHandlers {
  /** Somebody has begun to write. */
  readonly typing?: (ctx: Ctx, by: Person, said: Said) => void;
  /** `text` is empty where somebody only reacts. */
  readonly arrives: (ctx: Ctx, by: Person, answer: { said: Said; text: string; reaction?: string }) => void;
}

type Reply = typeof replies.$inferSelect;

/** How long an answer waits for a language model beyond its time, and how often it looks. */
const MODEL_PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 1_000;

/** Spread into `jobs` of app.ts. */
export const replyJobs = (handlers: ReplyHandlers) => ({
  'replies.typing': (ctx: Ctx, { reply }: { reply: number }) => {
    const { by, said, state } = openReply(ctx, reply);
    if (state === 'waiting') handlers.typing?.(ctx, by, said);
  },
  'replies.arrive': (ctx: Ctx, { reply, waitedMs = 0 }: { reply: number; waitedMs?: number }) => {
    const { by, ...row } = openReply(ctx, reply);
    if (row.state !== 'waiting') return;
    if (row.askedModelAt !== null && row.draft === null && waitedMs < MODEL_PATIENCE_MS) {
      ctx.schedule(ctx.now + LOOK_AGAIN_MS, 'replies.arrive', { reply, waitedMs: waitedMs + LOOK_AGAIN_MS });
      return;
    }
    const answer = finalAnswer(ctx, by, row);
    ctx.db
      .update(replies)
      .set({ state: 'given', answer: answer?.text ?? '' })
      .where(eq(replies.id, reply))
      .run();
    if (answer) handlers.arrives(ctx, by, { said: row.said, ...answer });
  },
});

/** The model's words where they still fit the facts, else those of the rules. */
function finalAnswer(ctx: Ctx, by: Person, { said, draft, draftFor }: Omit<Reply, 'by'>) {
  const answer = composeAnswer(ctx, by, said);
  const isCurrent = draft !== null && answer !== null && answer.text !== '' && answer.text === draftFor;
  return isCurrent ? { ...answer, text: draft } : answer;
}

/** Lets those among `people` who have something to say answer in their own time. */
export function expectReplies(ctx: Ctx, people: readonly Person[], said: Said): void {
  if (isBeforeReference(ctx)) return;
  for (const person of people) expectReply(ctx, person, said);
}

/** Up to the reference time life itself tells who answered. */
export const isBeforeReference = (ctx: Ctx): boolean =>
  ctx.now < (ctx.db.select({ at: world.referenceMs }).from(world).get()?.at ?? 0);

function expectReply(ctx: Ctx, person: Person, latest: Said): void {
  const said = withUnanswered(ctx, person, latest);
  const plan = planAnswer(ctx, person, said);
  if (!plan) return;
  const { id } = ctx.db
    .insert(replies)
    .values({ app: ctx.app, person: person.id, said, saidAt: ctx.now })
    .returning()
    .get();
  if (plan.typingMs) ctx.schedule(ctx.now + plan.afterMs - plan.typingMs, 'replies.typing', { reply: id });
  ctx.schedule(ctx.now + plan.afterMs, 'replies.arrive', { reply: id });
}

/** Messages in one breath are answered together: what waits for an answer is withdrawn and joins the new one. */
function withUnanswered(ctx: Ctx, person: Person, said: Said): Said {
  const waiting = ctx.db
    .select()
    .from(replies)
    .where(and(eq(replies.app, ctx.app), eq(replies.person, person.id), eq(replies.state, 'waiting')))
    .orderBy(asc(replies.id))
    .all()
    .filter((reply) => conversationKey(reply.said) === conversationKey(said));
  const [first] = waiting;
  if (!first) return said;
  for (const { id } of waiting)
    ctx.db.update(replies).set({ state: 'withdrawn' }).where(eq(replies.id, id)).run();
  const attachments = [
    ...waiting.flatMap((reply) => reply.said.attachments ?? []),
    ...(said.attachments ?? []),
  ];
  return {
    ...said,
    before: first.said.before,
    text: [...waiting.map((reply) => reply.said.text), said.text].join('\n'),
    ...(attachments.length > 0 && { attachments }),
  };
}

function openReply(ctx: Ctx, id: number) {
  const row = findRow(ctx, replies, { id });
  if (!row) throw new Error(`There is no reply ${id}.`);
  return { ...row, by: personById(ctx, row.person) };
}
