import type { EventKey } from '../../location.ts';

const withOccurrence = (path: string, occurrence: string): string =>
  occurrence ? `${path}?occurrence=${encodeURIComponent(occurrence)}` : path;

export const eventHref = ({ eventId, occurrence }: EventKey): string =>
  withOccurrence(`/events/${eventId}`, occurrence);

export const editHref = ({ eventId, occurrence }: EventKey): string =>
  withOccurrence(`/events/${eventId}/edit`, occurrence);
