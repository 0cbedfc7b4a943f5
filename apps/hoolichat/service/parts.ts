import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { attachments, contents } from '../schema/files.ts';
import { cards, type MessageKind, places, pollOptions, polls } from '../schema/messages.ts';

export interface FilePart {
  filename: string;
  type: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
  description?: string;
}

export interface PlacePart {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** What a message consists of besides its words. */
export interface Parts {
  file?: FilePart;
  voice?: { durationMs: number; waveform: number[] };
  poll?: { multiple: boolean; options: readonly string[] };
  place?: PlacePart;
  card?: { person: string };
}

export const kindOf = ({ file, voice, poll, place, card }: Parts): MessageKind => {
  if (file) return file.width !== null ? 'image' : 'file';
  if (voice) return 'voice';
  if (poll) return 'poll';
  if (place) return 'location';
  return card ? 'contact' : 'text';
};

/** What a search finds a message by besides its text. */
export const wordsOf = ({ file, poll, place }: Parts): string =>
  [...(file ? [file.filename, file.description] : []), ...(poll?.options ?? []), place?.address]
    .filter(Boolean)
    .join(' ');

export function storeParts(ctx: Ctx, messageId: number, parts: Parts): void {
  if (parts.file) storeFile(ctx, messageId, parts.file);
  if (parts.voice) storeVoice(ctx, messageId, parts.voice);
  if (parts.poll) storePoll(ctx, messageId, parts.poll);
  if (parts.place) storePlace(ctx, messageId, parts.place);
  if (parts.card) ctx.db.insert(cards).values({ messageId, person: parts.card.person }).run();
}

function storeFile(ctx: Ctx, messageId: number, file: FilePart): void {
  const { filename, type, width, height, description, bytes } = file;
  ctx.db
    .insert(attachments)
    .values({
      messageId,
      contentId: storeContent(ctx, bytes),
      filename,
      type,
      size: bytes.length,
      width,
      height,
      description,
    })
    .run();
}

function storePlace(ctx: Ctx, messageId: number, { name, address, latitude, longitude }: PlacePart): void {
  ctx.db.insert(places).values({ messageId, name, address, latitude, longitude }).run();
}

function storeContent(ctx: Ctx, bytes: Uint8Array): number {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = ctx.db.select({ id: contents.id }).from(contents).where(eq(contents.sha256, hash)).get();
  if (known) return known.id;
  return ctx.db
    .insert(contents)
    .values({ sha256: hash, bytes: Buffer.from(bytes) })
    .returning({ id: contents.id })
    .get().id;
}

function storeVoice(ctx: Ctx, messageId: number, voice: NonNullable<Parts['voice']>): void {
  ctx.db
    .insert(attachments)
    .values({
      messageId,
      filename: 'Voice message',
      type: 'audio/voice-note',
      size: 0,
      durationMs: voice.durationMs,
      waveform: voice.waveform,
    })
    .run();
}

function storePoll(ctx: Ctx, messageId: number, { multiple, options }: NonNullable<Parts['poll']>): void {
  ctx.db.insert(polls).values({ messageId, multiple }).run();
  for (const text of options) ctx.db.insert(pollOptions).values({ messageId, text }).run();
}
