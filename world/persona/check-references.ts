import type { Persona } from '../persona.ts';

/** What points to another part of the document finds it. */
export function checkReferences(persona: Persona): string[] {
  const { browsing_patterns, cross_app_events, planted_contradictions, routines } = persona;
  const circles = new Set(routines.circles.map(({ id }) => id));
  const things = thingsOf(persona);
  return [
    ...twice(persona),
    ...browsing_patterns.threads.flatMap(({ leadsTo }, index) =>
      leadsTo && !things.has(leadsTo)
        ? [
            `browsing_patterns.threads[${index}].leadsTo: nothing in the document has the id "${leadsTo}". Example: "${[...things][0]}"`,
          ]
        : [],
    ),
    ...cross_app_events.flatMap(({ circle }, index) =>
      circle && !circles.has(circle)
        ? [
            `cross_app_events[${index}].circle: "${circle}" is not in routines.circles. Example: "${[...circles][0]}"`,
          ]
        : [],
    ),
    ...planted_contradictions.flatMap(({ truth, claims }, index) =>
      claims.some(({ app }) => app === truth)
        ? []
        : [
            `planted_contradictions[${index}].truth: "${truth}" makes none of the claims. Example: "${claims[0]?.app}"`,
          ],
    ),
  ];
}

/** Everything with an id that becomes an event of that name. */
function thingsOf(persona: Persona): Set<string> {
  return new Set(namedThings(persona).map(([, id]) => id));
}

function namedThings({
  shopping,
  trips,
  routines,
  cross_app_events,
  investments,
}: Persona): [string, string][] {
  return [
    ...shopping.impulses.map(({ id }, i): [string, string] => [`shopping.impulses[${i}]`, id]),
    ...shopping.occasions.map(({ id }, i): [string, string] => [`shopping.occasions[${i}]`, id]),
    ...trips.map(({ id }, i): [string, string] => [`trips[${i}]`, id]),
    ...trips.flatMap((trip, i) =>
      [...trip.legs, ...trip.stays, ...trip.outings, ...trip.purchases].map(({ id }): [string, string] => [
        `trips[${i}]`,
        id,
      ]),
    ),
    ...routines.appointments.map(({ id }, i): [string, string] => [`routines.appointments[${i}]`, id]),
    ...routines.invitations.map(({ id }, i): [string, string] => [`routines.invitations[${i}]`, id]),
    ...routines.engagements.map(({ id }, i): [string, string] => [`routines.engagements[${i}]`, id]),
    ...routines.chores.map(({ id }, i): [string, string] => [`routines.chores[${i}]`, id]),
    ...routines.todos.map(({ id }, i): [string, string] => [`routines.todos[${i}]`, id]),
    ...routines.documents.map(({ id }, i): [string, string] => [`routines.documents[${i}]`, id]),
    ...investments.trades.map(({ id }, i): [string, string] => [`investments.trades[${i}]`, id]),
    ...cross_app_events.map(({ id }, i): [string, string] => [`cross_app_events[${i}]`, id]),
  ];
}

/** Ids name events for good, so each is used once. */
function twice(persona: Persona): string[] {
  const seen = new Map<string, string>();
  return namedThings(persona).flatMap(([path, id]) => {
    const first = seen.get(id);
    seen.set(id, path);
    return first ? [`${path}.id: "${id}" is taken by ${first}. Example: "${id}-2"`] : [];
  });
}
