import type { EventOf } from '#world/events.ts';
import type { Desk, DocumentKind } from './desk.ts';
import { csvLine } from './wording.ts';

/** Each project board as it stood when its owner last touched it, saved from the board's page. */
export const boardExports: DocumentKind = (desk) => {
  const tickets = desk.eventsOf('ticket.opened');
  const keys = [...new Set(tickets.map(({ project }) => project.key))];
  return keys.map((key) => {
    const own = tickets.filter(({ project }) => project.key === key);
    const touched = [...desk.eventsOf('ticket.moved'), ...desk.eventsOf('ticket.discussed')].filter(
      ({ ticket }) => ticket.startsWith(`${key}-`),
    );
    const last = Math.max(...own.map(({ at }) => at), ...touched.map(({ at }) => at));
    const atMs = Math.min(desk.atDesk(last + 14 * 60_000), desk.life.referenceMs - 600_000);
    const lines = own.map((ticket) => describe(desk, ticket));
    const content = `${[HEAD, ...lines].map(csvLine).join('\r\n')}\r\n`;
    return { path: `Downloads/${key}-board-${desk.dayOf(atMs)}.csv`, content, atMs };
  });
};

const HEAD = ['Key', 'Summary', 'Type', 'Status', 'Priority', 'Assignee', 'Reporter', 'Points', 'Due'];

function describe(desk: Desk, ticket: EventOf<'ticket.opened'>): (string | number)[] {
  const moves = desk.eventsOf('ticket.moved').filter((move) => move.ticket === ticket.ticket);
  return [
    ...[ticket.ticket, ticket.title, ticket.kind, moves.at(-1)?.to ?? 'to do', ticket.priority],
    ...[desk.nameOf(ticket.assignee), desk.nameOf(ticket.reporter), ticket.points ?? '', ticket.due ?? ''],
  ];
}
