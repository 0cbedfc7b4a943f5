import { createRng } from '#world/rng.ts';
import type { Ctx } from '../context.ts';
import type { Person } from '../people.ts';
import { worldSeed } from '../world-seed.ts';
import type { Act } from './decide/act.ts';
import { answerDelay } from './timing.ts';
import { inChat, inMail, phrase } from './voice/render.ts';

/** The app in which the persona says people can be chatted with. */
const CHAT = 'hoolichat';

const chanceOf = (ctx: Ctx, person: Person) => {
  const seed = worldSeed(ctx);
  return createRng(`${seed}/tell/${person.id}`);
};

/** How long somebody takes to see to something that the owner asked of them in an app. */
export const reactionTime = (ctx: Ctx, person: Person, about: string): number =>
  answerDelay(person, 'mail', chanceOf(ctx, person)(`delay/${about}`));

/** Somebody comes to the owner of their own accord: in their chat, or by mail if they have none. */
export function tell(
  ctx: Ctx,
  person: Person,
  { act, about, subject }: { act: Act; about: string; subject: string },
): void {
  const random = chanceOf(ctx, person)(about);
  const line = phrase(person, act, { random, said: [] });
  const how = { random, isExact: true };
  if (person.contact.apps.includes(CHAT)) {
    ctx.ports.chat.say({ from: person.id, text: inChat(line, person, how) });
    return;
  }
  const text = inMail([line], person, how);
  const html = text
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  ctx.ports.mail.deliver({
    from: { name: person.name, email: person.email },
    subject,
    html,
    text,
    category: 'primary',
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
