import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertRows, makeSqliteFile } from '../sqlite-file.ts';
import type { FormEntry } from './form-history.ts';
import { guidOf } from './guid.ts';

const schema = readFileSync(join(import.meta.dirname, 'schemas/formhistory.sql'), 'utf8');

/** formhistory.sqlite */
export function formHistoryDatabase(entries: readonly FormEntry[], seed: string): Uint8Array {
  const engines = [...new Set(entries.flatMap(({ engine }) => engine ?? []))];
  return makeSqliteFile({ schema }, (db) => {
    insertRows(
      db,
      'moz_formhistory',
      entries.map(({ field, value, timesMs }, index) => ({
        id: index + 1,
        fieldname: field,
        value,
        timesUsed: timesMs.length,
        firstUsed: Math.min(...timesMs) * 1000,
        lastUsed: Math.max(...timesMs) * 1000,
        guid: guidOf(`${seed} form ${field} ${value}`, 16),
      })),
    );
    insertRows(
      db,
      'moz_sources',
      engines.map((source, index) => ({ id: index + 1, source })),
    );
    insertRows(
      db,
      'moz_history_to_sources',
      entries.flatMap(({ engine }, index) =>
        engine ? { history_id: index + 1, source_id: engines.indexOf(engine) + 1 } : [],
      ),
    );
  });
}
