export interface Block {
  startsAt: number;
  endsAt: number;
}

export interface FreeSlot extends Block {
  /** Names of those who cannot. */
  missing: string[];
}

const STEP_MS = 30 * 60_000;

interface Question {
  /** Where a meeting may lie. */
  hours: readonly Block[];
  everybody: readonly { name: string; blocks: readonly Block[] }[];
  lastsMs: number;
  after: number;
  most: number;
}

/** On the half hour, the soonest first, at most one per hour; with everybody if that is possible at all. */
export function freeSlots({ hours, everybody, lastsMs, after, most }: Question): FreeSlot[] {
  const candidates = hours.flatMap(({ startsAt, endsAt }) => {
    const slots: FreeSlot[] = [];
    const first = Math.ceil(Math.max(startsAt, after) / STEP_MS) * STEP_MS;
    for (let at = first; at + lastsMs <= endsAt; at += STEP_MS)
      slots.push({ startsAt: at, endsAt: at + lastsMs, missing: missingAt(everybody, at, at + lastsMs) });
    return slots;
  });
  const fewest = Math.min(...candidates.map(({ missing }) => missing.length));
  const chosen: FreeSlot[] = [];
  for (const slot of candidates) {
    const last = chosen.at(-1);
    const isApart = !last || slot.startsAt >= last.startsAt + Math.max(lastsMs, 2 * STEP_MS);
    if (slot.missing.length === fewest && isApart) chosen.push(slot);
    if (chosen.length === most) break;
  }
  return chosen;
}

const missingAt = (everybody: Question['everybody'], from: number, until: number): string[] =>
  everybody
    .filter(({ blocks }) => blocks.some(({ startsAt, endsAt }) => startsAt < until && endsAt > from))
    .map(({ name }) => name);
