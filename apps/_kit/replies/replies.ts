import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type Person, personById } from '../people.ts';
import { replies } from '../tables.ts';
import { composeAnswer, planAnswer } from './compose.ts';
import type { Said } from './said.ts';

/** What an app does with the answers of people; the jobs that bring them are `replyJobs`. */
export interface ReplyHandlers {
  /** Somebody has begun to write. */
  readonly typing?: (ctx: Ctx, by: Person, said: Said) => void;
  readonly arrives: (ctx: Ctx, by: Person, answer: { said: Said; text: string; reaction?: string }) => void;
}

/** Spread into `jobs` of app.ts. */
export const replyJobs = (handlers: ReplyHandlers) => ({
  'replies.typing': (ctx: Ctx, { reply }: { reply: number }) => {
    const { by, said } = openReply(ctx, reply);
    handlers.typing?.(ctx, by, said);
  },
  'replies.arrive': (ctx: Ctx, { reply }: { reply: number }) => {
    const { by, said, draft } = openReply(ctx, reply);
    const answer = composeAnswer(ctx, by, said);
    if (answer) handlers.arrives(ctx, by, { said, ...answer, ...(draft && { text: draft }) });
  },
});

/** Lets those among `people` who have something to say answer in their own time. */
export function expectReplies(ctx: Ctx, people: readonly Person[], said: Said): void {
  for (const person of people) {
    const plan = planAnswer(ctx, person, said);
    if (!plan) continue;
    const { id } = ctx.db
      .insert(replies)
      .values({ app: ctx.app, person: person.id, said, saidAt: ctx.now })
      .returning()
      .get();
    if (plan.typingMs) ctx.schedule(ctx.now + plan.afterMs - plan.typingMs, 'replies.typing', { reply: id });
    ctx.schedule(ctx.now + plan.afterMs, 'replies.arrive', { reply: id });
  }
}

function openReply(ctx: Ctx, id: number) {
  const row = ctx.db.select().from(replies).where(eq(replies.id, id)).get();
  if (!row) throw new Error(`There is no reply ${id}.`);
  return { ...row, by: personById(ctx, row.person) };
}
