import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { factsOf } from './facts.ts';

/** `{amount coopers-holly}` in a letter: a fact of the event of that id. */
const slot = /\{([a-zA-Z]+) ([a-z0-9][a-z0-9.-]*)\}/g;

/** Fills in what letters quote of events. Throws when there is no such event, or it has no such fact. */
export function fillLetterSlots(
  letters: readonly LifeEvent[],
  events: readonly LifeEvent[],
  persona: Persona,
): LifeEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const fill = (text: string, letter: string) =>
    text.replaceAll(slot, (whole, fact: string, id: string) => {
      const event = byId.get(id);
      if (!event) throw new Error(`${letter}: there is no event "${id}" to quote in ${whole}.`);
      const value = factsOf(event, persona)[fact];
      if (value === undefined) throw new Error(`${letter}: "${id}" has no ${fact} to quote in ${whole}.`);
      return value;
    });
  return letters.map((event) => {
    if (event.type === 'chat.said') return { ...event, text: fill(event.text, event.id) };
    if (!('mail' in event) || !(event.mail.subject + event.mail.text).includes('{')) return event;
    const { mail } = event;
    const html = mail.html === undefined ? {} : { html: fill(mail.html, event.id) };
    return {
      ...event,
      mail: { ...mail, subject: fill(mail.subject, event.id), text: fill(mail.text, event.id), ...html },
    };
  });
}
