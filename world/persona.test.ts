import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Persona, parsePersona, personaJsonSchema } from './persona.ts';
import { knownApps, readDocument } from './testing/read-persona-folder.ts';

type Draft = Persona & Record<string, unknown>;

const slugs = ['michael-scott', 'nora-whitfield'];

/** The message that a document gets after a change to it. */
function complaint(change: (draft: Draft) => void, slug = 'michael-scott'): string {
  const draft = readDocument(slug) as Draft;
  change(draft);
  try {
    parsePersona(draft, { apps: knownApps });
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

test.each(slugs)('%s is a valid document', (slug) => {
  expect(complaint(() => {}, slug)).toBe('accepted');
});

const badInputs: [string, (draft: Draft) => void, string][] = [
  [
    'a malformed date',
    (draft) => Object.assign(draft.trips[1]!, { departs: '2026-02-30' }),
    'trips[1].departs: "2026-02-30" is not a date. Example: "2026-04-25"',
  ],
  [
    'a malformed time',
    (draft) => Object.assign(draft.routines.sleep, { bed: '25:10' }),
    'routines.sleep.bed: "25:10" is not a time of day. Example: "07:45"',
  ],
  [
    'an unknown time zone',
    (draft) => Object.assign(draft.identity, { zone: 'Mars/Olympus' }),
    'identity.zone: "Mars/Olympus" is not a time zone. Example: "America/New_York"',
  ],
  [
    'a negative salary',
    (draft) => Object.assign(draft.financial.wage.rates[0]!, { grossCents: -5 }),
    'financial.wage.rates[0].grossCents: -5 is less than 0. Example: 2500',
  ],
  [
    'a missing section',
    (draft) => Reflect.deleteProperty(draft, 'work'),
    'work: is missing. Example: {"place":"some text"',
  ],
  [
    'an unknown section',
    (draft) => Object.assign(draft, { hobbies: [] }),
    'the document: does not know "hobbies"',
  ],
  [
    'a trip before birth',
    (draft) => Object.assign(draft.trips[0]!, { departs: '1969-07-16' }),
    'trips[0].departs: 1969-07-16 is before the birth on 1978-03-15. Example: "2026-04-25"',
  ],
  [
    'overlapping trips',
    (draft) => Object.assign(draft.trips[1]!, { departs: '2024-11-19', returns: '2025-09-21' }),
    'trips[1].departs: 2024-11-19 is during the trip "albany-2024", which returns on 2024-11-20',
  ],
  [
    'an unknown contact in a trip',
    (draft) => Object.assign(draft.trips[1]!, { people: ['dracula'] }),
    'trips[1].people[0]: "dracula" is not in contacts. Example: "pam"',
  ],
  [
    'an unknown contact in a meeting',
    (draft) => Object.assign(draft.work.meetings[0]!, { people: ['pam', 'dracula'] }),
    'work.meetings[0].people[1]: "dracula" is not in contacts. Example: "pam"',
  ],
  [
    'a transfer to someone without an account',
    (draft) => Object.assign(draft.financial.transfers[0]!, { who: 'angela' }),
    'financial.transfers[0].who: "angela" has zelle: false',
  ],
  [
    'an unknown app in the overrides',
    (draft) => Object.assign(draft.app_overrides, { hoolimeal: {} }),
    'app_overrides.hoolimeal: there is no app "hoolimeal". Example: "gringotts"',
  ],
  [
    'an unknown app in an occasion',
    (draft) => draft.cross_app_events[0]!.apps.push('hoolimeal'),
    'cross_app_events[0].apps[4]: there is no app "hoolimeal"',
  ],
  [
    'an unknown app in the record counts',
    (draft) => Object.assign(draft.record_counts, { hoolimeal: { rows: 3 } }),
    'record_counts.hoolimeal: there is no app',
  ],
  [
    'a planted fact in an unknown app',
    (draft) => Object.assign(draft.planted_dependencies[0]!.steps[0]!, { app: 'hoolimeal' }),
    'planted_dependencies[0].steps[0].app: there is no app "hoolimeal"',
  ],
  [
    'pay that does not add up',
    (draft) => Object.assign(draft.financial.wage.rates[0]!, { netCents: 1 }),
    'financial.wage.rates[0].netCents: 1 is not gross less what is withheld. Example: 183090',
  ],
  [
    'a form that says other than what was paid',
    (draft) => Object.assign(draft.tax_info.otherIncome[0]!, { amountCents: 1 }),
    'tax_info.otherIncome[0].amountCents: 1 is not what "marcus" paid in 2025. Example: 66000',
  ],
  [
    'research that leads nowhere',
    (draft) => Object.assign(draft.browsing_patterns.threads[0]!, { leadsTo: 'atlantis' }),
    'browsing_patterns.threads[0].leadsTo: nothing in the document has the id "atlantis"',
  ],
  [
    'two contacts of one name',
    (draft) => Object.assign(draft.contacts[1]!, { id: 'pam' }),
    'contacts[1].id: "pam" is taken by contacts[0]',
  ],
];

test.each(badInputs)('%s is refused with its place and an example', (_, change, message) => {
  expect(complaint(change)).toContain(message);
});

test('every wrong place is named at once', () => {
  const message = complaint((draft) => {
    Object.assign(draft.identity, { zone: 'Nowhere', birthday: 'soon' });
    Object.assign(draft.contacts[0]!, { email: 'pam' });
  });
  expect(message.split('\n')).toHaveLength(4);
});

test('Michael is as rich as the specification asks', () => {
  const persona = parsePersona(readDocument('michael-scott'), { apps: knownApps });
  expect(persona.contacts.length).toBeGreaterThanOrEqual(30);
  expect(persona.planted_contradictions.length).toBeGreaterThanOrEqual(8);
  expect(persona.planted_dependencies.length).toBeGreaterThanOrEqual(8);
  expect(persona.browsing_patterns.threads.length).toBeGreaterThanOrEqual(12);
  expect(persona.cross_app_events.length).toBeGreaterThanOrEqual(20);
  expect(persona.work.projects).toHaveLength(3);
});

test('the schema for editors is the one that is checked', () => {
  const file = new URL('../personas/persona.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(personaJsonSchema())));
});
