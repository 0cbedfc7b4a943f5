import { z } from 'zod';
import { parseScenes, type Scene, type SceneFile } from './scenes.ts';
import { arc, block, fate, mailKind, phrases, prose, series } from './text/story-schemas.ts';

/** Hand-written beside a persona: conversations by mail, the senders of machine mail, and scenes of chats. */
export type LettersFile = z.infer<typeof lettersSchema> & { scenes: readonly Scene[] };
export type Thread = LettersFile['threads'][number];
export type WrittenMail = Thread['mails'][number];
export type Stationery = LettersFile['senders'][string];
export type Block = z.infer<typeof block>;
export type Series = LettersFile['series'][number];
export type Arc = LettersFile['arcs'][number];

const mail = z.strictObject({
  at: z.iso.datetime({ local: true, offset: false }),
  /** `me`, a contact, or a key of `senders`. */
  from: z.string(),
  /** Contacts. Of a mail to the owner: who else got it. */
  to: z.array(z.string()).optional(),
  cc: z.array(z.string()).optional(),
  /** When it differs from the thread's. */
  kind: mailKind.optional(),
  text: prose.optional(),
  blocks: z.array(block).optional(),
  attachments: z.array(z.strictObject({ filename: z.string(), type: z.string(), text: prose })).optional(),
  fate: fate.optional(),
});

const sender = z.strictObject({
  name: z.string(),
  email: z.email(),
  layout: z.enum(['banner', 'paper', 'card', 'plain']),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  tagline: z.string().optional(),
  footer: z.string(),
});

const lettersSchema = z.strictObject({
  senders: z.record(z.string(), sender).default({}),
  threads: z
    .array(
      z.strictObject({
        thread: z.string(),
        subject: z.string(),
        kind: mailKind,
        /** For each of its mails; a mail's own fate is added. */
        fate: fate.optional(),
        mails: z.array(mail).min(1),
      }),
    )
    .default([]),
  series: z.array(series).default([]),
  arcs: z.array(arc).default([]),
  /** Known to every series and arc of the persona. */
  phrases: phrases.default({}),
});

/** Reads the letter and chat files of a persona, in the order given, as one. Throws naming every wrong place. */
export function parseLetters(
  documents: readonly unknown[],
  sceneFiles: readonly SceneFile[] = [],
): LettersFile {
  const files = documents.map((document, index) => {
    const result = lettersSchema.safeParse(document);
    if (result.success) return result.data;
    throw new Error(`Letter file ${index + 1} is not valid:\n${z.prettifyError(result.error)}`);
  });
  const joined = {
    senders: Object.assign({}, ...files.map((file) => file.senders)),
    threads: files.flatMap((file) => file.threads),
    series: files.flatMap((file) => file.series),
    arcs: files.flatMap((file) => file.arcs),
    phrases: Object.assign({}, ...files.map((file) => file.phrases)),
    scenes: parseScenes(sceneFiles),
  };
  refuseTwins(
    'threads',
    joined.threads.map(({ thread }) => thread),
  );
  refuseTwins(
    'series',
    joined.series.map(({ id }) => id),
  );
  refuseTwins(
    'arcs',
    joined.arcs.map(({ id }) => id),
  );
  return joined;
}

function refuseTwins(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two ${what} of the letters are called "${twice}". Rename one.`);
}
