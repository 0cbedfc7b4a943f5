import { localMoment, momentOf, type Span } from './calendar.ts';
import type { LifeEvent } from './events.ts';
import type { Persona } from './persona.ts';
import { byTime } from './plan.ts';

type Circle = Persona['routines']['circles'][number];

/** Who belongs to a circle besides the owner at a moment; nobody before it was founded. */
export function membersAt({ people, founded, changes }: Circle, at: number, zone: string): readonly string[] {
  if (founded && localMoment(founded, zone) > at) return [];
  return changes
    .filter((change) => localMoment(change.at, zone) <= at)
    .reduce<readonly string[]>(
      (members, { joined, left }) => [...members.filter((id) => !left.includes(id)), ...joined],
      people,
    );
}

/** Circles as they form and change. Those older than the record are there from its first moment. */
export function planCircles({ routines: { circles } }: Persona, span: Span): LifeEvent[] {
  const begins = momentOf(span.first, 0, span.zone);
  return circles.flatMap((circle, index) => {
    const founded = circle.founded && localMoment(circle.founded, span.zone);
    const isOlder = !founded || founded <= begins + circles.length * 1000;
    const at = isOlder ? begins + (index + 1) * 1000 : founded;
    const changes = changesOf(circle, span.zone);
    const before = isOlder ? changes.filter((change) => change.at <= at) : [];
    return [
      formed(circle, { at, before, ...(isOlder && { founded: founded || at }) }),
      ...changes.filter((change) => !before.includes(change)),
    ];
  });
}

type Changed = Extract<LifeEvent, { type: 'circle.changed' }>;

function changesOf({ id, changes, admins }: Circle, zone: string): Changed[] {
  return changes
    .map(
      ({ at, by, joined, left, renamed, about }, index): Changed => ({
        ...{ id: `circle.${id}.${index + 1}`, at: localMoment(at, zone), type: 'circle.changed', circle: id },
        ...{ by: by ?? admins[0] ?? 'me', joined, left },
        ...{ ...(renamed && { renamed }), ...(about && { about }) },
      }),
    )
    .toSorted(byTime);
}

/** With whatever changed before the record begins already done. */
function formed(
  { id, name, setting, people, admins, about }: Circle,
  { at, founded, before }: { at: number; founded?: number; before: readonly Changed[] },
): LifeEvent {
  const members = before.reduce<readonly string[]>(
    (list, { joined, left }) => [...list.filter((person) => !left.includes(person)), ...joined],
    people,
  );
  const told = before.findLast((change) => change.about)?.about ?? about;
  return {
    ...{ id: `circle.${id}`, at, type: 'circle.formed', circle: id, setting, by: admins[0] ?? 'me', admins },
    ...{ name: before.findLast(({ renamed }) => renamed)?.renamed ?? name, people: members },
    ...{ ...(told && { about: told }), ...(founded && { founded }) },
  };
}
