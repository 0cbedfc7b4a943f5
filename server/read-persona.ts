import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_SLUGS } from '#protocol/app-slugs.ts';
import { type LettersFile, parseLetters } from '#world/letters.ts';
import { type Persona, parsePersona } from '#world/persona.ts';

const personasDir = join(import.meta.dirname, '..', 'personas');

/** A persona's folder: persona.json, and letters/ and chats/ with as many files as their author likes. */
export function readPersona(slug: string): { persona: Persona; letters: LettersFile } {
  const dir = join(personasDir, slug);
  if (!existsSync(join(dir, 'persona.json'))) {
    const folders = readdirSync(personasDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known = folders.map(({ name }) => name).join(', ');
    throw new Error(`There is no persona "${slug}" in personas/. There are: ${known}.`);
  }
  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(dir, file), 'utf8'));
    } catch (error) {
      throw new Error(`personas/${slug}/${file} is not JSON: ${(error as Error).message}`);
    }
  };
  const filesIn = (folder: string): string[] =>
    existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).sort() : [];
  const letters = filesIn('letters').map((file) => readJson(`letters/${file}`));
  const chats = filesIn('chats').map((file) => ({
    ...{ file: `chats/${file}`, document: readJson(`chats/${file}`) },
  }));
  return {
    persona: parsePersona(readJson('persona.json'), { apps: APP_SLUGS }),
    letters: parseLetters(letters, chats),
  };
}
