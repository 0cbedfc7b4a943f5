import { and, desc, eq, ne } from 'drizzle-orm';
import { createRng, type RandomStream } from '#world/rng.ts';
import type { Ctx } from '../context.ts';
import { allPeople, type Person } from '../people.ts';
import { replies } from '../tables.ts';
import { worldSeed } from '../world-seed.ts';
import type { Situation } from './decide/act.ts';
import type { Said } from './said.ts';
import { type Heard, understand } from './understand/understand.ts';

const REMEMBERED = 8;

/** What a message was last found to say, for those of a group who hear it at the same moment. */
const heardLast = new WeakMap<Said, { now: number; heard: Heard }>();

function hear(ctx: Ctx, said: Said): Heard {
  const known = heardLast.get(said);
  if (known?.now === ctx.now) return known.heard;
  const heard = understand(said.text, {
    ...{ now: ctx.now, zone: ctx.zone, ownerName: ctx.owner.name },
    people: allPeople(ctx),
    attachments: said.attachments,
  });
  heardLast.set(said, { now: ctx.now, heard });
  return heard;
}

/** What somebody hears when the owner writes to them. */
export function listen(ctx: Ctx, person: Person, said: Said): Situation {
  const heard = hear(ctx, said);
  const last = said.before.at(-1);
  return {
    ...{ ctx, person, said, heard },
    theirLast: last?.from === person.id ? last.text : null,
    speaking: { now: ctx.now, zone: ctx.zone, echo: heard.body },
  };
}

/** Chance that depends on the world, the person, the words and where in the conversation they fell. */
export function chanceFor(ctx: Ctx, person: Person, said: Said): (stream: string) => RandomStream {
  const seed = worldSeed(ctx);
  const rng = createRng(`${seed}/replies/${person.id}/${said.channel}/${said.before.length}/${said.text}`);
  return rng;
}

/** Messages of one conversation share this: it is with somebody, in a group or not, on a subject or none. */
export const conversationKey = ({ channel, group, subject }: Said): string =>
  JSON.stringify([channel, group?.name ?? null, subject?.replace(/^(?:re|fwd?): */i, '') ?? null]);

/** What this person, and others in the same group, said of late, the newest last. */
export function saidLately(ctx: Ctx, person: Person, said: Said): string[] {
  const given = ctx.db
    .select()
    .from(replies)
    .where(and(eq(replies.state, 'given'), ne(replies.answer, '')))
    .orderBy(desc(replies.id))
    .limit(REMEMBERED * 3)
    .all()
    .filter(
      (reply) =>
        reply.person === person.id || (said.group && conversationKey(reply.said) === conversationKey(said)),
    )
    .slice(0, REMEMBERED);
  const theirs = said.before.filter(({ from }) => from !== 'me').map(({ text }) => text);
  return [...theirs.slice(-REMEMBERED), ...given.toReversed().map(({ answer }) => answer ?? '')];
}
