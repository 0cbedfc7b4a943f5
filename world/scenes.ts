import { z } from 'zod';
import { localTime } from './persona/values.ts';

/** Hand-written talk beside a persona: what was said in a chat or a circle, line by line. */
export type Scene = z.infer<typeof scene>;
export type Line = Scene['lines'][number];
export type LineOptions = NonNullable<Line[2]>;

const person = z.string().min(1);
const emoji = z.string().regex(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\u{FE0F}?\u{20E3}/u, {
  error: 'is not an emoji',
});

const poll = z.strictObject({
  question: z.string().min(1),
  options: z.array(z.string().min(1)).min(2),
  /** Who chose what, by person. */
  votes: z.record(person, z.union([z.string(), z.array(z.string()).min(1)])).default({}),
});

const options = z.strictObject({
  /** Minutes since the line before. */
  after: z.number().nonnegative().optional(),
  /** The line of the same scene that this one answers; the first is 1. */
  quotes: z.int().positive().optional(),
  /** Emoji by person, `me` included. */
  reactions: z.record(person, emoji).optional(),
  /** What can be seen on it, in words. */
  photo: z
    .union([
      z.string().min(1),
      z.strictObject({ name: z.string().min(1).optional(), caption: z.string().min(1) }),
    ])
    .optional(),
  file: z
    .strictObject({
      name: z.string().regex(/\.\w+$/, { error: 'needs an ending such as .pdf' }),
      caption: z.string().min(1).optional(),
      text: z.union([z.string(), z.array(z.string())]).optional(),
    })
    .optional(),
  /** Seconds of a voice note; the text is what is heard. */
  voice: z.int().min(1).max(900).optional(),
  location: z.strictObject({ name: z.string().min(1), address: z.string().min(1) }).optional(),
  poll: poll.optional(),
  deleted: z.literal(true).optional(),
  edited: z.literal(true).optional(),
  forwarded: z.literal(true).optional(),
  /** Starred by the owner. */
  starred: z.literal(true).optional(),
  /** The owner has not read it by the reference time. */
  unread: z.literal(true).optional(),
});

const line = z.tuple([person, z.string(), options.optional()]);

const scene = z.strictObject({
  scene: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'is not a name such as "copier-standoff"' }),
  circle: z.string().optional(),
  with: z.string().optional(),
  /** Of a talk between two; a circle has its own. */
  setting: z.enum(['friends', 'work']).optional(),
  at: localTime,
  lines: z.array(line).min(1),
});

const scenesSchema = z.strictObject({ scenes: z.array(scene) });

export interface SceneFile {
  /** For error messages. */
  readonly file: string;
  readonly document: unknown;
}

/** Reads the chat files of a persona, in the order given. Throws naming every wrong place: file, scene, line. */
export function parseScenes(files: readonly SceneFile[]): Scene[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const scenes = files.flatMap(({ file, document }) => {
    const result = scenesSchema.safeParse(document);
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => `${file}: ${explain(issue, document)}`));
      return [];
    }
    for (const { scene: name } of result.data.scenes) {
      const first = seen.get(name);
      if (first) problems.push(`${file}: scene "${name}" is already in ${first}. Rename one.`);
      seen.set(name, file);
    }
    return result.data.scenes;
  });
  if (problems.length > 0) throw new Error(`The chat scenes are not valid:\n  ${problems.join('\n  ')}`);
  return scenes;
}

function explain({ path, message }: z.core.$ZodIssue, document: unknown): string {
  const [, sceneIndex, part, lineIndex, ...rest] = path;
  if (typeof sceneIndex !== 'number') return message;
  const name = (document as { scenes: { scene?: unknown }[] }).scenes[sceneIndex]?.scene;
  const where = `scene ${name === undefined ? sceneIndex + 1 : JSON.stringify(name)}`;
  if (part !== 'lines' || typeof lineIndex !== 'number')
    return `${where}: ${part === undefined ? '' : `${String(part)}: `}${message}`;
  const inLine = rest.map((step) => ({ 0: 'from', 1: 'text', 2: 'options' })[String(step)] ?? String(step));
  return `${where}, line ${lineIndex + 1}: ${inLine.length ? `${inLine.join('.')}: ` : ''}${message}`;
}
