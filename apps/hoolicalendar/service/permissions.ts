import { forbidden } from '#kit/errors.ts';
import type { Event } from '../schema/events.ts';

export const mayModify = ({ organizerEmail, guestsCanModify }: Event): boolean =>
  organizerEmail === null || guestsCanModify;

export const mayInvite = ({ organizerEmail, guestsCanModify, guestsCanInvite }: Event): boolean =>
  organizerEmail === null || guestsCanModify || guestsCanInvite;

export function requireModifiable(event: Event): void {
  if (mayModify(event)) return;
  const { title, organizerName, organizerEmail } = event;
  throw forbidden(
    `Only ${organizerName || organizerEmail} can change "${title}". You can answer the invitation or remove it from your calendar.`,
  );
}
