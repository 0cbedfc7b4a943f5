import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { coordinatesOf } from '../rules/place-coordinates.ts';
import { waveformOf } from '../rules/waveform.ts';
import type { Message } from '../schema/messages.ts';
import { requireUser } from './chat-actions.ts';
import { nameIn, namesOf } from './names.ts';
import { type Outgoing, send } from './send.ts';

type Wordless = Omit<Outgoing, 'text'>;

export function sendLocation(
  ctx: Ctx,
  { name, address, ...outgoing }: Wordless & { name: string; address: string },
): Message {
  const place = { name, address, ...coordinatesOf({ name, address }) };
  return send(ctx, { ...outgoing, text: name }, { place });
}

export function sendPoll(
  ctx: Ctx,
  {
    question,
    options,
    multiple,
    ...outgoing
  }: Wordless & { question: string; options: readonly string[]; multiple: boolean },
): Message {
  const twice = options.find((option, index) => options.indexOf(option) < index);
  if (twice !== undefined)
    throw refused(`The option “${twice}” is there twice. Change one of them.`, 'options');
  return send(ctx, { ...outgoing, text: question }, { poll: { multiple, options } });
}

/** A note that is its length and shape: there is no microphone in this world. */
export function sendVoice(ctx: Ctx, { durationMs, ...outgoing }: Wordless & { durationMs: number }): Message {
  const waveform = waveformOf(`${outgoing.clientId ?? ctx.now} ${durationMs}`);
  return send(ctx, { ...outgoing, text: '' }, { voice: { durationMs, waveform } });
}

export function sendContact(ctx: Ctx, { personId, ...outgoing }: Wordless & { personId: string }): Message {
  requireUser(ctx, personId);
  return send(ctx, { ...outgoing, text: nameIn(namesOf(ctx), personId) }, { card: { person: personId } });
}
