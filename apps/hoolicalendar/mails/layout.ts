import { sayRule } from '../rules/recurrence-words.ts';
import { sayWhen } from '../rules/say-when.ts';
import { videoLink } from '../rules/video.ts';
import type { Event } from '../schema/events.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** "Dinner @ Fri Apr 3, 2026, 7:00 PM – 8:30 PM (EDT)". */
export const subjectOf = (event: Event): string => `${event.title} @ ${sayWhen(event)}`;

export interface MailParts {
  /** What this mail is about, in a sentence. */
  lead: string;
  event: Event;
  repeats: string;
  people: readonly { name: string; role?: string }[];
  /** Somebody's own words. */
  note?: string;
}

/** The body of a mail about an event: the fact first, then the event as a card. */
export function mailHtml({ lead, event, repeats, people, note }: MailParts): string {
  const rows: [string, string][] = [
    ['When', escapeHtml([sayWhen(event), repeats].filter(Boolean).join(' · '))],
    ['Where', escapeHtml(event.location)],
    ['Join', event.videoCode ? escapeHtml(videoLink(event.videoCode)) : ''],
    ['Who', people.map(({ name, role }) => escapeHtml(role ? `${name} (${role})` : name)).join('<br>')],
    ['Notes', escapeHtml(event.description).replaceAll('\n', '<br>')],
  ];
  const cells = rows
    .filter(([, value]) => value)
    .map(
      ([label, value]) =>
        `<tr><td style="color:#5f6368;padding:4px 16px 4px 0;vertical-align:top">${label}</td><td style="padding:4px 0">${value}</td></tr>`,
    );
  return [
    `<div style="font-family:Arial,sans-serif;color:#202124;max-width:560px">`,
    `<p>${escapeHtml(lead)}</p>`,
    note ? `<p style="border-left:3px solid #c4c7cc;padding-left:12px">${escapeHtml(note)}</p>` : '',
    `<div style="border:1px solid #dadce0;border-radius:8px;padding:16px">`,
    `<h2 style="font-size:18px;margin:0 0 8px">${escapeHtml(event.title)}</h2>`,
    `<table style="border-collapse:collapse;font-size:14px">${cells.join('')}</table></div></div>`,
  ].join('');
}

export const repeatsOf = ({ rrule, start }: Event): string => sayRule(rrule, start);
