import { dialog, link, nth, row, type Target, table } from '#kit/surface/surface.ts';

export const conversations = table('Conversations');

/** The line of a conversation; the newest where several have the subject. */
export const lineOf = (subject: string): Target => nth(row(new RegExp(escaped(subject)), conversations), 0);

export const subjectLink = (subject: string): Target => nth(link(subject, conversations), 0);

export const composeWindow = dialog('New message');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
