import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_SLUGS } from '#protocol/app-slugs.ts';
import { type LettersFile, parseLetters } from '#world/letters.ts';
import { type Persona, parsePersona } from '#world/persona.ts';

const personasDir = join(import.meta.dirname, '..', 'personas');

/** A persona's folder: persona.json, and letters/ with as many files as their author likes. */
export function readPersona(slug: string): { persona: Persona; letters: LettersFile } {
  const dir = join(personasDir, slug);
  if (!existsSync(join(dir, 'persona.json'))) {
    const folders = readdirSync(personasDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known = folders.map(({ name }) => name).join(', ');
    throw new Error(`There is no persona "${slug}" in personas/. There are: ${known}.`);
  }
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const files = existsSync(join(dir, 'letters')) ? readdirSync(join(dir, 'letters')).sort() : [];
  return {
    persona: parsePersona(readJson(join(dir, 'persona.json')), { apps: APP_SLUGS }),
    letters: parseLetters(files.map((file) => readJson(join(dir, 'letters', file)))),
  };
}
