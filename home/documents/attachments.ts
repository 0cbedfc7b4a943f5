import { minuteMs } from '#world/calendar.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';

interface Row {
  filename: string;
  bytes: Uint8Array;
  at: number;
  mine: number;
}

/**
 * What came with mails and chats, byte for byte: what others sent lies in Downloads, what the owner sent was theirs
 * before and lies where the collection keeps it, else among their documents.
 */
export const attachments: DocumentKind = (desk) => {
  const kept = new Map(desk.collection.keepsakes.map((keepsake) => [keepsake.attachment, keepsake]));
  return readRows(desk).map((row): SavedFile => {
    const keepsake = kept.get(row.filename);
    const atMs = keepsake?.saved
      ? desk.moment(keepsake.saved)
      : desk.atDesk(row.mine ? row.at - 12 * minuteMs : row.at + 25 * minuteMs);
    const path = keepsake?.path ?? `${row.mine ? 'Documents' : 'Downloads'}/${row.filename}`;
    return { path, content: row.bytes, atMs: Math.min(atMs, desk.life.referenceMs - minuteMs) };
  });
};

/** Of a name that came several times, the last. Invitations went into the calendar, pictures among the pictures. */
function readRows(desk: Desk): Row[] {
  const mails = desk.rows<Row>(
    `
    select a.filename, a.bytes, m.at, m.from_email = ? as mine
    from hoolimail_attachments a join hoolimail_messages m on m.id = a.message_id
    where a.type <> 'text/calendar' and m.state <> 'draft' order by m.at, a.id`,
    desk.life.owner.email,
  );
  const chats = desk.rows<Row>(`
    select a.filename, c.bytes, m.at, m.sender = 'me' as mine
    from hoolichat_attachments a
    join hoolichat_contents c on c.id = a.content_id
    join hoolichat_messages m on m.id = a.message_id
    where a.type not like 'image/%' order by m.at, a.id`);
  return [...new Map([...mails, ...chats].map((row) => [row.filename, row])).values()];
}
