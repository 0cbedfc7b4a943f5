import type { ThreadRow } from '../../rules/views.ts';

/** What stands in the senders' column, piece by piece. */
export interface SenderPiece {
  text: string;
  unread: boolean;
}

const SHOWN = 3;

/** One name in full; of several the first names, the oldest and the newest where they are many. */
export function senderPieces(row: Pick<ThreadRow, 'senders'>): SenderPiece[] {
  const { senders } = row;
  if (senders.length === 1)
    return senders.map(({ name, email, unread }) => ({ text: name || email, unread }));
  const shown = senders.length > SHOWN ? [senders[0]!, ...senders.slice(1 - SHOWN)] : senders;
  return shown.map(({ name, email, unread }) => ({ text: firstName(name) || email, unread }));
}

export const recipientText = (row: Pick<ThreadRow, 'recipients'>): string =>
  row.recipients.length === 0
    ? '(no recipient)'
    : `To: ${row.recipients.map(({ name, email }, _, all) => (all.length > 1 ? firstName(name) : name) || email).join(', ')}`;

function firstName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 1 ? first : name;
}
