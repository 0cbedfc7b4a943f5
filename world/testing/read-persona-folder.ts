import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type LettersFile, parseLetters } from '../letters.ts';
import { type Persona, parsePersona } from '../persona.ts';

/** The apps that personas may speak of, as the specification lists them. */
export const knownApps = [
  ...[
    'gringotts',
    'batbucks',
    'oddsmarket',
    'speedtax',
    'hoolimail',
    'hoolicalendar',
    'hoolichat',
    'hooliwork',
  ],
  ...[
    'sprintboard',
    'lockedin',
    'hangrydash',
    'tablefind',
    'kwikemart',
    'hoolishop',
    'dinoco',
    'cheskepdia',
    'etaxi',
  ],
];

export function readDocument(slug: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../personas/${slug}/persona.json`, import.meta.url), 'utf8'));
}

export function readPersonaFolder(slug: string): { persona: Persona; letters: LettersFile } {
  const read = (folder: string) => {
    const url = new URL(`../../personas/${slug}/${folder}/`, import.meta.url);
    const files = existsSync(url) ? readdirSync(url).toSorted() : [];
    return files.map((file) => ({ file, document: JSON.parse(readFileSync(new URL(file, url), 'utf8')) }));
  };
  const letters = read('letters').map(({ document }) => document);
  return {
    persona: parsePersona(readDocument(slug), { apps: knownApps }),
    letters: parseLetters(letters, read('chats')),
  };
}
