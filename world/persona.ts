import { z } from 'zod';
import { checkPersona } from './persona/check-persona.ts';
import { explainIssues } from './persona/explain-issues.ts';
import { routines } from './persona/habits.ts';
import { financial, investments, predictionMarkets, taxInfo } from './persona/money.ts';
import { contact, identity } from './persona/people.ts';
import {
  appOverrides,
  browsingPatterns,
  crossAppEvent,
  plantedContradiction,
  plantedDependency,
  recordCounts,
  shopping,
} from './persona/story.ts';
import { trip } from './persona/trip.ts';
import { work } from './persona/work.ts';

/** The persona document: who someone is and how they live. What then happens is for `liveLife` to say. */
export type Persona = z.infer<typeof personaSchema>;

const personaSchema = z.strictObject({
  /** For editors: where the JSON Schema lies. */
  $schema: z.string().optional(),
  identity,
  contacts: z.array(contact).min(1),
  financial,
  record_counts: recordCounts,
  investments,
  prediction_markets: predictionMarkets,
  routines,
  trips: z.array(trip),
  work,
  tax_info: taxInfo,
  planted_contradictions: z.array(plantedContradiction),
  planted_dependencies: z.array(plantedDependency),
  browsing_patterns: browsingPatterns,
  shopping,
  app_overrides: appOverrides,
  cross_app_events: z.array(crossAppEvent),
});

export interface PersonaRules {
  /** The apps a persona may speak of. Absent: any name will do. */
  apps?: readonly string[];
}

/** Throws one error that lists every wrong place of the document: its path, the problem and an example. */
export function parsePersona(document: unknown, rules: PersonaRules = {}): Persona {
  const result = personaSchema.safeParse(document);
  if (!result.success) throw invalid(explainIssues(personaSchema, result.error.issues, document));
  const problems = checkPersona(result.data, rules);
  if (problems.length > 0) throw invalid(problems);
  return result.data;
}

/** For editors: completion and checks while writing a persona. */
export function personaJsonSchema(): object {
  return z.toJSONSchema(personaSchema, { io: 'input', unrepresentable: 'any' });
}

const invalid = (problems: readonly string[]): Error =>
  new Error(`The persona document is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
