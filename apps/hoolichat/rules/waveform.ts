import { createRng } from '#world/rng.ts';

const BARS = 48;

/** The shape of somebody speaking: phrases that rise and fall, with pauses between. Always the same for the same words. */
export function waveformOf(seed: string): number[] {
  const random = createRng(seed)('waveform');
  let level = 30;
  return Array.from({ length: BARS }, () => {
    if (random.chance(0.12)) level = random.int(4, 12);
    else level = Math.min(100, Math.max(6, level + random.int(-28, 32)));
    return level;
  });
}
