import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LOOKS, type LookName } from './formats/rich-text.ts';

const personasDir = join(import.meta.dirname, '..', '..', 'personas');

const path = z
  .string()
  .regex(
    /^(Desktop|Documents|Downloads|Pictures|Music|Videos|Public|Templates)\/(?!.*\.\.).+\.\w+$/,
    'is a file in one of the folders of a home, e.g. "Documents/Work/Minutes.odt"',
  );
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'is a local time, e.g. "2026-03-14T21:05"');
const looks = Object.keys(LOOKS) as [LookName, ...LookName[]];

/** A file that its owner wrote: from prose or a table beside the persona, or from the text of a document of the life. */
const writing = z.strictObject({
  path,
  /** A file beside this list: .md for texts and slides, .csv for tables. */
  from: z.string().optional(),
  /** The document of `routines.documents` that this is; it was then saved when that was written. */
  of: z.string().optional(),
  /** Counted from 1; the last when absent. */
  revision: z.int().positive().optional(),
  saved: moment.optional(),
  look: z.enum(looks).default('office'),
});

/** A picture: the scene that a caption tells, or a drawing beside the persona. */
const picture = z.strictObject({
  path,
  taken: moment,
  scene: z.string().optional(),
  drawing: z.string().optional(),
});

/** Something that came by mail or chat, saved by its name. */
const keepsake = z.strictObject({ path, attachment: z.string(), saved: moment.optional() });

const collectionSchema = z.strictObject({
  writings: z.array(writing).default([]),
  pictures: z.array(picture).default([]),
  keepsakes: z.array(keepsake).default([]),
  /** Folders of trips by the name their owner gives them; the place where absent. */
  tripFolders: z.record(z.string(), z.string()).default({}),
});

export type Writing = z.infer<typeof writing>;
export type PictureEntry = z.infer<typeof picture>;

/** What lies in `personas/<slug>/documents`: the list of hand-made files, and the prose and drawings it names. */
export interface Collection extends z.infer<typeof collectionSchema> {
  readonly texts: ReadonlyMap<string, string>;
}

export function readCollection(slug: string): Collection {
  const dir = join(personasDir, slug, 'documents');
  const names = existsSync(dir) ? readdirSync(dir).sort() : [];
  const texts = new Map(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
  const parsed = collectionSchema.safeParse(JSON.parse(texts.get('collection.json') ?? '{}'));
  if (!parsed.success)
    throw new Error(`personas/${slug}/documents/collection.json: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, texts };
}
