const PREFIX = /^\s*(?:(?:re|fwd?|aw|wg)\s*(?:\[\d+\])?\s*:\s*)+/i;

/** The subject of a conversation: without the Re: and Fwd: that mail programs add. */
export const baseSubject = (subject: string): string => subject.replace(PREFIX, '').trim();

export const isAnswerSubject = (subject: string): boolean => PREFIX.test(subject);

export const replySubject = (subject: string): string => `Re: ${baseSubject(subject)}`.trim();

export const forwardSubject = (subject: string): string => `Fwd: ${baseSubject(subject)}`.trim();

/** The message ids in a References or In-Reply-To header, oldest first. */
export const messageIds = (header: string): string[] => header.match(/<[^<>\s]{1,250}>/g) ?? [];

/** References of an answer: those of the message it answers, and that message; long chains lose their middle. */
export function chainReferences(references: string, rfcId: string): string {
  const chain = [...messageIds(references), rfcId];
  return (chain.length > 20 ? [...chain.slice(0, 1), ...chain.slice(-19)] : chain).join(' ');
}
