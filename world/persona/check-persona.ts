import type { Persona, PersonaRules } from '../persona.ts';
import { checkApps } from './check-apps.ts';
import { checkMoney } from './check-money.ts';
import { checkPeople } from './check-people.ts';
import { checkReferences } from './check-references.ts';
import { checkTrips } from './check-trips.ts';

/** What a schema cannot see: whether the parts of the document agree. Every problem names its place. */
export function checkPersona(persona: Persona, { apps }: PersonaRules): string[] {
  return [
    ...checkPeople(persona),
    ...checkTrips(persona),
    ...checkMoney(persona),
    ...checkReferences(persona),
    ...(apps ? checkApps(persona, apps) : []),
  ];
}
