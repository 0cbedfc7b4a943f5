import { and, asc, eq, isNull } from 'drizzle-orm';
import { briefModel, type ModelBrief, usableDraft } from '#kit/replies/model-brief.ts';
import { replies } from '#kit/tables.ts';
import { askModel, type ReplyModel } from './chat-completion.ts';
import type { World } from './world.ts';

type Reply = typeof replies.$inferSelect;

const MOST_AT_ONCE = 2;

/** From MYPC_REPLY_MODEL_URL, _NAME and _KEY; null when no model is configured. */
export function replyModelFrom(env: NodeJS.ProcessEnv): ReplyModel | null {
  const { MYPC_REPLY_MODEL_URL: url, MYPC_REPLY_MODEL_NAME: name, MYPC_REPLY_MODEL_KEY: key = '' } = env;
  if (!url) return null;
  if (!URL.canParse(url) || !name)
    throw new Error(
      `MYPC_REPLY_MODEL_URL is "${url}" and MYPC_REPLY_MODEL_NAME is "${name ?? ''}". Give the base address of an OpenAI-compatible server, for example http://localhost:11434/v1, and the model's name.`,
    );
  return { url, name, key };
}

/**
 * Asks a language model for the words of answers that wait for their time. Whatever goes wrong there, the answer comes
 * once: with the model's words if they are in time, else with those of the rules.
 */
export function startReplyModel(world: World, model: ReplyModel | null): { stop(): Promise<void> } {
  if (!model) return { stop: async () => {} };
  const given = new AbortController();
  const running = new Set<Promise<void>>();
  const failed = new Set<string>();
  const nameOf = ({ id, saidAt }: Reply) => `${id}/${saidAt}`;

  const fill = () => {
    if (given.signal.aborted || running.size >= MOST_AT_ONCE) return;
    const next = world.readAll(waiting).find((reply) => !failed.has(nameOf(reply)));
    const brief = next && briefFor(world, next);
    if (!next) return;
    if (!brief) failed.add(nameOf(next));
    else start(next, brief);
    fill();
  };
  const start = (reply: Reply, brief: ModelBrief) => {
    const askedModelAt = world.clock.now();
    update(world, reply, { askedModelAt });
    const work = askModel(model, brief, given.signal)
      .then((answer) => {
        const draft = usableDraft(answer, reply.said.channel);
        if (!draft) throw new Error('it has no usable words');
        update(world, reply, { draft, draftFor: brief.meaning });
      })
      .catch((error: Error) => {
        if (given.signal.aborted) return;
        failed.add(nameOf(reply));
        update(world, reply, { askedModelAt: null });
        console.error(`The reply model did not answer for ${reply.person} (${error.message}); the rules do.`);
      })
      .finally(() => {
        running.delete(work);
        fill();
      });
    running.add(work);
  };

  world.log((db) =>
    db
      .update(replies)
      .set({ askedModelAt: null })
      .where(and(eq(replies.state, 'waiting'), isNull(replies.draft)))
      .run(),
  );
  world.onChange(fill);
  fill();
  return {
    async stop() {
      given.abort();
      await Promise.all(running);
    },
  };
}

const waiting = (db: Parameters<Parameters<World['readAll']>[0]>[0]): Reply[] =>
  db
    .select()
    .from(replies)
    .where(and(eq(replies.state, 'waiting'), isNull(replies.askedModelAt), isNull(replies.draft)))
    .orderBy(asc(replies.id))
    .all();

/** Called within somebody else's action: a fault here must not become theirs. */
function briefFor(world: World, reply: Reply): ModelBrief | null {
  const app = world.apps.find(({ slug }) => slug === reply.app);
  try {
    return app ? world.read(app, (ctx) => briefModel(ctx, reply)) : null;
  } catch (error) {
    console.error(`The reply model could not be told what ${reply.person} answers:`, error);
    return null;
  }
}

/** After a reset another reply may have the number of one that is gone: the moment tells them apart. */
const update = (world: World, { id, saidAt }: Reply, change: Partial<Reply>): void =>
  world.log((db) =>
    db
      .update(replies)
      .set(change)
      .where(and(eq(replies.id, id), eq(replies.saidAt, saidAt), eq(replies.state, 'waiting')))
      .run(),
  );
