import { localMoment } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';

/** Documents worked on, posts published, tickets moved across the board: what is dated in the persona. */
export function planWritings({ routines, work, identity: { zone } }: Persona): LifeEvent[] {
  const documents = routines.documents.flatMap(({ id, title, folder, kind, written, text }) =>
    written.map((at, index): LifeEvent => {
      const body = typeof text === 'string' ? text : text.join('\n');
      const about = { document: id, title, folder, kind, revision: index + 1, text: body };
      return {
        id: `document.${id}.${index + 1}`,
        at: localMoment(at, zone),
        type: 'document.written',
        ...about,
      };
    }),
  );
  const posts = routines.posts.map(({ id, at, by = 'me', audience, text }): LifeEvent => {
    return { id: `post.${id}`, at: localMoment(at, zone), type: 'post.published', by, audience, text };
  });
  return [...documents, ...posts, ...work.projects.flatMap((project) => projectEvents(project, zone))];
}

type Project = Persona['work']['projects'][number];

function projectEvents(project: Project, zone: string): LifeEvent[] {
  return project.tickets.flatMap((ticket, index) => {
    const key = `${project.key}-${index + 1}`;
    const on = (date: string, clock: string) => localMoment(`${date}T${clock}`, zone);
    // People touch the board at different hours, but always in the order opened, started, reviewed, done.
    const minute = String((index * 13) % 60).padStart(2, '0');
    const { title, type: kind, assignee, reporter, priority, points, due } = ticket;
    const opened: LifeEvent = {
      ...{ id: `ticket.${key}`, at: on(ticket.opened, `09:${minute}`), type: 'ticket.opened', ticket: key },
      ...{ project: { key: project.key, name: project.name }, title, kind, assignee, reporter, priority },
      ...{ ...(points !== undefined && { points }), ...(due && { due }) },
    };
    const moves = [
      { to: 'in progress', on: ticket.started, clock: `10:${minute}` },
      { to: 'in review', on: ticket.reviewed, clock: `14:${minute}` },
      { to: 'done', on: ticket.done, clock: `16:${minute}` },
    ] as const;
    const moved = moves.flatMap(({ to, on: date, clock }): LifeEvent[] =>
      date
        ? [
            {
              id: `ticket.${key}.${to}`,
              at: on(date, clock),
              type: 'ticket.moved',
              ticket: key,
              to,
              by: assignee,
            },
          ]
        : [],
    );
    const comments = ticket.comments.map(
      ({ at, by, text }, n): LifeEvent => ({
        ...{
          id: `ticket.${key}.said.${n + 1}`,
          at: localMoment(at, zone),
          type: 'ticket.discussed',
          ticket: key,
          by,
          text,
        },
      }),
    );
    return [opened, ...moved, ...comments];
  });
}
