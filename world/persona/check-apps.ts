import type { Persona } from '../persona.ts';

/** Every app that is spoken of exists. */
export function checkApps(persona: Persona, apps: readonly string[]): string[] {
  return namedApps(persona)
    .filter(([, app]) => !apps.includes(app))
    .map(([path, app]) => `${path}: there is no app "${app}". Example: "${apps[0]}"`);
}

type Named = [path: string, app: string];

function namedApps(persona: Persona): Named[] {
  const { contacts, record_counts, app_overrides, cross_app_events, browsing_patterns } = persona;
  const { planted_contradictions, planted_dependencies } = persona;
  return [
    ...contacts.flatMap(({ apps }, i) => apps.map((app, j): Named => [`contacts[${i}].apps[${j}]`, app])),
    ...Object.keys(record_counts).map((app): Named => [`record_counts.${app}`, app]),
    ...Object.keys(app_overrides).map((app): Named => [`app_overrides.${app}`, app]),
    ...cross_app_events.flatMap(({ apps }, i) =>
      apps.map((app, j): Named => [`cross_app_events[${i}].apps[${j}]`, app]),
    ),
    ...planted_contradictions.flatMap(({ claims }, i) =>
      claims.map(({ app }, j): Named => [`planted_contradictions[${i}].claims[${j}].app`, app]),
    ),
    ...planted_dependencies.flatMap(({ steps }, i) =>
      steps.map(({ app }, j): Named => [`planted_dependencies[${i}].steps[${j}].app`, app]),
    ),
    ...[...browsing_patterns.daily, ...browsing_patterns.threads].flatMap(({ id, pages }) =>
      pages.flatMap(({ app }, j): Named[] =>
        app ? [[`browsing_patterns "${id}".pages[${j}].app`, app]] : [],
      ),
    ),
  ];
}
