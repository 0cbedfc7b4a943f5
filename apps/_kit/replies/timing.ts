import type { RandomStream } from '#world/rng.ts';
import type { Person } from '../people.ts';
import type { Said } from './said.ts';

const BOUNDS_MS = {
  chat: { least: 4_000, most: 40_000 },
  work: { least: 4_000, most: 40_000 },
  mail: { least: 20_000, most: 120_000 },
} as const;

/** Who lets a letter lie for a day is the last to answer here, though nobody takes longer than a person would wait. */
const SLOWEST_MINUTES = 1200;

export function answerDelay({ contact }: Person, channel: Said['channel'], random: RandomStream): number {
  const { least, most } = BOUNDS_MS[channel];
  const slowness = Math.log1p(contact.personality.answersAfterMinutes) / Math.log1p(SLOWEST_MINUTES);
  const mood = 0.75 + random.next() / 2;
  return Math.round(Math.min(most, Math.max(least, least + (most - least) * slowness * slowness * mood)));
}

/** Two to six seconds, and never from before the message was read. */
export const typingTime = (afterMs: number, random: RandomStream): number =>
  Math.min(random.int(2_000, 6_000), afterMs - 1_500);

export const invitationDelay = (person: Person, random: RandomStream): number =>
  answerDelay(person, 'mail', random);
