import type { LifeEvent } from './events.ts';

/** Whether the owner does this, awake and with a hand free, rather than someone or something else. */
export function isOwnAct(event: LifeEvent): boolean {
  switch (event.type) {
    case 'mail.sent':
    case 'money.sent':
    case 'money.requested':
    case 'money.saved':
    case 'card.paid':
    case 'cash.withdrawn':
    case 'thing.ordered':
    case 'table.booked':
    case 'flight.booked':
    case 'passage.booked':
    case 'stay.booked':
    case 'appointment.made':
    case 'invitation.answered':
    case 'meeting.prepared':
    case 'leave.booked':
    case 'task.noted':
    case 'task.done':
    case 'trip.planned':
    case 'page.visited':
    case 'document.written':
    case 'bet.placed':
    case 'market.funded':
      return true;
    case 'bill.paid':
      return !event.autopay;
    case 'purchase.made':
      return !event.automatic;
    case 'chat.said':
      return event.from === 'me';
    case 'post.published':
      return event.by === 'me';
    case 'meeting.arranged':
      return event.organizer === 'me';
    case 'meeting.moved':
    case 'meeting.cancelled':
      return event.by === 'me';
    case 'circle.formed':
      return event.by === 'me' && event.founded === undefined;
    case 'circle.changed':
    case 'ticket.moved':
    case 'ticket.discussed':
      return event.by === 'me';
    default:
      return false;
  }
}
