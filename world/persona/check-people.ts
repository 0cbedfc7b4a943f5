import type { Persona } from '../persona.ts';

/** Everyone who is named anywhere is among the contacts. */
export function checkPeople(persona: Persona): string[] {
  const known = new Map(persona.contacts.map((contact) => [contact.id, contact]));
  const example = JSON.stringify(persona.contacts[0]?.id);
  const strangers = namedPeople(persona)
    .filter(([, id]) => id !== undefined && id !== 'me' && !known.has(id))
    .map(([path, id]) => `${path}: "${id}" is not in contacts. Example: ${example}`);
  return [...twiceNamed(persona), ...strangers, ...unreachable(persona), ...backwards(persona)];
}

function twiceNamed({ contacts }: Persona): string[] {
  const ids = contacts.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [`contacts[${index}].id: "${id}" is taken by contacts[${ids.indexOf(id)}]. Example: "${id}-2"`],
  );
}

/** What comes round in somebody's week ends after it begins, on the same day. */
function backwards({ contacts }: Persona): string[] {
  return contacts.flatMap(({ week }, index) =>
    week.flatMap(({ from, to }, entry) =>
      from < to ? [] : [`contacts[${index}].week[${entry}].to: ${to} is not after ${from}. Example: "21:00"`],
    ),
  );
}

/** Transfers between people need both to be enrolled. */
function unreachable({ contacts, financial }: Persona): string[] {
  const cannot = new Set(contacts.filter(({ zelle }) => !zelle).map(({ id }) => id));
  return financial.transfers.flatMap(({ who }, index) =>
    cannot.has(who)
      ? [`financial.transfers[${index}].who: "${who}" has zelle: false and can neither pay nor be paid so.`]
      : [],
  );
}

type Named = [path: string, id: string | undefined];

function namedPeople(persona: Persona): Named[] {
  const { financial, shopping, routines, trips, work, tax_info, cross_app_events } = persona;
  return [
    ...financial.transfers.map(({ who }, i): Named => [`financial.transfers[${i}].who`, who]),
    ...shopping.gifts.recipients.map((id, i): Named => [`shopping.gifts.recipients[${i}]`, id]),
    ...namedInRoutines(routines),
    ...trips.flatMap((trip, i) => [
      ...list(`trips[${i}].people`, trip.people),
      ...trip.outings.flatMap((outing, j) => list(`trips[${i}].outings[${j}].people`, outing.people)),
    ]),
    ...namedAtWork(work),
    ['tax_info.preparer', tax_info.preparer],
    ...tax_info.otherIncome.map(({ paidBy }, i): Named => [`tax_info.otherIncome[${i}].paidBy`, paidBy]),
    ...cross_app_events.flatMap(({ people, chat }, i) => [
      ...list(`cross_app_events[${i}].people`, people),
      ...chat.map(({ from }, j): Named => [`cross_app_events[${i}].chat[${j}].from`, from]),
    ]),
  ];
}

function namedInRoutines({
  habits,
  courses,
  appointments,
  engagements,
  invitations,
  circles,
  posts,
}: Persona['routines']): Named[] {
  return [
    ...engagements.flatMap(({ who, always, organizers }, i) => [
      ...list(`routines.engagements[${i}].who`, who),
      ...list(`routines.engagements[${i}].always`, always),
      ...list(
        `routines.engagements[${i}].organizers`,
        organizers.map((id) => (id === 'them' ? 'me' : id)),
      ),
    ]),
    ...invitations.flatMap(({ organizer, people, silent }, i): Named[] => [
      [`routines.invitations[${i}].organizer`, organizer],
      ...list(`routines.invitations[${i}].people`, people),
      ...list(`routines.invitations[${i}].silent`, silent),
    ]),
    ...habits.flatMap(({ company }, i) => list(`routines.habits[${i}].company`, company ?? [])),
    ...courses.map(({ teacher }, i): Named => [`routines.courses[${i}].teacher`, teacher]),
    ...appointments.flatMap(({ with: person, people }, i): Named[] => [
      [`routines.appointments[${i}].with`, person],
      ...list(`routines.appointments[${i}].people`, people),
    ]),
    ...circles.flatMap(({ people, admins, changes }, i) => [
      ...list(`routines.circles[${i}].people`, people),
      ...list(`routines.circles[${i}].admins`, admins),
      ...changes.flatMap(({ by, joined, left }, j): Named[] => [
        [`routines.circles[${i}].changes[${j}].by`, by],
        ...list(`routines.circles[${i}].changes[${j}].joined`, joined),
        ...list(`routines.circles[${i}].changes[${j}].left`, left),
      ]),
    ]),
    ...posts.map(({ by }, i): Named => [`routines.posts[${i}].by`, by]),
  ];
}

function namedAtWork({ boss, directReports, meetings, projects }: Persona['work']): Named[] {
  return [
    ['work.boss', boss],
    ...list('work.directReports', directReports),
    ...meetings.flatMap(({ people, organizer }, i): Named[] => [
      ...list(`work.meetings[${i}].people`, people),
      [`work.meetings[${i}].organizer`, organizer],
    ]),
    ...projects.flatMap(({ lead, members, tickets }, i): Named[] => [
      [`work.projects[${i}].lead`, lead],
      ...list(`work.projects[${i}].members`, members),
      ...tickets.flatMap(({ assignee, reporter, comments }, j): Named[] => [
        [`work.projects[${i}].tickets[${j}].assignee`, assignee],
        [`work.projects[${i}].tickets[${j}].reporter`, reporter],
        ...comments.map(({ by }, k): Named => [`work.projects[${i}].tickets[${j}].comments[${k}].by`, by]),
      ]),
    ]),
  ];
}

const list = (path: string, ids: readonly string[]): Named[] =>
  ids.map((id, index) => [`${path}[${index}]`, id]);
