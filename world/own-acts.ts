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
    case 'circle.formed':
      return event.by === 'me' && event.founded === undefined;
    case 'circle.changed':
      return event.by === 'me';
    case 'ticket.moved':
    case 'ticket.discussed':
      return event.by === 'me';
    default:
      return false;
  }
}
