interface Part {
  type: string;
  bytes: Uint8Array;
}

/** Larger ones are files that somebody shared, not invitations. */
const MOST_BYTES = 500_000;

export const isCalendarPart = ({ type }: { type: string }): boolean => /^text\/calendar\b/i.test(type);

/** The iCalendar object that a mail carries, if any. */
export function calendarText(files: readonly Part[]): string | null {
  const part = files.find((file) => isCalendarPart(file) && file.bytes.length <= MOST_BYTES);
  return part ? new TextDecoder().decode(part.bytes) : null;
}

/** The event that it speaks of, by its UID. */
export const eventUid = (ics: string): string | null => property(ics, 'UID');

/** The event that it invites to, changes or cancels. Answers of guests speak for themselves. */
export const invitedTo = (ics: string): string | null =>
  calendarMethod(ics) === 'REPLY' ? null : eventUid(ics);

/** `REQUEST`, `CANCEL` or `REPLY`. */
export const calendarMethod = (ics: string): string | null => property(ics, 'METHOD')?.toUpperCase() ?? null;

function property(ics: string, name: string): string | null {
  const lines = ics.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const line = lines.find((one) => new RegExp(`^${name}[:;]`, 'i').test(one));
  return line?.slice(line.indexOf(':') + 1).trim() || null;
}
