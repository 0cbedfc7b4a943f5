import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('_template');

export const notes = table(
  'notes',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('_template_notes_written').on(t.writtenAt), check('title_not_empty', sql`${t.title} <> ''`)],
);
