import { z } from 'zod';

/** Hand-written correspondence beside a persona: conversations, and the senders of machine mail. */
export type LettersFile = z.infer<typeof lettersSchema>;
export type Thread = LettersFile['threads'][number];
export type WrittenMail = Thread['mails'][number];
export type Stationery = LettersFile['senders'][string];
export type Block = z.infer<typeof block>;

const kind = z.enum(['personal', 'work', 'newsletter', 'promotion', 'social', 'notice', 'spam']);

/** A string, or its paragraphs. */
const prose = z.union([z.string(), z.array(z.string())]);

const fate = z.strictObject({
  unread: z.boolean().optional(),
  starred: z.boolean().optional(),
  archived: z.boolean().optional(),
  trashed: z.boolean().optional(),
  labels: z.array(z.string()).optional(),
});

/** A piece of a mail that a company composes. */
const block = z.union([
  z.string(),
  z.strictObject({ heading: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.strictObject({ quote: z.string(), by: z.string() }),
  z.strictObject({ callout: z.string() }),
  z.strictObject({ big: z.string(), small: z.string() }),
]);

const mail = z.strictObject({
  at: z.iso.datetime({ local: true, offset: false }),
  /** `me`, a contact, or a key of `senders`. */
  from: z.string(),
  /** Contacts. Of a mail to the owner: who else got it. */
  to: z.array(z.string()).optional(),
  cc: z.array(z.string()).optional(),
  /** When it differs from the thread's. */
  kind: kind.optional(),
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
  senders: z.record(z.string(), sender),
  threads: z.array(
    z.strictObject({
      thread: z.string(),
      subject: z.string(),
      kind,
      /** For each of its mails; a mail's own fate is added. */
      fate: fate.optional(),
      mails: z.array(mail).min(1),
    }),
  ),
});

/** Reads the letter files of a persona, in the order given, as one. Throws naming every wrong place. */
export function parseLetters(documents: readonly unknown[]): LettersFile {
  const files = documents.map((document, index) => {
    const result = lettersSchema.safeParse(document);
    if (result.success) return result.data;
    throw new Error(`Letter file ${index + 1} is not valid:\n${z.prettifyError(result.error)}`);
  });
  const threads = files.flatMap((file) => file.threads);
  const keys = threads.map(({ thread }) => thread);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new Error(`Two threads of the letters are called "${twice}". Rename one.`);
  return { senders: Object.assign({}, ...files.map((file) => file.senders)), threads };
}
