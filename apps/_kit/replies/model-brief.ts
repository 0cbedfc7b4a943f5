import type { Ctx } from '../context.ts';
import { personById } from '../people.ts';
import type { replies } from '../tables.ts';
import { composeAnswer } from './compose.ts';
import type { Said } from './said.ts';

/** What a language model is told so that it can put an answer in somebody's words. */
export interface ModelBrief {
  readonly system: string;
  readonly user: string;
  /** The rules' own answer: the model says the same in other words. */
  readonly meaning: string;
}

type Reply = typeof replies.$inferSelect;

/** Null where the answer has no words to choose. */
export function briefModel(
  ctx: Ctx,
  { person: id, said }: Pick<Reply, 'person' | 'said'>,
): ModelBrief | null {
  const person = personById(ctx, id);
  const meaning = composeAnswer(ctx, person, said)?.text;
  if (!meaning) return null;
  const { relationship, personality } = person.contact;
  const form =
    said.channel === 'mail'
      ? `An e-mail of at most 90 words. Begin the way ${person.name} does (${quoted(personality.openers)}) and sign the same way (${quoted(personality.closers)}).`
      : 'A chat message of at most 30 words, without greeting or signature.';
  const system = [
    `You write as ${person.name}, ${relationship} of ${ctx.owner.name}. Voice: ${personality.voice}`,
    `${form} ${CASES[personality.letterCase]}`,
    'Say what the note says: the same yes or no, the same times, amounts, places and names, and no other facts or promises.',
    'Answer with the message alone: no quotation marks around it, no explanation.',
  ].join('\n');
  return {
    system,
    user: `${conversation(said, person.name, ctx.owner.name)}\n\nNote of what you answer: ${meaning}`,
    meaning,
  };
}

const CASES = { plain: '', lower: 'All lower case.', loud: 'Capitals for emphasis.' } as const;

const quoted = (list: readonly string[]): string =>
  list
    .filter(Boolean)
    .map((line) => JSON.stringify(line))
    .join(' or ') || 'with nothing';

function conversation({ before, text, subject, group }: Said, name: string, owner: string): string {
  const speaker = (from: string) => (from === 'me' ? owner : from);
  return [
    ...(subject ? [`Subject: ${subject}`] : []),
    ...(group ? [`In the group "${group.name}".`] : []),
    ...before.slice(-8).map((turn) => `${speaker(turn.from)}: ${turn.text.slice(0, 600)}`),
    `${owner}, to ${name}: ${text.slice(0, 2000)}`,
  ].join('\n');
}

const MOST_CHARS = { chat: 400, work: 400, mail: 1500 } as const;

/** A model's answer as somebody would send it; null when it cannot be one. */
export function usableDraft(answer: string, channel: Said['channel']): string | null {
  const text = answer
    .replaceAll(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .trim();
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(text)) return null;
  const most = MOST_CHARS[channel];
  if (text.length <= most) return text;
  const end = [...text.slice(0, most).matchAll(/[.!?](?=\s)/g)].at(-1)?.index;
  return end === undefined ? null : text.slice(0, end + 1);
}
